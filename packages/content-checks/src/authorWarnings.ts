import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContent } from './checkContent';
import { formatDiagnostic } from './Diagnostic';
import type { ContentFiles } from './readContent';

const name = 'author-warnings';

/** Docusaurus plugin: runs the content checks at each save in development, and shows their diagnostics in the terminal and over the page. */
export default function authorWarnings(
  { siteDir }: LoadContext,
  files: Omit<ContentFiles, 'siteDir'>,
): Plugin {
  // These folders are watched besides the modules of pages, because no page imports some pages, the OpenAPI document and the code that
  // pages show.
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
              const diagnostics = await checkContent({ siteDir, ...files });
              compilation.warnings.push(
                ...diagnostics.map((diagnostic) => new WebpackError(formatDiagnostic(diagnostic))),
              );
            }),
        ],
        devServer: {
          // The overlay of a runtime error would stay after the module is corrected; the console shows these errors.
          client: { overlay: { warnings: true, errors: true, runtimeErrors: false } },
          // Unlike with Docusaurus's own setting, the server answers a URL with an extension with a file or 404, and not with a page.
          historyApiFallback: true,
        },
      };
    },
  };
}
