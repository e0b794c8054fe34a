import { replaceInBrowser } from './replaceInBrowser';

/** Prefetches the pages of the links in view one by one: upstream does all at once, right after hydration. */
export const idlePrefetchPatch = replaceInBrowser({
  name: 'idlePrefetch',
  upstream: '@docusaurus/core/lib/client/docusaurus.js',
  importer: '@docusaurus/core/lib/client/clientEntry.js',
  by: 'docusaurus.ts',
});
