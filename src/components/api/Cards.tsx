// Texts here are content: Spanish, like the pages that they stand in.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Address from './Address';
import Method from './Method';
import styles from './styles.module.css';

/** A list of operations. */
export function Cards({ children }: { children?: ReactNode }): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  href: string;
  method: string;
  path: string;
  title: string;
  deprecated?: boolean;
  text?: string;
}

/** One operation of the list. */
export function Card({
  href,
  method,
  path,
  title,
  deprecated = false,
  text,
}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={href} className={styles.cardTitle}>
        {title}
      </Link>
      {deprecated && <span className={styles.badge}>obsoleta</span>}
      <p className={styles.cardPath}>
        <Method method={method} />
        <code translate="no">
          <Address>{path}</Address>
        </code>
      </p>
      {text !== undefined && <p>{text}</p>}
    </li>
  );
}
