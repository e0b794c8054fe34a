import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatFinding, sortFindings, type Finding } from './checks/Finding';
import { navbarFile, sidebarFile } from './checks/pages/checkSidebars';
import { readSite, type Site } from './checks/readSite';
import { runSiteCheck, siteChecks } from './checks/siteChecks';
import { runTool, tools } from './checks/tools';
import { createReport } from './support/createReport';
import { updateApiPages } from './updateApiPages';

const root = path.resolve(__dirname, '..');

/**
 * `npm run check [-- <check or file> …]`: runs all checks, those named, or what concerns the files named. Prints one list of findings
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
  const isShown = ({ file }: Finding) =>
    files.length === 0 || [...files, sidebarFile, navbarFile].some((name) => file.startsWith(name));
  const report = createReport('check');
  const findings: Finding[] = [];
  const run = async (name: string, check: () => Promise<Finding[]>) => {
    const found = await check();
    const errors = found.filter(({ isWarning }) => !isWarning).length;
    findings.push(...found);
    report.record(name, errors === 0 ? undefined : `${errors} errors, see below`);
  };

  const runTools = async () => {
    for (const [name, tool] of Object.entries(tools).filter(([name]) => isWanted(name))) {
      const own = files.filter((file) => tool.files?.test(file));
      if (files.length > 0 && own.length === 0) continue;
      await run(name, () => runTool(name, root, files.length > 0 ? own : undefined));
    }
  };
  const runSiteChecks = async () => {
    const wanted = Object.keys(siteChecks).filter(isWanted);
    if (wanted.length === 0) return;
    // Links and sidebars name the pages of the API. Why there are none is said by the check of the contract.
    await updateApiPages(root).catch(() => undefined);
    const site = readSite(root);
    const faults = site.faults.filter(isShown);
    if (faults.length > 0) await run('pages and contract parse', () => Promise.resolve(faults));
    const narrowed = files.length > 0 ? narrow(site, files) : site;
    for (const name of wanted) {
      if (files.length > 0 && siteChecks[name]?.isOfCode) continue;
      if (name === 'contract' && narrowed.contract?.texts.length === 0) continue;
      // Links and sidebars are those of the whole site.
      await run(name, async () =>
        name === 'pages'
          ? (await runSiteCheck(name, site)).filter(isShown)
          : runSiteCheck(name, narrowed),
      );
    }
  };
  await Promise.all([runTools(), runSiteChecks()]);

  if (findings.length > 0) {
    console.log(`\n${sortFindings(findings).map(formatFinding).join('\n')}\n`);
  }
  report.finish();
}

/** The pages that some files are, or that show them; the contract's texts only if it is among the files. */
function narrow({ pages, contract, ...site }: Site, files: readonly string[]): Site {
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
