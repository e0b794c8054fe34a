// Change: has the frame of other docs; its cards are a list, with the icon of each stack and the topics of its guide.
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { integrationDocId, integrations } from '@site/config/integrations';
import PageFrame from '@site/src/components/PageFrame';

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: { title, description, keywords, navigation },
}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <PageFrame
        breadcrumbs={<DocBreadcrumbs />}
        end={<DocPaginator previous={navigation.previous} next={navigation.next} />}
      >
        <div className="markdown">
          <header>
            <h1>{title}</h1>
          </header>
          {description && <p>{description}</p>}
          <ul className="cards">
            {useCurrentSidebarCategory().items.map((item, index) => (
              <GuideCard key={index} item={item} />
            ))}
          </ul>
        </div>
      </PageFrame>
    </>
  );
}

function GuideCard({ item }: { item: PropSidebarItem }): ReactNode {
  if (item.type !== 'link') return null;
  const guide = integrations.find((entry) => item.href === `/docs/${integrationDocId(entry)}`);
  return (
    <li>
      <Link className="card card--marked" to={item.href}>
        <span className={clsx('stack-mark', item.className)} />
        <h2>{item.label}</h2>
        <p>{guide?.difference ?? item.description}</p>
        <p className="cluster">
          {guide?.covers.map((topic) => (
            <span key={topic} className="chip">
              {topic}{' '}
            </span>
          ))}
        </p>
      </Link>
    </li>
  );
}
