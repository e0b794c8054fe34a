import { formatInitialPageDataScript } from './headTags';
import type { IndexedPage, OutputStep } from './OutputStep';

export interface Options {
  publisher: { name: string; url: string };
}

/** Creates the step that adds JSON-LD for search engines to the head of every indexed page. */
export function structuredData(options: Options): OutputStep {
  return {
    visit(page, { home, siteConfig }) {
      if (!page.isIndexed) return;
      const graph = createJsonLdNodes(page, home, { ...options, name: siteConfig.title });
      const jsonLd = { '@context': 'https://schema.org', '@graph': graph };
      page.headTags.push(formatInitialPageDataScript('application/ld+json', jsonLd));
    },
  };
}

/**
 * Creates the JSON-LD nodes of a page in the vocabulary of schema.org: the site and, except on the home page, an article and breadcrumbs.
 * `JSON.stringify` omits the properties that are undefined.
 */
export function createJsonLdNodes(
  { title, description, url, lastChanged, language: inLanguage, image, breadcrumbs }: IndexedPage,
  home: IndexedPage,
  site: Options & { name: string },
): Record<string, unknown>[] {
  const publisher = { '@type': 'Organization', ...site.publisher };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${home.url}#site`,
    name: site.name,
    url: home.url,
    description: home.description,
    inLanguage,
    publisher,
  };
  if (url === home.url) return [{ ...webSite, image }];
  const article = {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage,
    isPartOf: { '@id': webSite['@id'] },
    author: publisher,
    publisher,
    dateModified: lastChanged,
  };
  const trail = [{ name: site.name, url: home.url }, ...breadcrumbs, { name: title, url }];
  const itemListElement = trail.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return [webSite, article, { '@type': 'BreadcrumbList', itemListElement }];
}
