import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Numbered steps. Each `<Step>` starts with a heading, or with a paragraph if the table of contents should not list it. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return (
    <ol className={styles.steps} data-steps="">
      {children}
    </ol>
  );
}

interface StepProps {
  /** Whether this is the last step, which says how to check that everything works. */
  isCheck?: boolean;
  children: ReactNode;
}

export function Step({ isCheck = false, children }: StepProps): ReactNode {
  return (
    <li className={clsx(styles.step, isCheck && styles.check)}>
      <div className={styles.content} data-step="">
        {children}
      </div>
    </li>
  );
}
