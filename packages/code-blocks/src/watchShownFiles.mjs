import path from 'node:path';

/** The line that opens a fence, and the file that it shows. */
const shown = /^[\s>]*(?:`{3,}|~{3,}).*?\sfile=([^\s#]+)/gm;

/**
 * Loader in front of the MDX loader: makes the files that a page shows dependencies of its module. A file that is missing is one too,
 * so that adding it rebuilds the page.
 *
 * @this {import('webpack').LoaderContext<{ siteDir: string }>}
 * @param {string} page
 */
export default function watchShownFiles(page) {
  const { siteDir } = this.getOptions();
  for (const [, file = ''] of page.matchAll(shown)) this.addDependency(path.resolve(siteDir, file));
  return page;
}
