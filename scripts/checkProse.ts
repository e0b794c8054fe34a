import path from 'node:path';
import { collectAllProse } from './prose/collectAllProse';
import { lintProse } from './prose/lintProse';
import { reportFindings } from './prose/reportFindings';

/** `npm run check:prose`: the rules of the house on every page, the comments of its code, and the contract's descriptions. */
async function main(): Promise<void> {
  const prose = collectAllProse(path.resolve(__dirname, '..'));
  const findings = await Promise.all(prose.map(lintProse));
  process.exit(reportFindings(findings.flat(), prose.length) ? 0 : 1);
}

void main();
