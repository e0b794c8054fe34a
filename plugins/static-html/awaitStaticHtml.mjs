/**
 * Loader for the production client: a page's module is ready once the HTML of its static parts is there, so that navigation waits
 * for both, and reloads the document when either fails.
 *
 * @this {import('webpack').LoaderContext<{ permalinks: Record<string, string> }>}
 * @param {string} code
 */
export default function awaitStaticHtml(code) {
  if (!code.includes('StaticHtml')) {
    return code;
  }
  const permalink = JSON.stringify(this.getOptions().permalinks[this.resourcePath]);
  return `import { loadStaticHtml } from '@site/plugins/static-html/client/loadStaticHtml';\n${code}\nawait loadStaticHtml(${permalink});\n`;
}
