import { countFiles, roomOf } from './support/countFiles';

/** `npm run count`: lines of code by folder, and by package; `walls.test.ts` has their limits. */
const all = { files: 0, lines: 0, tests: 0 };
const rows: Record<string, typeof all> = {};
for (const counted of countFiles('.')) {
  const row = (rows[roomOf(counted) || 'root'] ??= { files: 0, lines: 0, tests: 0 });
  for (const sum of [row, all]) {
    sum.files += 1;
    sum.lines += counted.lines;
    sum.tests += counted.isTest ? counted.lines : 0;
  }
}
console.table({ ...rows, all });
