import { printData } from '../headTags';
import type { OutputStep } from '../OutputStep';
import type { IndexedPage } from '../Page';

export interface Options {
  /** Who publishes the site. */
  publisher: { name: string; url: string };
}

/** What the data of every page refers to. */
export interface PublishedSite extends Options {
  name: string;
  /** URL of the home page. */
  url: string;
  description: string;
}

/** JSON-LD for search engines in the head of every indexed page. */
export function structuredData({ publisher }: Options): OutputStep {
  return {
    visit(page, { home, siteConfig }) {
      if (!page.isIndexed) return;
      const { url, description } = home;
      const graph = describePage(page, { name: siteConfig.title, url, description, publisher });
      page.headTags.push(printData('application/ld+json', graph));
    },
  };
}

/** A page in the vocabulary of schema.org: the site; on every page but the home page also the article and its breadcrumbs. */
export function describePage(page: IndexedPage, site: PublishedSite) {
  const image = page.image !== undefined && { image: page.image };
  const publisher = { '@type': 'Organization', ...site.publisher };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${site.url}#site`,
    name: site.name,
    url: site.url,
    description: site.description,
    inLanguage: page.language,
    publisher,
  };
  if (page.url === site.url) return toGraph({ ...webSite, ...image });
  const article = {
    '@type': 'TechArticle',
    '@id': `${page.url}#article`,
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    ...image,
    inLanguage: page.language,
    isPartOf: { '@id': webSite['@id'] },
    author: publisher,
    publisher,
    ...(page.changed !== undefined && { dateModified: page.changed }),
  };
  const trail = [
    { name: site.name, url: site.url },
    ...page.breadcrumbs,
    { name: page.title, url: page.url },
  ];
  const itemListElement = trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  }));
  return toGraph(webSite, article, { '@type': 'BreadcrumbList', itemListElement });
}

function toGraph(...things: { '@type': string; [property: string]: unknown }[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}
