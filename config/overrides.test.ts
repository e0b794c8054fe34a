import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const theme = path.resolve(__dirname, '../src/theme');
const read = (file: string) => readFileSync(path.join(theme, file), 'utf8');

// CONTRIBUTING.md asks maintainers to read this list at each framework upgrade, so it has to be complete.
test('the README of src/theme lists the overrides of upstream components, and which are wrapped', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const overrides = files.flatMap((file) => {
    // All icons of a folder are one entry, such as `Icon/*`.
    const name = file.replace(/(\/index)?\.tsx$/, '').replace(/\bIcon\/\w+$/, 'Icon/*');
    if (!file.endsWith('.tsx')) return [];
    return `${name} ${read(file).includes('@theme-original/') ? 'wrap' : 'eject'}`;
  });
  const rows = [...read('README.md').matchAll(/^\| *(`[^|]+)\| (wrap|eject) /gm)];
  const listed = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${name} ${kind}`),
  );
  expect(listed.sort()).toEqual([...new Set(overrides)].sort());
});
