/** Matches the export of a page's metadata, which the MDX loader of Docusaurus adds to pages but not to partials. */
const metadataExport = /export \{ ?default as metadata ?\} from (['"][^'"]+['"])/;

/**
 * Loader for the production client that makes the module of a page wait for the HTML of its static parts. Navigation then waits for the
 * module and the HTML, and reloads the document if either fails.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code
 * @throws Error if a page with static parts has no metadata, because each navigation to it would reload the document
 */
export default function awaitStaticHtmlLoader(code) {
  const [, metadataFile] = metadataExport.exec(code) ?? [];
  if (metadataFile === undefined) {
    // Docusaurus takes a file for a partial if its name, or that of a folder above it, begins with `_`.
    if (/[\\/]_/.test(this.resourcePath) || !code.includes('StaticHtml')) return code;
    throw new Error('This page has static parts, but the MDX loader added no export of `metadata`');
  }
  return `${code}
import { loadStaticHtml } from '@aifindr-docs/framework/static-html/client/loadStaticHtml';
import metadata from ${metadataFile};
await loadStaticHtml(metadata.permalink);
`;
}
