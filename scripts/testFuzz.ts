import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Fuzzes the page generator and the Markdown twin beyond what the suite does: `--runs 5000 --seed 7`. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '2' },
  },
});

const root = path.resolve(__dirname, '..');
const report = path.join(root, 'artifacts', 'fuzz.json');
mkdirSync(path.dirname(report), { recursive: true });
console.log(
  `${values.runs} contracts of one part, a fifteenth as many whole ones, seed ${values.seed}`,
);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'plugins/api-reference/fuzz',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
  },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
};
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(status ?? 1);
