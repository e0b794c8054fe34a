import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { patches } from './patches';
import { replaceImport } from './replaceImport';

/** Applies the patches in the bundles that they are for. */
export default function frameworkPatches(): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      module: {
        // Compilation fails at an import that its module does not export, so most removals of internal functions upstream stop the build.
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          {
            // These packages have no side effects, but do not declare it. Without this rule, they add 0.8 KB to every page.
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
