import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** A sidebar: its name, and its pages in their order. */
export interface Section {
  title: string;
  /** Routes of pages. */
  routes: string[];
}

/**
 * The sidebars of the site, each under the label that the navbar gives it.
 *
 * @throws Error when no item of the navbar opens a page of a sidebar
 */
export function listSections(content: LoadedContent, navbar: Navbar): Section[] {
  return content.loadedVersions.flatMap((version) => {
    const routes = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
    return Object.entries(version.sidebars).map(([name, sidebar]) => ({
      title: findTitle(name, version, navbar),
      routes: [...new Set(listRoutes(sidebar, routes))],
    }));
  });
}

function findTitle(name: string, version: LoadedVersion, navbar: Navbar): string {
  const item = navbar.items.find(
    ({ type, docId }) =>
      type === 'doc' && version.docs.some((doc) => doc.id === docId && doc.sidebar === name),
  );
  if (typeof item?.label !== 'string') {
    throw new Error(`no item of the navbar opens a page of the sidebar "${name}"`);
  }
  return item.label;
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
