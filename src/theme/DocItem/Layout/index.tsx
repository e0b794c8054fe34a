// Change: marks the pages that need the whole width (src/css/chrome.css); no parts for drafts, versions and tags, which the site has not.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  // Operations, with their examples beside the text, and the section that they are in.
  const isWide = metadata.id.startsWith('api/');
  const isOperation = 'api_method' in frontMatter;
  return (
    <div
      className="row"
      data-wide={isWide ? '' : undefined}
      data-operation={isOperation ? '' : undefined}
    >
      <div className="col">
        <div className={styles.container}>
          <article>
            <DocBreadcrumbs />
            {/* An operation has its own below its description. */}
            {hasToc && !isOperation && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
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
