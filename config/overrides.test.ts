import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const theme = path.resolve(__dirname, '../src/theme');
const read = (file: string) => readFileSync(path.join(theme, file), 'utf8');

/** Lists the overrides as `name (kind)`. All icons of a folder are one entry, such as `Icon/*`. */
function listOverrides(): string[] {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const overrides = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => {
      const name = file.replaceAll('\\', '/').replace(/(\/index)?\.tsx$/, '');
      const kind = read(file).includes('@theme-original/') ? 'wrap' : 'eject';
      return `${name.replace(/\bIcon\/\w+$/, 'Icon/*')} (${kind})`;
    });
  return [...new Set(overrides)].sort();
}

// CONTRIBUTING.md asks maintainers to read this list at each framework upgrade, so it has to be complete.
test('the README of src/theme lists the overrides of upstream components, and which are wrapped', () => {
  const rows = [...read('README.md').matchAll(/^\| *(`.+?) *\| (wrap|eject) /gm)];
  const named = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${name} (${kind})`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(listOverrides());
});
