import path from 'node:path';

/**
 * Webpack loader that runs before the MDX loader and makes the files that a page shows dependencies of its module. Missing files are
 * dependencies too, so that adding one rebuilds the page.
 *
 * @this {import('webpack').LoaderContext<{ siteDir: string }>}
 * @param {string} page
 */
export default function watchShownFiles(page) {
  const { siteDir } = this.getOptions();
  for (const [, file = ''] of page.matchAll(/\bfile=([^\s#]+)/g)) {
    this.addDependency(path.resolve(siteDir, file));
  }
  return page;
}
