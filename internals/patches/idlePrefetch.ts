import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const mounted = '@docusaurus/core/lib/client/docusaurus.js';

/** Prefetches the pages of the links in view one by one: upstream does all at once, right after hydration. */
export const idlePrefetchPatch: Patch = {
  name: 'idlePrefetch',
  upstream: [mounted, '@docusaurus/core/lib/client/clientEntry.js'],
  listBundlerPlugins: (bundler, isServer) =>
    isServer
      ? []
      : [
          replaceModule(bundler, {
            patch: 'idlePrefetch',
            upstream: mounted,
            by: path.join(siteDir, 'internals/browser/docusaurus.ts'),
          }),
        ],
};
