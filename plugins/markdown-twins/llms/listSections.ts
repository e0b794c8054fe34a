import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** A part of the site, and the pages in it in the order in which its sidebar leads through them. */
export interface Section {
  title: string;
  /** Paths of pages. */
  paths: string[];
}

/**
 * The parts of the site: one for each sidebar, by the name that the navbar gives to it.
 *
 * @throws Error when the navbar leads to no page of a sidebar
 */
export function listSections(content: LoadedContent, navbar: Navbar): Section[] {
  return content.loadedVersions.flatMap((version) =>
    Object.entries(version.sidebars).map(([name, sidebar]) => ({
      title: findTitle(name, version, navbar),
      paths: [...new Set(listPaths(sidebar, version))],
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

function listPaths(items: readonly SidebarItem[], version: LoadedVersion): string[] {
  const pathOf = (id: string) => {
    const doc = version.docs.find((candidate) => candidate.id === id);
    if (!doc) {
      throw new Error(`the sidebars name a page "${id}" that is not there`);
    }
    return doc.permalink;
  };
  return items.flatMap((item): string[] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [pathOf(item.id)];
      case 'category':
        return [
          ...(item.link?.type === 'doc' ? [pathOf(item.link.id)] : []),
          ...(item.link?.type === 'generated-index' ? [item.link.permalink] : []),
          ...listPaths(item.items, version),
        ];
      case 'link':
      case 'html':
        return [];
      default:
        throw new Error(`unknown sidebar item: ${JSON.stringify(item satisfies never)}`);
    }
  });
}
