import type { Options } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { findChangeDate, readChangeDates } from '../plugins/page-metadata/changeDates';
import { readSource } from '../plugins/page-metadata/readSource';
import { site } from './site';

/** The sitemap says when a page last changed, and nothing that search engines do not read. */
export const sitemap = {
  changefreq: null,
  priority: null,
  lastmod: null,
  createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) => {
    const items = await defaultCreateSitemapItems(params);
    const dates = readChangeDates(process.cwd());
    const sources = new Map(
      flattenRoutes(params.routes).map((route) => [site.url + route.path, readSource(route)]),
    );
    return items.map((item) => {
      const lastmod = findChangeDate(sources.get(item.url), dates);
      return lastmod === undefined ? item : { ...item, lastmod };
    });
  },
} satisfies Options;
