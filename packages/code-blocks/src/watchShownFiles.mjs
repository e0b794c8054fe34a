/**
 * Webpack loader that runs before the MDX loader and makes the files that a page shows dependencies of its module. Missing files are
 * dependencies too, so that adding one rebuilds the page.
 *
 * @this {import('webpack').LoaderContext<{ listShownFiles: (page: string) => string[] }>}
 * @param {string} page
 */
export default function watchShownFiles(page) {
  for (const file of this.getOptions().listShownFiles(page)) this.addDependency(file);
  return page;
}
