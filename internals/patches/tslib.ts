import path from 'node:path';
import { siteDir } from '../paths';
import { replaceModule } from '../replaceModule';
import type { Patch } from './Patch';

const tslib = 'tslib/tslib.es6.mjs';

/** Sends one helper of tslib instead of all: it comes through a CommonJS package, which bundlers cannot tree-shake. */
export const tslibPatch: Patch = {
  name: 'tslib',
  upstream: [tslib, '@docusaurus/utils-common/lib/index.js'],
  listBundlerPlugins: (bundler, isServer) =>
    isServer
      ? []
      : [
          replaceModule(bundler, {
            patch: 'tslib',
            upstream: tslib,
            packageName: 'tslib',
            by: path.join(siteDir, 'internals/browser/tslib.ts'),
          }),
        ],
};
