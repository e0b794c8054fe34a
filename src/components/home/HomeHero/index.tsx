import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The first screen of the home page: text, and the widget at work. */
export default function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.inner)}>{children}</div>
    </header>
  );
}
