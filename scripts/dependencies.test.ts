import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

/** Reads the dependencies and devDependencies of a folder's package.json, without the packages of this repository. */
function readDependencies(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Record<
    string,
    Record<string, string>
  >;
  const entries = Object.entries({ ...dependencies, ...devDependencies });
  return entries.filter(([name]) => !name.startsWith('@aifindr-docs/'));
}

const packages = readdirSync(path.resolve(__dirname, '../packages'));
const named = ['.', ...packages.map((name) => `packages/${name}`)].flatMap(readDependencies);

test('DEPENDENCIES.md says why each dependency is there, and names no other', () => {
  // The pattern matches only rows that have a reason.
  const rows = read('DEPENDENCIES.md').matchAll(/^\| `([^`]+)` +\| *[^ |]/gm);
  const explained = Array.from(rows, ([, name]) => name);
  expect(explained).toEqual([...new Set(named.map(([name]) => name))].sort());
});

test('a dependency has the same exact version wherever it is named', () => {
  const versions = new Set(named.map((entry) => entry.join('@')));
  expect(versions.size).toBe(new Set(named.map(([name]) => name)).size);
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
