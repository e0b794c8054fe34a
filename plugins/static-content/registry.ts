import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import heads from '@site-heads';
import registry from '@generated/registry.js';
import { takeWrittenText } from './firstPage';

/**
 * The framework's table of modules, where a document's entry first loads what stands around the text that the page holds
 * already, and in all other cases the text with the components that it is made of. On the server the entries say the names
 * of the files that the browser will need, by which the framework writes them into the page.
 */
for (const [chunkName, entry] of Object.entries(registry)) {
  const [loadText, name] = entry;
  const head = heads[name];
  if (head !== undefined) {
    entry[0] = () =>
      typeof head === 'function' && takeWrittenText() ? head() : loadWithComponents(loadText);
  }
  if (!ExecutionEnvironment.canUseDOM) {
    entry[1] = typeof head === 'string' ? head : chunkName;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // The page's own tags are through when this runs: a file that did not arrive is asked for anew, where the bundler's
  // loader would wait for the tag that failed.
  document.querySelectorAll('script[src][defer]').forEach((script) => script.remove());
}

async function loadWithComponents(loadText: () => Promise<DocumentModule>) {
  const [text, { provideComponents }] = await Promise.all([
    loadText(),
    import('./provideComponents'),
  ]);
  return { ...text, default: provideComponents(text.default) };
}

export default registry;
