import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A link to a page, with the label of the page in the sidebar. `method` is the HTTP method of an operation, undefined for other pages. */
export interface PageLink {
  href: string;
  label: string;
  method?: string;
}

/** The pages that the home page lists, in the order of the sidebars; in `api`, pages outside of categories come first. */
export type HomeParts = Record<'guide' | 'api' | 'integrations', PageLink[]>;

/** Plugin that writes links for the home page to a JSON module, so that a new page of the sidebars appears there without an edit. */
export default function homeParts(): Plugin {
  return {
    name: 'home-parts',
    allContentLoaded: async ({ allContent, actions }) => {
      const docsContent = allContent['docusaurus-plugin-content-docs'] as {
        default: LoadedContent;
      };
      for (const { docs, sidebars } of docsContent.default.loadedVersions) {
        const { widgetSidebar: guide = [], openApiSidebar: api = [] } = sidebars;
        const listDirectDocLinks = (items: readonly SidebarItem[]): PageLink[] =>
          items.flatMap((item) =>
            docs
              .filter(({ id }) => item.type === 'doc' && item.id === id)
              .map(({ permalink, title, frontMatter }) => ({
                href: permalink,
                label: frontMatter.sidebar_label ?? title,
                method: (frontMatter as { api_method?: string }).api_method,
              })),
          );
        const parts: HomeParts = {
          guide: listDirectDocLinks(guide),
          api: [...listDirectDocLinks(api), ...listDirectDocLinks(listItemsOfTopCategories(api))],
          integrations: listDirectDocLinks(listItemsOfTopCategories(guide)),
        };
        await actions.createData('parts.json', parts);
      }
    },
  };
}

function listItemsOfTopCategories(sidebar: readonly SidebarItem[]): SidebarItem[] {
  return sidebar.flatMap((item) => (item.type === 'category' ? item.items : []));
}
