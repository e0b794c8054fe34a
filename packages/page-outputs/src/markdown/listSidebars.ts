import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import type { Build } from '../OutputStep';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A sidebar of the site. */
interface Sidebar {
  /** Label of the navbar item that opens a page of the sidebar. */
  title: string;
  /** Routes of the pages, in the order of the sidebar. */
  routes: string[];
}

/**
 * Lists the sidebars of the site.
 *
 * @throws Error if no item of the navbar opens a page of a sidebar
 */
export function listSidebars({ plugins, siteConfig }: Build): Sidebar[] {
  const docsPlugin = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { loadedVersions } = (docsPlugin?.content ?? { loadedVersions: [] }) as LoadedContent;
  const { items: navbarItems } = siteConfig.themeConfig.navbar as Navbar;
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    const routesById = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return Object.entries(sidebars).map(([name, items]) => {
      const ids = docs.filter(({ sidebar }) => sidebar === name).map(({ id }) => id);
      const title = navbarItems.find(({ docId }) => ids.includes(String(docId)))?.label;
      if (typeof title !== 'string') {
        throw new Error(`no item of the navbar opens a page of the sidebar "${name}"`);
      }
      return { title, routes: [...new Set(listRoutes(items, routesById))] };
    });
  });
}

function listRoutes(
  items: readonly SidebarItem[],
  routesById: ReadonlyMap<string, string>,
): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return routesById.get(item.id) ?? [];
    if (item.type !== 'category') return [];
    const { link } = item;
    const categoryRoute = link?.type === 'doc' ? routesById.get(link.id) : link?.permalink;
    return [categoryRoute ?? [], listRoutes(item.items, routesById)].flat();
  });
}
