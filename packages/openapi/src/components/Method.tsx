import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Badge of an HTTP method (src/css/chrome.css). */
export default function Method({ method }: { method: string }): ReactNode {
  return (
    <span className={clsx('method', method)} data-method={method} translate="no">
      {method.toUpperCase()}
    </span>
  );
}
