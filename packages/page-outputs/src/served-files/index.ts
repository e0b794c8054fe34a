import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectAssets, type Options } from './collectAssets';

export type { Options };

/**
 * Serves files of the repository, in the build and on the development server, without a second copy of them.
 *
 * @throws Error when a file is missing
 */
export default function servedFiles({ siteDir }: LoadContext, options: Options): Plugin {
  // A missing file stops the start; later ones are errors of a compilation.
  collectAssets(siteDir, options);
  return {
    name: 'served-files',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { Compilation, sources, WebpackError } = currentBundler.instance;
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.thisCompilation.tap('served-files', (compilation) => {
              const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
              compilation.hooks.processAssets.tap({ name: 'served-files', stage }, () => {
                for (const folder of Object.values(options.folders)) {
                  compilation.contextDependencies.add(path.resolve(siteDir, folder));
                }
                try {
                  for (const { target, source, read } of collectAssets(siteDir, options)) {
                    if (source !== undefined) compilation.fileDependencies.add(source);
                    // The minimizer would take comments and names out of what readers copy.
                    compilation.emitAsset(target, new sources.RawSource(read()), {
                      minimized: true,
                    });
                  }
                } catch (error) {
                  // An exception would leave the development server without an answer for good.
                  compilation.errors.push(new WebpackError((error as Error).message));
                }
              });
            }),
        ],
      };
    },
  };
}
