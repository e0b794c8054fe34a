/**
 * Loader for the production client: a page's module is ready once the HTML of its static parts is there, so that navigation waits
 * for both, and reloads the document when either fails.
 *
 * @this {import('webpack').LoaderContext<{ permalinks: Record<string, string> }>}
 * @param {string} code
 */
export default function awaitStaticHtml(code) {
  const permalink = JSON.stringify(this.getOptions().permalinks[this.resourcePath]);
  return `import { loadStaticHtml } from '@aifindr-docs/framework/static-html/client/loadStaticHtml';\n${code}\nawait loadStaticHtml(${permalink});\n`;
}
