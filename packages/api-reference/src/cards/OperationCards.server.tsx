import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Address from '@aifindr-docs/code-blocks/components/Address';
import Method from '../components/Method';
import type { OperationLink } from '../model/types';
import styles from './styles.module.css';

/** Operations as cards. */
export default function OperationCards({
  operations,
}: {
  operations: readonly OperationLink[];
}): ReactNode {
  return (
    <ul className={clsx('cards', styles.cards)}>
      {operations.map(({ href, method, path, title, pill, text }) => (
        <li key={href} className={clsx('card', styles.card)}>
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
