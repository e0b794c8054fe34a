import path from 'node:path';
import { collectAllProse } from './prose/collectAllProse';
import type { Finding } from './prose/lintProse';
import { reportFindings } from './prose/reportFindings';
import { loadSpelling, spellProse } from './prose/spellProse';

const root = path.resolve(__dirname, '..');

/** `npm run check:spelling`: every word of every page, of the comments of its code, and of the contract's descriptions. */
async function main(): Promise<void> {
  const settings = await loadSpelling(path.join(root, 'cspell.config.yaml'));
  const all = collectAllProse(root);
  const findings: Finding[] = [];
  for (const prose of all) {
    findings.push(...(await spellProse(prose, settings)));
  }
  process.exit(reportFindings(findings, all.length) ? 0 : 1);
}

void main();
