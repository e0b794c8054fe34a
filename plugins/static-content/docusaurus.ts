import docusaurus from '@framework-client/docusaurus.js';
import { whenIdle } from '../lean-client/whenIdle';
import { loadPages } from './loadPages';

/** When the opened page answers, and the browser rests. */
const pageLives = new Promise<void>((resolve) => {
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      whenIdle(resolve);
    }
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
});

/** The framework's own, but what other pages are made of is asked for only when the opened one has all that it needs. */
function prefetch(path: string): false | Promise<unknown> {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  const isSlow =
    connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
  if (isSlow || path === window.location.pathname) {
    return false;
  }
  return (
    pageLives
      .then(loadPages)
      .then(() => docusaurus.prefetch(path))
      // What cannot be fetched ahead is fetched when the reader goes there.
      .catch(() => undefined)
  );
}

export default Object.freeze({ ...docusaurus, prefetch });
