import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFinding, sortFindings, type Finding } from './checks/Finding';
import { contractFile } from './checks/readContract';
import { listFiles } from './checks/readPages';
import { readSite, type Site } from './checks/readSite';
import { runSiteCheck, siteChecks } from './checks/siteChecks';
import { runTool, tools } from './checks/tools';
import { createReport } from './support/createReport';

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
    await updateApiPages();
    const site = readSite(root);
    findings.push(...site.faults);
    if (site.faults.length > 0) report.record('pages and contract parse', 'see below');
    const narrowed = files.length > 0 ? narrow(site, files) : site;
    for (const name of wanted) {
      if (files.length > 0 && siteChecks[name]?.isOfCode) continue;
      if (name === 'contract' && narrowed.contract?.texts.length === 0) continue;
      // Links and sidebars are those of the whole site.
      await run(name, () => runSiteCheck(name, name === 'pages' ? site : narrowed));
    }
  };
  await Promise.all([runTools(), runSiteChecks()]);

  const isShown = ({ file }: Finding) =>
    files.length === 0 || files.some((name) => file.startsWith(name));
  const shown = sortFindings(findings.filter(isShown));
  if (shown.length > 0) console.log(`\n${shown.map(formatFinding).join('\n')}\n`);
  report.finish();
}

/** Generates the API pages, which links and sidebars name, if what they are made from has changed since the last check. */
async function updateApiPages(): Promise<void> {
  const stamp = path.join(root, '.cache/api-pages');
  const { mtimeMs: generated = 0 } = statSync(stamp, { throwIfNoEntry: false }) ?? {};
  const sources = ['docs/_api', 'plugins/api-reference', 'lib/request-samples'].flatMap((folder) =>
    listFiles(root, folder),
  );
  const isCurrent =
    existsSync(path.join(root, 'docs/api/sidebar.ts')) &&
    [contractFile, ...sources].every((file) => statSync(path.join(root, file)).mtimeMs < generated);
  if (isCurrent) return;
  const { generateApiDocs } = await import('./generateApiDocs');
  // Why it failed is said by the check of the contract.
  await generateApiDocs(root).then(
    () => {
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, '');
    },
    () => undefined,
  );
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
