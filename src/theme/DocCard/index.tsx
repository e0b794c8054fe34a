// Change: no emoji, nothing cut off.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import styles from './styles.module.css';

export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  return (
    href !== undefined && (
      <Link className="card" to={href}>
        <h2 className={styles.title}>{item.label}</h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </Link>
    )
  );
}
