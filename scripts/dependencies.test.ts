import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Names in the table of DEPENDENCIES.md, in its order; rows without a reason are left out. */
function listExplained(): string[] {
  const table = readFileSync(path.join(root, 'DEPENDENCIES.md'), 'utf8');
  return [...table.matchAll(/^\| `([^`]+)` +\| *[^ |]/gm)].flatMap(([, name]) => name ?? []);
}

test('DEPENDENCIES.md says why each dependency of package.json is there, and names no other', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(listExplained()).toEqual(declared.sort());
});
