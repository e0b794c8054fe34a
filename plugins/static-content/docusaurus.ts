import docusaurus from '@framework-client/docusaurus.js';
import { loadPages } from './loadPages';

const documentIsLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve(), { once: true });
});

/** The framework's own, but what other pages are made of is asked for only when the opened one has all that it needs. */
function prefetch(path: string): false | Promise<unknown> {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) {
    return false;
  }
  return (
    documentIsLoaded
      .then(loadPages)
      .then(() => docusaurus.prefetch(path))
      // What cannot be fetched ahead is fetched when the reader goes there.
      .catch(() => undefined)
  );
}

export default Object.freeze({ ...docusaurus, prefetch });
