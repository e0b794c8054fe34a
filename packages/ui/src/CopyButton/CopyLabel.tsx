import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** Shown instead of the children while the button has `data-outcome="copied"`. */
  done: ReactNode;
}

/** The label of a copy button, as wide as the longer of its two texts. */
export default function CopyLabel({ children, done }: Props): ReactNode {
  return (
    <span className={styles.label}>
      <span>{children}</span>
      <span>{done}</span>
    </span>
  );
}
