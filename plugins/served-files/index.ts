import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectAssets } from './collectAssets';
import type { Options } from './options';

export { validateOptions, type Options } from './options';

/**
 * Serves files of the repository, in the build and on the development server, without a second copy of them.
 *
 * @throws Error when a file is missing
 */
export default function servedFiles({ siteDir }: LoadContext, options: Options): Plugin {
  const assets = collectAssets(siteDir, options);
  return {
    name: 'served-files',
    getPathsToWatch: () => assets.flatMap(({ source }) => source ?? []),
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { Compilation, sources } = currentBundler.instance;
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.thisCompilation.tap('served-files', (compilation) => {
              const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
              compilation.hooks.processAssets.tap({ name: 'served-files', stage }, () => {
                for (const { target, source, read } of assets) {
                  if (source !== undefined) compilation.fileDependencies.add(source);
                  compilation.emitAsset(target, new sources.RawSource(read()));
                }
              });
            }),
        ],
      };
    },
  };
}
