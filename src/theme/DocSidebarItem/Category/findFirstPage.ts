import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** The first listed page below some sidebar items. */
export function findFirstPage(
  items: readonly PropSidebarItem[],
): { href: string; label: string } | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return { href: item.href, label: item.label };
    if (item.type === 'category') {
      const { href, label, linkUnlisted } = item;
      const page =
        href !== undefined && !linkUnlisted ? { href, label } : findFirstPage(item.items);
      if (page) return page;
    }
  }
  return undefined;
}
