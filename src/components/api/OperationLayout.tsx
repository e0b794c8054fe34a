import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children?: ReactNode;
}

/** Text and examples of an operation: side by side where there is room, one after the other elsewhere. */
export function OperationLayout({ children }: Props): ReactNode {
  return <div className={styles.layout}>{children}</div>;
}

/** The reference itself. */
export function OperationMain({ children }: Props): ReactNode {
  return <div className={styles.main}>{children}</div>;
}

/** Requests and responses by example; follows the scroll on wide screens. */
export function OperationAside({ children }: Props): ReactNode {
  return <div className={styles.aside}>{children}</div>;
}
