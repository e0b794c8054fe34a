import { replaceInBrowser } from './replaceInBrowser';

/** Sends one helper of tslib instead of all: it comes through a CommonJS package, which bundlers cannot tree-shake. */
export const tslibPatch = replaceInBrowser({
  name: 'tslib',
  upstream: 'tslib/tslib.es6.mjs',
  packageName: 'tslib',
  importer: '@docusaurus/utils-common/lib/index.js',
  by: 'tslib.ts',
});
