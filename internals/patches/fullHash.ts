import type { Patch } from './Patch';

/**
 * Empties `__webpack_require__.h`, the hash of the whole compilation: nothing calls it, and it depends on the folder of the build, so
 * the runtime and with it every page would too (https://github.com/web-infra-dev/rspack/issues/9947).
 * `npm run test:builds` compares two folders.
 */
export const fullHashPatch: Patch = {
  name: 'fullHash',
  upstream: [],
  listBundlerPlugins: (_bundler, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? []
      : [
          {
            apply: (compiler) => {
              compiler.hooks.thisCompilation.tap('fullHash', (compilation) => {
                compilation.hooks.runtimeModule.tap('fullHash', ({ name, source }) => {
                  // Rspack passes the source, webpack's types name a method.
                  const code = source as unknown as { source: Buffer } | undefined;
                  if (name === 'get_full_hash' && code) code.source = Buffer.from('// no hash');
                });
              });
            },
          },
        ],
};
