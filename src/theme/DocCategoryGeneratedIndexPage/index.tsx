// Change: laid out as every other page; its cards are a list, with the mark of each stack and what its guide covers.
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { integrationId, integrations } from '@site/config/integrations';
import PageFrame from '@site/src/components/PageFrame';
import Breadcrumbs from '@site/src/components/PageFrame/Breadcrumbs';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: { title, description, keywords, navigation },
}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <PageFrame
        breadcrumbs={<Breadcrumbs />}
        end={<DocPaginator previous={navigation.previous} next={navigation.next} />}
      >
        <div className="markdown">
          <header>
            <h1>{title}</h1>
          </header>
          {description && <p>{description}</p>}
          <ul className="cards">
            {useCurrentSidebarCategory().items.map((item, index) => (
              <Card key={index} item={item} />
            ))}
          </ul>
        </div>
      </PageFrame>
    </>
  );
}

function Card({ item }: { item: PropSidebarItem }): ReactNode {
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const guide = integrations.find((entry) => href === `/docs/${integrationId(entry)}`);
  return (
    <li>
      <Link className="card card--marked" to={href}>
        {guide && <span className={clsx('stack-mark', item.className)} />}
        <h2>{item.label}</h2>
        <p>{guide?.difference ?? item.description}</p>
        {guide && (
          <p className={`cluster ${styles.covers}`}>
            {guide.covers.map((topic) => (
              <span key={topic} className="chip">
                {topic}{' '}
              </span>
            ))}
          </p>
        )}
      </Link>
    </li>
  );
}
