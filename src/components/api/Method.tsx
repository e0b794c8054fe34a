import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Badge of an HTTP method. */
export default function Method({ method }: { method: string }): ReactNode {
  return (
    <span className={clsx(styles.method, method)} data-method={method} translate="no">
      {method.toUpperCase()}
    </span>
  );
}
