// Change: the mark of a stack and what its guide covers; no emoji, nothing cut off.
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { integrationId, integrations } from '@site/config/integrations';
import styles from './styles.module.css';

export default function DocCard({ item }: Props): ReactNode {
  const docId = item.type === 'link' ? item.docId : undefined;
  const doc = useDocById(docId);
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const integration = integrations.find((guide) => integrationId(guide) === docId);
  const description = integration?.difference ?? item.description ?? doc?.description;
  return (
    href !== undefined && (
      <Link className={clsx('card', styles.card)} to={href}>
        {integration && <span className={clsx('stack-mark', item.className, styles.mark)} />}
        <h2 className={styles.title}>{item.label}</h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {integration && (
          <p className={styles.covers}>
            {integration.covers.map((topic) => (
              <span key={topic} className={styles.topic}>
                {topic}{' '}
              </span>
            ))}
          </p>
        )}
      </Link>
    )
  );
}
