import pluginSitemap from '@docusaurus/plugin-sitemap';
import type { Build, Step } from '../Page';

/**
 * `sitemap.xml`, by the framework's own plugin. It runs as a step, not as a plugin of the site: the framework starts the `postBuild`
 * of all plugins at once, so the file might come too late for its compressed copies.
 */
export function sitemap({ context, props }: Build): Step {
  const changes = new Map<string, string>();
  return {
    visit(page) {
      if (page.isIndexed && page.changed !== undefined) {
        changes.set(page.url, page.changed);
      }
    },
    async finish() {
      const plugin = pluginSitemap(context, {
        filename: 'sitemap.xml',
        ignorePatterns: [],
        // Search engines ignore both.
        changefreq: null,
        priority: null,
        // The dates of the pages are known: the plugin would ask git for each file.
        lastmod: null,
        createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) =>
          (await defaultCreateSitemapItems(params)).map((item) => {
            const lastmod = changes.get(item.url);
            return lastmod === undefined ? item : { ...item, lastmod };
          }),
      });
      await plugin?.postBuild?.({ ...props, content: undefined });
    },
  };
}
