import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
  /** Stands in their place while the button has `data-outcome="copied"`. */
  done: ReactNode;
}

/** The words of a button that copies, as wide as the longer of the two. */
export default function Words({ children, done }: Props): ReactNode {
  return (
    <span className={styles.words}>
      <span>{children}</span>
      <span>{done}</span>
    </span>
  );
}
