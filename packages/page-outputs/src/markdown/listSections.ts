import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import type { Build } from '../OutputStep';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A sidebar: the label that the navbar gives it, and the routes of its pages in their order. */
interface Section {
  title: string;
  routes: string[];
}

/**
 * The sidebars of the site.
 *
 * @throws Error when no item of the navbar opens a page of a sidebar
 */
export function listSections({ plugins, siteConfig }: Build): Section[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { items } = siteConfig.themeConfig.navbar as Navbar;
  return ((docs?.content ?? { loadedVersions: [] }) as LoadedContent).loadedVersions.flatMap(
    ({ docs: pages, sidebars }) => {
      const routes = new Map(pages.map(({ id, permalink }) => [id, permalink]));
      return Object.entries(sidebars).map(([sidebar, entries]) => {
        const ids = pages.filter((page) => page.sidebar === sidebar).map(({ id }) => id);
        const title = items.find(({ docId }) => ids.includes(String(docId)))?.label;
        if (typeof title !== 'string') {
          throw new Error(`no item of the navbar opens a page of the sidebar "${sidebar}"`);
        }
        return { title, routes: [...new Set(listRoutes(entries, routes))] };
      });
    },
  );
}

function listRoutes(items: readonly SidebarItem[], routes: ReadonlyMap<string, string>): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return routes.get(item.id) ?? [];
    if (item.type !== 'category') return [];
    const { link } = item;
    const own = link?.type === 'doc' ? routes.get(link.id) : link?.permalink;
    return [...(own === undefined ? [] : [own]), ...listRoutes(item.items, routes)];
  });
}
