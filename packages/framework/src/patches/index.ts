import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { patches } from './patches';
import { replaceImport } from './replaceImport';

/** Applies what the site changes inside the framework, in both bundles. */
export default function frameworkPatches(): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      module: {
        // An import of a name that no module exports: it is how most removals of internal functions show.
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          {
            // Their package.json does not say that they only define things: 0.8 KB of every page.
            test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is|prop-types)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      plugins: patches
        .filter(({ only }) => only !== (isServer ? 'browser' : 'server'))
        .map((patch) => replaceImport(instance, { ...patch, by: path.join(__dirname, patch.by) })),
    }),
  };
}
