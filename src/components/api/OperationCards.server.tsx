import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { OperationLink } from '@site/plugins/api-reference/model/types';
import Address from './Address';
import Method from './Method';
import styles from './styles.module.css';

/** Operations as cards. */
export default function OperationCards({
  operations,
}: {
  operations: readonly OperationLink[];
}): ReactNode {
  return (
    <ul className={styles.cards}>
      {operations.map(({ href, method, path, title, pill, text }) => (
        <li key={href} className={styles.card}>
          <Link to={href} className={styles.cardTitle}>
            {title}
          </Link>
          {pill !== undefined && <span className={styles.pill}>{pill}</span>}
          <p className={styles.cardPath}>
            <Method method={method} />
            <code translate="no">
              <Address>{path}</Address>
            </code>
          </p>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
