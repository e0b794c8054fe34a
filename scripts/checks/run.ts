import path from 'node:path';
import { formatFinding, sortFindings, type Finding } from './Finding';

type Check = (siteDir: string) => Finding[] | Promise<Finding[]>;

/** Loaded on demand: the checks have heavy dependencies. */
const checks: Record<string, () => Promise<Check>> = {
  identifiers: async () => (await import('./identifiers/checkIdentifiers')).checkIdentifiers,
  prose: async () => (await import('./prose/checkProse')).checkProse,
  snippets: async () => (await import('./snippets/checkSnippets')).checkSnippets,
  spelling: async () => (await import('./spelling/checkSpelling')).checkSpelling,
  structure: async () => (await import('./structure/checkStructure')).checkStructure,
  wording: async () => (await import('./wording/checkWording')).checkWording,
};

/** `tsx scripts/checks/run.ts <name>`: prints the findings of a check and fails if one is an error. */
async function main(name = ''): Promise<void> {
  const load = checks[name];
  if (load === undefined) {
    throw new Error(`no check "${name}"; there are ${Object.keys(checks).join(', ')}`);
  }
  const check = await load();
  const findings = sortFindings(await check(path.resolve(__dirname, '../..')));
  findings.forEach((finding) => console.log(formatFinding(finding)));
  const errors = findings.filter(({ isWarning }) => !isWarning).length;
  console.log(`${name}: ${errors} errors, ${findings.length - errors} warnings`);
  process.exitCode = errors === 0 ? 0 : 1;
}

void main(process.argv[2]);
