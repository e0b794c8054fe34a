import heads from '@site-heads';
import registry from '@generated/registry.js';
import { takeWrittenText } from './firstPage';

/**
 * The framework's table of modules, where a document's entry first loads what stands around the text that the page holds
 * already, and in all other cases the text with the components that it is made of.
 */
for (const entry of Object.values(registry)) {
  const [loadText, name] = entry;
  if (name in heads) {
    const loadHead = heads[name];
    entry[0] = () =>
      loadHead !== undefined && takeWrittenText() ? loadHead() : loadWithComponents(loadText);
  }
}

async function loadWithComponents(loadText: () => Promise<DocumentModule>) {
  const [text, { provideComponents }] = await Promise.all([
    loadText(),
    import('./provideComponents'),
  ]);
  return { ...text, default: provideComponents(text.default) };
}

export default registry;
