import type { Bundler, BundlerPlugin } from '../replaceModule';
import type { Patch } from './Patch';

interface RuntimeModule {
  name: string;
  source?: { source: Buffer };
}

/**
 * Keeps the hash of the whole compilation, which depends on the folder of the build, out of the built files
 * (https://github.com/web-infra-dev/rspack/issues/9947): empties `__webpack_require__.h`, which nothing calls, and hides the hashes
 * of files from the minifier, which chooses names by the frequency of letters. `npm run test:builds` compares two folders.
 */
export const fullHashPatch: Patch = {
  name: 'fullHash',
  upstream: [],
  listBundlerPlugins: (bundler, isServer) =>
    isServer || process.env.NODE_ENV !== 'production'
      ? []
      : [emptyFullHash(bundler), hideHashes(bundler)],
};

/** Rspack of Docusaurus 3.7 adds `__webpack_require__.h`, that of 3.10 no longer does. */
function emptyFullHash(bundler: Bundler): BundlerPlugin {
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('fullHash', (compilation) => {
        compilation.hooks.runtimeModule.tap('fullHash', (module) => {
          // Rspack passes the source, webpack's types name a method.
          const { name, source } = module as unknown as RuntimeModule;
          if (name === 'get_full_hash' && source) source.source = Buffer.from('// no hash');
        });
        compilation.hooks.afterProcessAssets.tap('fullHash', () => {
          const { hash } = compilation;
          for (const { name, source } of compilation.getAssets()) {
            if (!hash || !name.endsWith('.js') || !source.source().includes(hash)) continue;
            compilation.errors.push(
              new bundler.WebpackError(
                `internals/patches/fullHash.ts: ${name} still has the hash of the compilation.`,
              ),
            );
          }
        });
      });
    },
  };
}

/** Replaces the hashes of files in scripts by placeholders while they are minified. */
function hideHashes(bundler: Bundler): BundlerPlugin {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifying } = bundler.Compilation;
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('fullHash', (compilation) => {
        /** Hashes that each script contains, in the order in which they first appear. */
        const hidden = new Map<string, string[]>();
        const placeholder = (index: number) => `hash${String(index).padStart(4, '0')}`;
        const read = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';
        const rewrite = (file: string, replacements: string[][]) => {
          let text = read(file);
          for (const [from = '', to = ''] of replacements) text = text.replaceAll(from, to);
          compilation.updateAsset(file, new bundler.sources.RawSource(text));
        };
        compilation.hooks.processAssets.tap({ name: 'fullHash', stage: minifying - 1 }, () => {
          const assets = compilation.getAssets();
          const all = new Set(assets.flatMap(({ info }) => info.contenthash ?? []));
          for (const { name } of assets) {
            const words = name.endsWith('.js') ? read(name).match(/\b[\da-f]{8}\b/g) : undefined;
            const hashes = [...new Set(words)].filter((word) => all.has(word));
            if (hashes.length === 0) continue;
            hidden.set(name, hashes);
            rewrite(
              name,
              hashes.map((hash, index) => [hash, placeholder(index)]),
            );
          }
        });
        compilation.hooks.processAssets.tap({ name: 'fullHash', stage: minifying + 1 }, () => {
          if (hidden.size === 0) {
            compilation.errors.push(
              new bundler.WebpackError(
                'internals/patches/fullHash.ts hides the hashes of files, but no script contains one.',
              ),
            );
          }
          for (const [name, hashes] of hidden) {
            rewrite(
              name,
              hashes.map((hash, index) => [placeholder(index), hash]),
            );
          }
        });
      });
    },
  };
}
