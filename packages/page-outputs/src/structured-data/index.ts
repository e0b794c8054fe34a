import { printData } from '../headTags';
import type { OutputStep } from '../OutputStep';
import type { IndexedPage } from '../Page';

export interface Options {
  /** Who publishes the site. */
  publisher: { name: string; url: string };
}

/** What the data of every page refers to: the site, by its home page. */
export interface PublishedSite extends Options, Pick<IndexedPage, 'url' | 'description'> {
  name: string;
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
  const { title, description, url, changed, language: inLanguage, image } = page;
  const picture = image !== undefined && { image };
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
  if (url === site.url) return toGraph({ ...webSite, ...picture });
  const article = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    ...picture,
    inLanguage,
    isPartOf: { '@id': webSite['@id'] },
    author: publisher,
    publisher,
    ...(changed !== undefined && { dateModified: changed }),
  };
  const trail = [{ name: site.name, url: site.url }, ...page.breadcrumbs, { name: title, url }];
  const itemListElement = trail.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return toGraph(webSite, article, { '@type': 'BreadcrumbList', itemListElement });
}

function toGraph(...things: { '@type': string; [property: string]: unknown }[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}
