import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from '@aifindr-docs/api-reference/Problem';
import { checkContent } from './checkContent';
import type { ContentFiles } from './readContent';

const name = 'author-warnings';

/** Docusaurus plugin: runs the content checks after each compilation in development; the terminal and the overlay show the problems. */
export default function authorWarnings(
  { siteDir }: LoadContext,
  files: Omit<ContentFiles, 'siteDir'>,
): Plugin {
  // By itself, the bundler does not watch files that are not modules, such as the OpenAPI document.
  const watchedFolders = [...files.pageFolders, ...files.testedFolders];
  return {
    name,
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const { WebpackError } = currentBundler.instance;
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
              // Child compilers, which some loaders and plugins run, call this hook too.
              if (compilation.compiler !== compiler) return;
              for (const folder of watchedFolders) {
                compilation.contextDependencies.add(path.join(siteDir, folder));
              }
              const problems = await checkContent({ siteDir, ...files });
              compilation.warnings.push(
                ...problems.map((problem) => new WebpackError(formatProblem(problem))),
              );
            }),
        ],
        devServer: {
          // The overlay of a runtime error would stay after the module is corrected; the console shows these errors.
          client: { overlay: { warnings: true, errors: true, runtimeErrors: false } },
          // A request for a missing file, such as `/a.png`, gets status 404; with Docusaurus's own setting, it would get `index.html`.
          historyApiFallback: true,
        },
      };
    },
  };
}
