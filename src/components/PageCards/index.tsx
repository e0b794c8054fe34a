import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface PageCard {
  to: string;
  label: string;
  text?: string;
}

interface Props {
  pages: readonly PageCard[];
  /** Whether their addresses are shown, because they are like the requested one. */
  areNear?: boolean;
}

/** Pages as cards. */
export default function PageCards({ pages, areNear = false }: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {pages.map(({ to, label, text }) => (
        <li key={to}>
          <Link className="card" to={to}>
            <b>{label}</b>
            {text !== undefined && <span>{text}</span>}
            {areNear && <code>{to}</code>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
