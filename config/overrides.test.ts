import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const theme = path.resolve(__dirname, '../src/theme');

// CONTRIBUTING.md asks maintainers to read this list at each framework upgrade, so it has to be complete.
test('the README of src/theme lists the overrides of upstream components', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    // All icons of a folder are one entry, such as `Icon/*`.
    .map((file) => file.replace(/(\/index)?\.tsx$/, '').replace(/\bIcon\/\w+$/, 'Icon/*'));
  const rows = readFileSync(path.join(theme, 'README.md'), 'utf8').match(/^\| *`[^|]+/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`(.+?)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...new Set(names)].sort());
});
