import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..');

/** Packages of this repository; the folder of one that another branch has holds no manifest. */
const packages = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(path.join(root, folder, 'package.json')));

/** Versions of the dependencies that a folder's package.json names, but for those of this repository. */
function readDependencies(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@aifindr-docs/')));
}

const named = ['.', ...packages].flatMap((folder) => Object.entries(readDependencies(folder)));

test('DEPENDENCIES.md says why each dependency is there, and names no other', () => {
  const table = readFileSync(path.join(root, 'DEPENDENCIES.md'), 'utf8');
  // Rows without a reason are left out.
  const explained = [...table.matchAll(/^\| `([^`]+)` +\| *[^ |]/gm)].map(([, name]) => name);
  expect(explained).toEqual([...new Set(named.map(([name]) => name))].sort());
});

test('a dependency has the same exact version wherever it is named', () => {
  const versions = new Set(named.map((entry) => entry.join('@')));
  expect(versions.size).toBe(new Set(named.map(([name]) => name)).size);
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
