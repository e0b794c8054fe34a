import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectProse } from './prose/collectProse';
import { lintProse } from './prose/lintProse';
import { listProseFiles } from './prose/listProseFiles';
import { reportFindings } from './prose/reportFindings';

const root = path.resolve(__dirname, '..');

/** `npm run check:prose`: the rules of the house on every page and on the contract's descriptions. */
async function main(): Promise<void> {
  const files = listProseFiles(root);
  const findings = await Promise.all(
    files.map((file) => lintProse(collectProse(file, readFileSync(path.join(root, file), 'utf8')))),
  );
  process.exit(reportFindings(findings.flat(), files.length) ? 0 : 1);
}

void main();
