// Change: a heading that is not drawn, as in a closed block, is not what is read; the mark follows blocks that open, too.
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import { type ReactNode, useEffect } from 'react';

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
      const read = findRead(links.map(readTarget));
      for (const link of links) {
        link.classList.toggle(linkActiveClassName, read !== null && readTarget(link) === read);
      }
    };
    mark();
    events.forEach((name) => window.addEventListener(name, mark, true));
    return () => events.forEach((name) => window.removeEventListener(name, mark, true));
  }, [toc, linkClassName, linkActiveClassName]);
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />;
}

const readTarget = ({ hash }: HTMLAnchorElement) =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** The first heading in the upper half of the window; where none is in it, the one above; where there is none, the first. */
function findRead(headings: readonly (HTMLElement | null)[]): HTMLElement | null {
  let read: HTMLElement | null = null;
  for (const heading of headings) {
    if (heading === null || !isDrawn(heading)) continue;
    const { top, bottom } = heading.getBoundingClientRect();
    if (read !== null && top >= 0 && bottom >= window.innerHeight / 2) break;
    read = heading;
    if (top >= 0) break;
  }
  return read;
}

const closed = 'details:not([open]) > :not(summary)';

/** Browsers measure what a closed block hides, too. */
function isDrawn(heading: Element): boolean {
  return !heading.closest(closed) && heading.getClientRects().length > 0;
}
