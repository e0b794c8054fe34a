import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Diagnostic, formatDiagnostic, sortDiagnostics } from '../Diagnostic';
import { readSite, type SiteFacts } from '../readSite';
import { runSiteCheck } from '../siteChecks';

/** The checks that are quick enough to run at every save; that of the contract runs when it has changed. */
const checks = ['pages', 'identifiers'];

/** What an edit can change besides modules: pages that no page imports, the contract, code that pages show, sidebars. */
const watched = {
  folders: ['docs', 'src/pages', 'examples'],
  files: ['sidebars.ts'],
};

/** Says while an author writes what `npm run check` would: in the terminal and over the page. Those of the contract are errors. */
export default function authorWarnings(
  { siteDir }: LoadContext,
  { facts }: { facts: SiteFacts },
): Plugin {
  const contractFile = facts.apiReference.specPath;
  let ofContract: { source?: string; diagnostics: Diagnostic[] } = { diagnostics: [] };
  const runChecks = async (): Promise<Diagnostic[]> => {
    const site = readSite(siteDir, facts);
    const source = site.contract?.source;
    if (source !== ofContract.source) {
      ofContract = { source, diagnostics: await runSiteCheck('contract', site) };
    }
    const diagnostics = [...site.parseErrors, ...ofContract.diagnostics];
    for (const check of checks) diagnostics.push(...(await runSiteCheck(check, site)));
    return sortDiagnostics(diagnostics);
  };
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
              for (const folder of watched.folders) {
                compilation.contextDependencies.add(path.join(siteDir, folder));
              }
              for (const file of [...watched.files, contractFile]) {
                compilation.fileDependencies.add(path.join(siteDir, file));
              }
              try {
                for (const diagnostic of await runChecks()) {
                  const list = diagnostic.file === contractFile ? 'errors' : 'warnings';
                  compilation[list].push(new WebpackError(formatDiagnostic(diagnostic)));
                }
              } catch (error) {
                // An exception would leave the server without an answer for good.
                compilation.errors.push(new WebpackError(String((error as Error).stack)));
              }
            }),
        ],
        devServer: {
          // The overlay of a runtime error, such as a module that did not compile, stays after the module is fixed; the console has them.
          client: { overlay: { warnings: true, errors: true, runtimeErrors: false } },
          // Unlike Docusaurus's, it answers an address with an extension with a file or 404, not with a page.
          historyApiFallback: true,
        },
      };
    },
  };
}
