import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Text and samples of an operation: side by side where there is room; elsewhere the samples follow the description. */
export default function OperationLayout({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.layout}>{children}</div>;
}
