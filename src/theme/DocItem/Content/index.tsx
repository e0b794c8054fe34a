// Change: the text is kept as the opened document holds it (plugins/static-content), and marked as Spanish, for the interface
// around it is in the site's one locale, English.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  isActiveSidebarItem,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import { trimSidebar } from '@site/plugins/static-content/sidebar/trimSidebar';
import PageFacts from '@site/src/content/PageFacts';
import PageText from '@site/src/content/PageText';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, assets, contentTitle, toc } = useDoc();
  const sidebar = useDocsSidebar();
  const hasTitle = frontMatter.hide_title !== true && contentTitle === undefined;
  return (
    <>
      <PageFacts
        listFacts={() => ({
          metadata,
          frontMatter,
          assets,
          contentTitle,
          toc,
          ...(sidebar && {
            sidebarItems: trimSidebar(sidebar.items, (item) =>
              isActiveSidebarItem(item, metadata.permalink),
            ),
          }),
        })}
      />
      <PageText
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        {...(hasTitle && { title: metadata.title })}
      >
        {children}
      </PageText>
    </>
  );
}
