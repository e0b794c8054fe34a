// Change: has the site's own frame, and no parts for drafts, versions and tags, which the site does not have.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import type { ReactNode } from 'react';
import PageFrame from '@site/src/components/PageFrame';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  return (
    <PageFrame
      toc={frontMatter.hide_table_of_contents ? [] : toc}
      source={metadata}
      breadcrumbs={<DocBreadcrumbs />}
      isOperation={'api_method' in frontMatter}
      end={<DocItemPaginator />}
    >
      <DocItemContent>{children}</DocItemContent>
    </PageFrame>
  );
}
