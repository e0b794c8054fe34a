import type { LoadContext, Plugin } from '@docusaurus/types';
import { emWidths } from './emWidths';
import type { Options } from './options';
import { listPatchPlugins } from './patches';
import { assertUpstream, findModules } from './upstream';

export type { Options } from './options';

/**
 * Applies the patches of this package, after checking that the upstream files that anything of ours relies on are still those that
 * were read. An import of a name that a module does not export is an error: it is how most removals of internal functions show.
 *
 * @throws Error when an upstream file has changed
 */
export default function internals({ siteDir }: LoadContext, options: Options): Plugin {
  assertUpstream(siteDir, options);
  const modules = findModules(siteDir);
  return {
    name: 'internals',
    configurePostCss: (postCss) => ({ ...postCss, plugins: [...postCss.plugins, emWidths] }),
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      module: {
        parser: { javascript: { exportsPresence: 'error' } },
        // Their package.json does not say that they only define things: 0.8 KB of every page.
        rules: [
          {
            test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is|prop-types)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      plugins: listPatchPlugins(instance, modules, isServer ? 'server' : 'browser'),
    }),
  };
}
