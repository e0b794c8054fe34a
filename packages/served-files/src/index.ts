import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectAssets, type Options } from './collectAssets';

export type { Options };

const name = 'served-files';

/**
 * Docusaurus plugin: serves files of the repository in the build and on the development server.
 *
 * @throws Error if a file is missing at the start; a file that is deleted later causes a compilation error
 */
export default function servedFiles({ siteDir }: LoadContext, options: Options): Plugin {
  collectAssets(siteDir, options);
  const resolveAll = (sources: Record<string, string>) =>
    Object.values(sources).map((source) => path.resolve(siteDir, source));
  return {
    name,
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      const { Compilation, sources, WebpackError } = currentBundler.instance;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emitAssets = (compilation: InstanceType<typeof Compilation>) => {
        compilation.fileDependencies.addAll(resolveAll(options.files));
        compilation.contextDependencies.addAll(resolveAll(options.folders));
        try {
          for (const { target, read } of collectAssets(siteDir, options)) {
            // The asset is marked as minimized, because the minimizer would remove comments and names from code that readers copy.
            compilation.emitAsset(target, new sources.RawSource(read()), { minimized: true });
          }
        } catch (error) {
          // An exception here would make the development server stop responding.
          compilation.errors.push(new WebpackError((error as Error).message));
        }
      };
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.thisCompilation.tap(name, (compilation) =>
              compilation.hooks.processAssets.tap({ name, stage }, () => emitAssets(compilation)),
            ),
        ],
      };
    },
  };
}
