import type { LoadedContent as LoadedDocs, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent, Plugin } from '@docusaurus/types';
import { integrationId, integrations } from './integrations';
import { footerColumns, type ListedLink, references, startPages } from './pageLists';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A link with the label that the sidebar has for its page. An operation of the API has its HTTP method. */
export type LabeledLink = { href: string; label: string; method?: string };

/** A part of the site with its pages, which the home page lists. */
export interface SitePart {
  /** Anchor of the heading. */
  id: string;
  title: string;
  links: LabeledLink[];
}

export interface FooterColumn {
  title: string;
  items: LabeledLink[];
}

/** A page that the not-found page proposes. */
export interface StartPage extends LabeledLink {
  text: string;
}

/**
 * Plugin that writes the lists of pages that components show, as JSON modules (src/types/site-pages.d.ts). Routes and labels come from
 * the pages and the sidebars, so a new page is its file and its line in sidebars.ts.
 *
 * @throws Error naming each route of config/pageLists.ts that is no page
 */
export default function sitePages(): Plugin {
  return {
    name: 'site-pages',
    allContentLoaded: async ({ allContent, actions }) => {
      const version = findDocsVersion(allContent);
      const pages = new Map(
        [...listDocs(version), ...listCategories(version), ...listStandalonePages(allContent)].map(
          (link) => [link.href, link],
        ),
      );
      const getPage = (route: string): LabeledLink => {
        const page = pages.get(route);
        if (page === undefined) throw new Error(`config/pageLists.ts: ${route} is no page`);
        return page;
      };
      const getLink = (link: ListedLink) => ('page' in link ? getPage(link.page) : link);
      const footer: FooterColumn[] = footerColumns.map(({ title, links }) => ({
        title,
        // The theme passes every property of an item to its link.
        items: links.map(getLink).map(({ href, label }) => ({ href, label })),
      }));
      const start: StartPage[] = startPages.map(({ page, text }) => ({ ...getPage(page), text }));
      const parts: SitePart[] = [
        ...listSidebarParts(version, getPage),
        { id: 'paginas-referencias', title: 'Referencias', links: references.map(getLink) },
      ];
      checkIntegrationLabels(pages);
      await actions.createData('footer.json', footer);
      await actions.createData('siteParts.json', parts);
      await actions.createData('startPages.json', start);
    },
  };
}

function findDocsVersion(allContent: AllContent): LoadedVersion {
  const { default: docs } = allContent['docusaurus-plugin-content-docs'] as { default: LoadedDocs };
  const [version] = docs.loadedVersions;
  if (version === undefined) throw new Error('site-pages: there are no docs');
  return version;
}

function listDocs({ docs }: LoadedVersion): LabeledLink[] {
  return docs.map(({ permalink, title, frontMatter }) => {
    const { api_method: method } = frontMatter as { api_method?: string };
    return {
      href: permalink,
      label: frontMatter.sidebar_label ?? title,
      ...(method !== undefined && { method }),
    };
  });
}

/** Lists the generated pages of categories; the page of a category may also be a doc. */
function listCategories({ sidebars }: LoadedVersion): LabeledLink[] {
  return Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) =>
      item.type === 'category' && item.link?.type === 'generated-index'
        ? [{ href: item.link.permalink, label: item.label }]
        : [],
    ),
  );
}

function listStandalonePages(allContent: AllContent): LabeledLink[] {
  const { default: pages } = allContent['docusaurus-plugin-content-pages'] as {
    default: LoadedPages;
  };
  return (pages ?? []).flatMap((page) =>
    page.type === 'mdx' ? [{ href: page.permalink, label: page.title ?? page.permalink }] : [],
  );
}

/** Lists the guide, the operations of the API and the integrations, in the order of the sidebars. */
function listSidebarParts(
  { docs, sidebars }: LoadedVersion,
  getPage: (route: string) => LabeledLink,
): SitePart[] {
  const routes = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const listLinks = (items: readonly SidebarItem[]) =>
    items.flatMap((item) => {
      const route = item.type === 'doc' ? routes.get(item.id) : undefined;
      return route === undefined ? [] : [getPage(route)];
    });
  const { widgetSidebar: guide = [], openApiSidebar: api = [] } = sidebars;
  const operations = api.flatMap((item) => (item.type === 'category' ? item.items : []));
  const integrationsCategory = guide.find((item) => item.type === 'category');
  if (integrationsCategory === undefined) throw new Error('sidebars.ts has no integrations');
  return [
    { id: 'paginas-guia', title: 'Guía del widget', links: listLinks(guide) },
    { id: 'paginas-api', title: 'API HTTP', links: [...listLinks(api), ...listLinks(operations)] },
    {
      id: 'paginas-integraciones',
      title: integrationsCategory.label,
      links: listLinks(integrationsCategory.items),
    },
  ];
}

/** @throws Error naming an integration whose label in config/integrations.ts is not that of its page */
function checkIntegrationLabels(pages: ReadonlyMap<string, LabeledLink>): void {
  for (const integration of integrations) {
    const route = `/docs/${integrationId(integration)}`;
    if (pages.get(route)?.label !== integration.label) {
      throw new Error(
        `config/integrations.ts: "${integration.label}" is not the label of ${route}`,
      );
    }
  }
}
