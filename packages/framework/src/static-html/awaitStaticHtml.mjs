/** Matches the export of a page's metadata, which the MDX loader of Docusaurus adds to pages but not to partials. */
const metadataExport = /export \{ ?default as metadata ?\} from (['"][^'"]+['"])/;

/**
 * Loader for the production client that makes the module of a page wait for the HTML of its static parts. Navigation then waits for the
 * module and the HTML, and reloads the document if either fails.
 *
 * @param {string} code
 */
export default function awaitStaticHtml(code) {
  const [, metadataFile] = metadataExport.exec(code) ?? [];
  if (metadataFile === undefined) return code;
  return `${code}
import { loadStaticHtml } from '@aifindr-docs/framework/static-html/client/loadStaticHtml';
import metadata from ${metadataFile};
await loadStaticHtml(metadata.permalink);
`;
}
