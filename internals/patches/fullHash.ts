import type { Bundler, BundlerPlugin } from '../replaceModule';
import type { Patch } from './Patch';

interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/**
 * Empties `__webpack_require__.h`, the hash of the whole compilation: nothing calls it, and it depends on the folder of the build, so
 * the runtime and with it every page would too (https://github.com/web-infra-dev/rspack/issues/9947).
 * `npm run test:builds` compares two folders.
 */
export const fullHashPatch: Patch = {
  name: 'fullHash',
  upstream: [],
  listBundlerPlugins: (bundler, isServer) =>
    isServer || process.env.NODE_ENV !== 'production' ? [] : [emptyFullHash(bundler)],
};

function emptyFullHash(bundler: Bundler): BundlerPlugin {
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('fullHash', (compilation) => {
        let count = 0;
        compilation.hooks.runtimeModule.tap('fullHash', (module) => {
          // Rspack passes the source, webpack's types name a method.
          const { name, source } = module as unknown as RuntimeModule;
          if (name === 'get_full_hash' && source) {
            source.source = Buffer.from('// no hash');
            count += 1;
          }
        });
        compilation.hooks.afterProcessAssets.tap('fullHash', () => {
          if (count > 0) return;
          compilation.errors.push(
            new bundler.WebpackError(
              'internals/patches/fullHash.ts empties the hash of the compilation, but no chunk has it.',
            ),
          );
        });
      });
    },
  };
}
