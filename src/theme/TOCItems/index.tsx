// Change: a heading that is not drawn, as in a closed block, is not what is read; the mark follows blocks that open, too.
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import { type ReactNode, useEffect } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { findRead } from './findRead';

const events = ['scroll', 'resize', 'toggle'];

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  useEffect(() => {
    if (linkActiveClassName == null) return undefined;
    const mark = () => {
      const selector = `.${linkClassName?.replace(' ', '.')}`;
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      const read = findRead(links.map(({ hash }) => findTarget(hash)));
      for (const link of links) {
        link.classList.toggle(linkActiveClassName, read !== null && findTarget(link.hash) === read);
      }
    };
    mark();
    events.forEach((name) => window.addEventListener(name, mark, true));
    return () => events.forEach((name) => window.removeEventListener(name, mark, true));
  }, [toc, linkClassName, linkActiveClassName]);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />;
}
