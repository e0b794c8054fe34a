import type { ReactNode } from 'react';

/** Badge of an HTTP method (packages/api-reference/src/common.css). */
export default function Method({ method }: { method: string }): ReactNode {
  return (
    <span data-method={method} translate="no">
      {method.toUpperCase()}
    </span>
  );
}
