import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Names in the table of DEPENDENCIES.md, in its order; rows without a reason are left out. */
function listExplained(): string[] {
  const table = readFileSync(path.join(root, 'DEPENDENCIES.md'), 'utf8');
  return [...table.matchAll(/^\| `([^`]+)` +\| *[^ |]/gm)].flatMap(([, name]) => name ?? []);
}

test('DEPENDENCIES.md says why each dependency of package.json is there, and names no other', () => {
  const manifest = readManifest(root);
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(listExplained()).toEqual(declared.sort());
});

test('the README of a package says why each dependency of its own is there', () => {
  const unexplained = readdirSync(path.join(root, 'packages')).flatMap((name) => {
    const folder = path.join(root, 'packages', name);
    // The folder of a package that another branch has.
    if (!existsSync(path.join(folder, 'package.json'))) return [];
    const { dependencies = {} } = readManifest(folder);
    if (Object.keys(dependencies).length === 0) return [];
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    return Object.keys(dependencies).filter((dependency) => !readme.includes(`\`${dependency}\``));
  });
  expect(unexplained).toEqual([]);
});
