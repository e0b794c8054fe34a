import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const reactUtils = '@docusaurus/theme-common/lib/utils/reactUtils.js';

/**
 * Sorts names of props without `localeCompare`: its first call in a tab loads the collation, which is 40 % of the hydration
 * (measurements.md).
 */
export const localeComparePatch: Patch = {
  name: 'localeCompare',
  upstream: [reactUtils, '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js'],
  listBundlerPlugins: (bundler, isServer) =>
    isServer
      ? []
      : [
          replaceModule(bundler, {
            patch: 'localeCompare',
            upstream: reactUtils,
            by: path.join(siteDir, 'internals/browser/reactUtils.ts'),
          }),
        ],
};
