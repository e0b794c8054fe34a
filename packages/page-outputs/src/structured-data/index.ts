import { formatDataScript } from '../headTags';
import type { OutputStep } from '../OutputStep';
import type { IndexedPage } from '../Page';

export interface Options {
  /** The organization that publishes the site. */
  publisher: { name: string; url: string };
}

/** The site that the JSON-LD of every page refers to; its URL and description are those of the home page. */
export interface PublishedSite extends Options, Pick<IndexedPage, 'url' | 'description'> {
  name: string;
}

/** Creates the step that adds JSON-LD for search engines to the head of every indexed page. */
export function structuredData({ publisher }: Options): OutputStep {
  return {
    visit(page, { home, siteConfig }) {
      if (!page.isIndexed) return;
      const { url, description } = home;
      const site = { name: siteConfig.title, url, description, publisher };
      page.headTags.push(formatDataScript('application/ld+json', createJsonLd(page, site)));
    },
  };
}

/** Creates the JSON-LD of a page in the vocabulary of schema.org: the site and, except on the home page, an article and breadcrumbs. */
export function createJsonLd(page: IndexedPage, site: PublishedSite) {
  const { title, description, url, lastChanged, language: inLanguage, image } = page;
  const publisher = { '@type': 'Organization', ...site.publisher };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${site.url}#site`,
    name: site.name,
    url: site.url,
    description: site.description,
    inLanguage,
    publisher,
  };
  if (url === site.url) return createGraph({ ...webSite, ...(image !== undefined && { image }) });
  const article = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    ...(image !== undefined && { image }),
    inLanguage,
    isPartOf: { '@id': webSite['@id'] },
    author: publisher,
    publisher,
    ...(lastChanged !== undefined && { dateModified: lastChanged }),
  };
  const trail = [{ name: site.name, url: site.url }, ...page.breadcrumbs, { name: title, url }];
  const itemListElement = trail.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return createGraph(webSite, article, { '@type': 'BreadcrumbList', itemListElement });
}

function createGraph(...nodes: { '@type': string; [property: string]: unknown }[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
