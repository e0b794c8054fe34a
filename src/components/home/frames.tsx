import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** The first screen of the home page: text, and the widget at work. */
export function Hero({ children }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.inner}`}>{children}</div>
    </header>
  );
}

/** Text of the home page, with headings and tables. */
export function HomeText({ children }: Props): ReactNode {
  return <div className={`container text ${styles.section}`}>{children}</div>;
}

/** Two cards of the same height. */
export function Ways({ children }: Props): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}

/** One way to integrate AI Findr: a heading, what it is, its code, and a list of links at the lower edge. */
export function Way({ children }: Props): ReactNode {
  return <section className={`wrapped-code ${styles.way}`}>{children}</section>;
}
