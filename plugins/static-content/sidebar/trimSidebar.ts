import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstPage } from './findFirstPage';
import type { SidebarCategory } from './SidebarCategory';

/**
 * A sidebar as a page shows it before the reader has touched it: of categories that start collapsed only what leads into them is
 * left. Each item keeps its place, and is as visible as before.
 *
 * @param isActive whether an item is the page, or holds it
 */
export function trimSidebar(
  items: readonly PropSidebarItem[],
  isActive: (item: PropSidebarItem) => boolean,
): PropSidebarItem[] {
  return items.map((item) => {
    switch (item.type) {
      case 'category': {
        const kept = item.collapsible && item.collapsed && !isActive(item) && findWayIn(item);
        return kept
          ? ({ ...item, items: kept, isPartial: true } satisfies SidebarCategory)
          : { ...item, items: trimSidebar(item.items, isActive) };
      }
      case 'link':
        // The ids serve cards, which no sidebar shows.
        return { ...item, docId: undefined, unlisted: item.unlisted || undefined };
      case 'html':
        return item;
      default:
        throw new Error(`static-content: a sidebar has an item ${JSON.stringify(item)}`);
    }
  });
}

/** What leads into a category besides a page of its own; undefined where no page does. */
function findWayIn(category: PropSidebarItemCategory): PropSidebarItem[] | undefined {
  if (category.href !== undefined && category.linkUnlisted !== true) return [];
  const page = findFirstPage(category.items);
  return page && [{ type: 'link', ...page }];
}
