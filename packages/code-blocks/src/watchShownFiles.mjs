/**
 * Loader in front of the MDX loader: makes the files that a page shows dependencies of its module. A file that is missing is one too,
 * so that adding it rebuilds the page.
 *
 * @this {import('webpack').LoaderContext<{ listShownFiles: (page: string) => string[] }>}
 * @param {string} page
 */
export default function watchShownFiles(page) {
  for (const file of this.getOptions().listShownFiles(page)) this.addDependency(file);
  return page;
}
