import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import documents from '@site-documents';
import registry from '@generated/registry.js';
import { loadDocument } from './loadDocument';

/**
 * The framework's table of modules where texts are rendered, on the server and in the author's preview: a document is loaded with
 * the components that it is made of. On the server the entries say the names of the files that the browser will need, by which the
 * framework writes them into the page: none for a document, for the page holds it.
 */
for (const [chunkName, entry] of Object.entries(registry)) {
  const [loadText, name] = entry;
  const isDocument = documents.has(name);
  if (isDocument) {
    entry[0] = loadDocument(loadText);
  }
  if (!ExecutionEnvironment.canUseDOM) {
    entry[1] = isDocument ? '' : chunkName;
  }
}

export default registry;
