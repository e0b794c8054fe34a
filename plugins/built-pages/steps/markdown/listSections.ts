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
  return content.loadedVersions.flatMap((version) =>
    Object.entries(version.sidebars).map(([name, sidebar]) => ({
      title: findTitle(name, version, navbar),
      routes: [...new Set(listRoutes(sidebar, version))],
    })),
  );
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

function listRoutes(items: readonly SidebarItem[], version: LoadedVersion): string[] {
  const routeOf = (id: string) => {
    const doc = version.docs.find((candidate) => candidate.id === id);
    if (!doc) {
      throw new Error(`a sidebar lists the doc "${id}", which does not exist`);
    }
    return doc.permalink;
  };
  return items.flatMap((item): string[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [routeOf(item.id)];
      case 'category':
        return [
          ...(item.link?.type === 'doc' ? [routeOf(item.link.id)] : []),
          ...(item.link?.type === 'generated-index' ? [item.link.permalink] : []),
          ...listRoutes(item.items, version),
        ];
      case 'link':
      case 'html':
        return [];
      default:
        throw new Error(`unknown sidebar item: ${JSON.stringify(item satisfies never)}`);
    }
  });
}
