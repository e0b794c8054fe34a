import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkContent, type ContentFiles } from './checkContent';
import { formatDiagnostic } from './Diagnostic';

/** What an edit can change besides modules: pages that no page imports, the contract, code that pages show. */
const watched = ['docs', 'src/pages', 'examples'];

/** Says while an author writes what `npm run check -- content` would: in the terminal and over the page. */
export default function authorWarnings(
  { siteDir }: LoadContext,
  files: Omit<ContentFiles, 'siteDir'>,
): Plugin {
  return {
    name: 'author-warnings',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const { WebpackError } = currentBundler.instance;
      return {
        plugins: [
          (compiler) =>
            compiler.hooks.afterCompile.tapPromise('author-warnings', async (compilation) => {
              // Loaders run child compilers.
              if (compilation.compiler !== compiler) return;
              for (const folder of watched) {
                compilation.contextDependencies.add(path.join(siteDir, folder));
              }
              const diagnostics = await checkContent({ siteDir, ...files });
              compilation.warnings.push(
                ...diagnostics.map((found) => new WebpackError(formatDiagnostic(found))),
              );
            }),
        ],
        devServer: {
          // The overlay of a runtime error stays after the module is fixed; the console has them.
          client: { overlay: { warnings: true, errors: true, runtimeErrors: false } },
          // Unlike Docusaurus's, it answers an address with an extension with a file or 404, not with a page.
          historyApiFallback: true,
        },
      };
    },
  };
}
