import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectProse } from './prose/collectProse';
import type { Finding } from './prose/lintProse';
import { listProseFiles } from './prose/listProseFiles';
import { reportFindings } from './prose/reportFindings';
import { loadSpelling, spellProse } from './prose/spellProse';

const root = path.resolve(__dirname, '..');

/** `npm run check:spelling`: every word of every page and of the contract's descriptions. */
async function main(): Promise<void> {
  const settings = await loadSpelling(path.join(root, 'cspell.config.yaml'));
  const files = listProseFiles(root);
  const findings: Finding[] = [];
  for (const file of files) {
    const prose = collectProse(file, readFileSync(path.join(root, file), 'utf8'));
    findings.push(...(await spellProse(prose, settings)));
  }
  process.exit(reportFindings(findings, files.length) ? 0 : 1);
}

void main();
