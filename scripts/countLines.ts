import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `npm run count`: lines of the repository's TypeScript and CSS without the examples, tests included, by folder. */
const all = { files: 0, lines: 0, tests: 0 };
const patterns = ['*/*.ts', '*/*.tsx', '*/*.mts', '*/*.css', ':!examples'];
const rows: Record<string, typeof all> = {};
for (const file of execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' }).split(
  '\n',
)) {
  if (file === '') continue;
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  const isTest = /^e2e\/|\.test(-d)?\.tsx?$/.test(file);
  const row = (rows[file.replace(/\/.*/, '')] ??= { files: 0, lines: 0, tests: 0 });
  for (const sum of [row, all]) {
    sum.files += 1;
    sum.lines += lines;
    sum.tests += isTest ? lines : 0;
  }
}
console.table({ ...rows, all });
