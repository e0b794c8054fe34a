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
  const name = 'served-files';
  const watched = (paths: Record<string, string>) =>
    Object.values(paths).map((one) => path.resolve(siteDir, one));
  // A missing file stops the start; later ones are errors of a compilation.
  collectAssets(siteDir, options);
  return {
    name,
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { Compilation, sources, WebpackError } = currentBundler.instance;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emit = (compilation: InstanceType<typeof Compilation>) => {
        compilation.fileDependencies.addAll(watched(options.files));
        compilation.contextDependencies.addAll(watched(options.folders));
        try {
          for (const { target, read } of collectAssets(siteDir, options)) {
            // The minimizer would take comments and names out of what readers copy.
            compilation.emitAsset(target, new sources.RawSource(read()), { minimized: true });
          }
        } catch (error) {
          // An exception would leave the development server without an answer for good.
          compilation.errors.push(new WebpackError((error as Error).message));
        }
      };
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.thisCompilation.tap(name, (compilation) =>
              compilation.hooks.processAssets.tap({ name, stage }, () => emit(compilation)),
            ),
        ],
      };
    },
  };
}
