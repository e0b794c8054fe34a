import type { BreadcrumbList, Graph, Organization, TechArticle, WebSite } from 'schema-dts';
import { printData } from '../headTags';
import type { Build, IndexedPage, Step } from '../Page';
import { cardUrl } from './socialCards';

/** What the data of every page refers to. */
export interface SiteFacts {
  name: string;
  /** URL of the home page. */
  url: string;
  description: string;
  publisher: { name: string; url: string };
}

/** JSON-LD for search engines in the head of every indexed page. */
export function structuredData({ options: { publisher }, props }: Build): Step {
  const { baseUrl, siteConfig } = props;
  let site: SiteFacts | undefined;
  return {
    visit(page) {
      if (!page.isIndexed) return;
      if (page.route === baseUrl) {
        const { url, description } = page;
        site = { name: siteConfig.title, url, description, publisher };
      }
      if (site === undefined) {
        throw new Error(
          'structured data describes the site as its home page does, which is missing',
        );
      }
      const graph = describePage(page, site, cardUrl(page, baseUrl));
      page.headTags.push(printData('application/ld+json', graph));
    },
  };
}

/**
 * A page in the vocabulary of schema.org: the site; on every page but the home page also the article and its breadcrumbs.
 *
 * @param image URL of the page's card
 */
export function describePage(page: IndexedPage, site: SiteFacts, image: string): Graph {
  const publisher: Organization = { '@type': 'Organization', ...site.publisher };
  const siteId = `${site.url}#site`;
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': siteId,
    name: site.name,
    url: site.url,
    description: site.description,
    inLanguage: page.language,
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
    inLanguage: page.language,
    isPartOf: { '@id': siteId },
    author: publisher,
    publisher,
    ...(page.changed !== undefined && { dateModified: page.changed }),
  };
  const trail = [
    { name: site.name, url: site.url },
    ...page.breadcrumbs,
    { name: page.title, url: page.url },
  ];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [webSite, article, breadcrumbs] };
}
