/**
 * Webpack loader that runs before the MDX loader and makes the files that a page shows dependencies of its module. Missing files are
 * dependencies too, so that adding one rebuilds the page.
 *
 * @this {import('webpack').LoaderContext<{ listShownFilePaths: (pageText: string) => string[] }>}
 * @param {string} pageText
 */
export default function watchShownFiles(pageText) {
  for (const file of this.getOptions().listShownFilePaths(pageText)) this.addDependency(file);
  return pageText;
}
