import type { BreadcrumbList, Graph, Organization, TechArticle, WebSite } from 'schema-dts';
import type { PageFacts } from './describePage';

/** What every page's data refers to. */
export interface SiteFacts {
  name: string;
  /** Address of the home page. */
  url: string;
  description: string;
  publisher: { name: string; url: string };
}

/**
 * What search engines are told of a page, in the vocabulary of schema.org: the site; on every page but its first one also the
 * article, and the way to it.
 *
 * @param image full address of the page's card
 * @param changed day of the last change, where it is known
 */
export function structuredData(
  page: PageFacts,
  site: SiteFacts,
  image: string,
  changed?: string,
): Graph {
  const publisher: Organization = { '@type': 'Organization', ...site.publisher };
  const siteId = `${site.url}#site`;
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': siteId,
    name: site.name,
    url: site.url,
    description: site.description,
    inLanguage: 'es',
    publisher,
  };
  if (page.url === site.url) {
    return { '@context': 'https://schema.org', '@graph': [{ ...webSite, image }] };
  }
  const article: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${page.url}#article`,
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image,
    inLanguage: 'es',
    isPartOf: { '@id': siteId },
    author: publisher,
    publisher,
    ...(changed !== undefined && { dateModified: changed }),
  };
  const way = [
    { name: site.name, url: site.url },
    ...page.trail,
    { name: page.title, url: page.url },
  ];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [webSite, article, breadcrumbs] };
}
