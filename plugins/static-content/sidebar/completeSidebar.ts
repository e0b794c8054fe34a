import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { SidebarCategory } from './SidebarCategory';

/** Gives the categories of a trimmed sidebar all that they hold; they stay the same objects, for they may be on the page. */
export function completeSidebar(
  trimmed: readonly PropSidebarItem[],
  whole: readonly PropSidebarItem[],
): void {
  trimmed.forEach((item, index) => {
    const original = whole[index];
    if (item.type !== 'category' || original?.type !== 'category') return;
    if ((item as SidebarCategory).isPartial === true) {
      Object.assign(item, original, { isPartial: false });
    } else {
      completeSidebar(item.items, original.items);
    }
  });
}
