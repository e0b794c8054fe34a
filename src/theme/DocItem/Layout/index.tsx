// Change: marks operations, which need the whole width (src/css/chrome.css), and facts of the page below its table of contents; no
// parts for drafts, versions and tags, which the site has not.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import PageFacts from '@site/src/components/PageFacts';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  // One entry leads nowhere else.
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 1;
  // With their examples beside the text.
  const isOperation = 'api_method' in frontMatter;
  return (
    <div className="row" data-operation={isOperation ? '' : undefined}>
      <div className="col">
        <div className={styles.container}>
          <article>
            {hasToc && <DocItemTOCMobile />}
            <DocBreadcrumbs />
            <DocItemContent>{children}</DocItemContent>
          </article>
          <DocItemPaginator />
        </div>
      </div>
      <div className="col col--3">
        <div className="page-aside">
          {hasToc && windowSize !== 'mobile' && <DocItemTOCDesktop />}
          <PageFacts title={metadata.title} source={metadata.source} frontMatter={frontMatter} />
        </div>
      </div>
    </div>
  );
}
