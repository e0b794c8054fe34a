import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from '@aifindr-docs/api-reference/Problem';
import { checkContent } from './checkContent';
import type { ContentFiles } from './readContent';

const name = 'author-warnings';

/** Docusaurus plugin: runs the content checks at each save in development, and shows problems in the terminal and in the overlay. */
export default function authorWarnings(
  { siteDir }: LoadContext,
  files: Omit<ContentFiles, 'siteDir'>,
): Plugin {
  // The bundler watches only modules, and some pages, the OpenAPI document and the code that pages show are no modules.
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
              // Loaders run child compilers, which call this hook too.
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
          // A missing file, such as `/a.png`, is answered with 404; Docusaurus's own setting would answer it with a page.
          historyApiFallback: true,
        },
      };
    },
  };
}
