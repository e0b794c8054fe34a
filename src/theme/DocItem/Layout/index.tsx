// Change: says in the HTML which pages need the whole width: the classes of the root, which tell it too, come and go while the page
// comes to life. How wide a column is, src/css/chrome.css says for all pages.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  // Operations, with their examples beside the text, and the section that they are in.
  const isWide = metadata.id.startsWith('api/');
  return (
    <div className="row" data-wide={isWide ? '' : undefined}>
      <div className="col">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.container}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasToc && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
