// Change: laid out as every other page (a column of text), no version badge; its cards are a list, with the gaps of other cards.
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const { title, description, keywords, navigation } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <div className="row">
        <div className="col">
          <article>
            <DocBreadcrumbs />
            <div className="markdown">
              <header>
                <h1>{title}</h1>
              </header>
              {description && <p>{description}</p>}
              <ul className={styles.cards}>
                {filterDocCardListItems(items).map((item, index) => (
                  <li key={index}>
                    <DocCard item={item} />
                  </li>
                ))}
              </ul>
            </div>
          </article>
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </div>
        {/* Where other pages have their table of contents. */}
        <div className="col col--3" />
      </div>
    </>
  );
}
