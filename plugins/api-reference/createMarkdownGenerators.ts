import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownGenerators } from './options';

/** Folder of the pages that generateApiReference has prepared, below the site. */
export const preparedPages = '.cache/api-reference/pages';

/**
 * Generators that hand the prepared pages to the plugin. The pages are not made from the plugin's own reading of the
 * contract: that turns recursive schemas into strings and drops what it does not know.
 */
export function createMarkdownGenerators(folder: string): MarkdownGenerators {
  const readPage = (id: string): string => {
    try {
      return readFileSync(join(folder, `${id}.mdx`), 'utf8');
    } catch (cause) {
      throw new Error(`No page is prepared for "${id}". Generate with: npm run api-docs`, {
        cause,
      });
    }
  };
  return {
    createApiPageMD: ({ id }) => readPage(id),
    createInfoPageMD: ({ id }) => readPage(id),
    createTagPageMD: (item) => {
      // The plugin's template for tags is fixed: it has a front matter of its own, in which it does not escape.
      item.frontMatter.description = JSON.stringify(item.title).slice(1, -1);
      return readPage(item.id).replace(/^---\n.*?\n---\n/s, '');
    },
  };
}
