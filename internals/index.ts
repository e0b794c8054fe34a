import type { Plugin } from '@docusaurus/types';
import { assertUpstream } from './assertUpstream';
import { patches } from './patches';
import { sideEffectFreeRule } from './sideEffectFree';

/**
 * Applies the patches of this folder, after checking that the upstream files that anything of ours relies on are still those that
 * were read. An import of a name that a module does not export is an error: it is how most removals of internal functions show.
 *
 * @throws Error when an upstream file has changed
 */
export default function internals(): Plugin {
  assertUpstream();
  return {
    name: 'internals',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      module: {
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [sideEffectFreeRule()],
      },
      plugins: patches.flatMap(({ listBundlerPlugins }) =>
        listBundlerPlugins(currentBundler.instance, isServer),
      ),
    }),
  };
}
