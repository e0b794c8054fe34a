import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Diagnostic,
  formatDiagnostic,
  sortDiagnostics,
} from '@aifindr-docs/content-checks/Diagnostic';
import { navbarFile, sidebarFile } from '@aifindr-docs/content-checks/pages/checkSidebars';
import { readSite, type SiteSources } from '@aifindr-docs/content-checks/readSite';
import { runSiteCheck, siteChecks } from '@aifindr-docs/content-checks/siteChecks';
import { runTool, tools } from '@aifindr-docs/content-checks/tools';
import { siteFacts } from '../config/siteFacts';
import { listPageLists } from './evaluation/pageLists';
import { explainFailure, tryGenerateApiDocs } from './generateApiDocs';

const root = path.resolve(__dirname, '..');

/**
 * `npm run check [-- <check or file> …]`: runs all checks, those named, or what concerns the files named. Prints one list of diagnostics
 * and fails if one is an error.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2).map((name) => path.relative(root, path.resolve(name)));
  const files = names.filter((name) => existsSync(path.join(root, name)));
  const checks = names.filter((name) => !files.includes(name));
  const unknown = checks.filter((name) => !(name in siteChecks) && !(name in tools));
  if (unknown.length > 0) {
    const known = [...Object.keys(siteChecks), ...Object.keys(tools)].join(', ');
    throw new Error(`neither a file nor a check: ${unknown.join(', ')}. Checks: ${known}`);
  }
  const isWanted = (name: string) => checks.length === 0 || checks.includes(name);
  // Checks of the whole site say more than was wanted; what lists the pages concerns every page.
  const isShown = ({ file }: Diagnostic) =>
    files.length === 0 || [...files, sidebarFile, navbarFile].some((name) => file.startsWith(name));
  const diagnostics: Diagnostic[] = [];
  const run = async (name: string, check: () => Promise<Diagnostic[]>) => {
    const found = await check();
    const errors = found.filter(({ isWarning }) => !isWarning).length;
    diagnostics.push(...found);
    console.log(errors === 0 ? `  ok    ${name}` : `  FAIL  ${name}: ${errors} errors, see below`);
  };

  // Links and sidebars name the pages of the API.
  const needsPages = files.length > 0 || Object.keys(siteChecks).some(isWanted);
  const failure = needsPages ? await tryGenerateApiDocs(root) : undefined;
  const site = readSite(root, { ...siteFacts, pageLists: listPageLists() });
  const narrowed = files.length > 0 ? narrow(site, files) : site;
  // What a page shows belongs to it.
  const shown = files.length > 0 ? narrowed.pages.flatMap(({ fences }) => fences) : [];
  const concerned = [...new Set([...files, ...shown.flatMap(({ shown }) => shown?.file ?? [])])];
  const wantedTools = Object.entries(tools).filter(([name]) => isWanted(name));
  const runTools = async (row: typeof wantedTools) => {
    for (const [name, tool] of row) {
      const own = concerned.filter(
        (file) => tool.files?.test(file) && existsSync(path.join(root, file)),
      );
      if (files.length > 0 && own.length === 0) continue;
      const said = await runTool(name, root, files.length > 0 ? own : undefined);
      console.log(said === '' ? `  ok    ${name}` : `  FAIL  ${name}:\n${said}`);
      if (said !== '') process.exitCode = 1;
    }
  };
  const runSiteChecks = async () => {
    const wanted = Object.keys(siteChecks).filter(isWanted);
    const parseErrors = site.parseErrors.filter(isShown);
    if (parseErrors.length > 0) {
      await run('pages and contract parse', () => Promise.resolve(parseErrors));
    }
    for (const name of wanted) {
      if (name === 'contract' && narrowed.contract?.texts.length === 0) continue;
      // Links and sidebars are those of the whole site.
      await run(name, async () =>
        name === 'pages'
          ? (await runSiteCheck(name, site)).filter(isShown)
          : runSiteCheck(name, narrowed),
      );
    }
  };
  // Most tools use one core.
  const rows = [0, 1].map((row) => wantedTools.filter((_tool, index) => index % 2 === row));
  await Promise.all([runSiteChecks(), ...rows.map(runTools)]);

  const reason = explainFailure(failure, diagnostics);
  if (reason !== undefined) {
    console.log(`\n${reason}`);
    process.exitCode = 1;
  }
  if (diagnostics.length > 0) {
    console.log(`\n${sortDiagnostics(diagnostics).map(formatDiagnostic).join('\n')}\n`);
  }
  if (diagnostics.some(({ isWarning }) => !isWarning)) process.exitCode = 1;
}

/** The pages that some files are, or that show them; the contract's texts only if it is among the files. */
function narrow({ pages, contract, ...site }: SiteSources, files: readonly string[]): SiteSources {
  const isNamed = (file: string) => files.some((name) => file.startsWith(name));
  return {
    ...site,
    pages: pages.filter(
      ({ file, fences }) =>
        isNamed(file) || fences.some(({ shown }) => shown && isNamed(shown.file)),
    ),
    ...(contract && {
      contract: { ...contract, texts: contract.texts.filter(({ file }) => isNamed(file)) },
    }),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
