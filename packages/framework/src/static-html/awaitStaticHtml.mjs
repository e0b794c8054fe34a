/**
 * Loader for the production client that makes the module of a page wait for the HTML of its static parts. Navigation then waits for the
 * module and the HTML, and reloads the document if either fails.
 *
 * @this {import('webpack').LoaderContext<{ permalinks: Record<string, string> }>}
 * @param {string} code
 */
export default function awaitStaticHtml(code) {
  const permalink = JSON.stringify(this.getOptions().permalinks[this.resourcePath]);
  return `import { loadStaticHtml } from '@aifindr-docs/framework/static-html/client/loadStaticHtml';\n${code}\nawait loadStaticHtml(${permalink});\n`;
}
