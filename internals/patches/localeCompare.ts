import { replaceInBrowser } from './replaceInBrowser';

/**
 * Sorts names of props without `localeCompare`: its first call in a tab loads the collation, which is 40 % of the hydration
 * (measurements.md).
 */
export const localeComparePatch = replaceInBrowser({
  name: 'localeCompare',
  upstream: '@docusaurus/theme-common/lib/utils/reactUtils.js',
  importer: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js',
  by: 'reactUtils.ts',
});
