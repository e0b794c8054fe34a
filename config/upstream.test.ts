import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { assertUpstream, listUses, readHashes } from '@aifindr-docs/framework/internals/upstream';
import { upstream } from './upstream';

const siteDir = path.resolve(__dirname, '..');

test('every upstream file that the site relies on is as it was read', () => {
  expect(() => assertUpstream(siteDir, upstream)).not.toThrow();
});

test('every listed upstream file exists in a version that was read', () => {
  const nowhere = Object.entries(readHashes(siteDir, upstream))
    .filter(([, versions]) => Object.values(versions).every((hash) => hash === null))
    .map(([file]) => file);
  expect(nowhere).toEqual([]);
});

test('the README of src/theme names the overrides, and says which are wrapped', () => {
  const readme = readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *(`.+?) *\| (wrap|eject|fill) /gm)];
  const named = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${name} (${kind})`),
  );
  const listed = listUses(siteDir, upstream)
    .filter(({ ours, kind }) => ours.startsWith('src/theme/') && kind !== 'assume')
    .map(({ ours, kind }) => `${ours.replace(/^src\/theme\/|\.tsx?$/g, '')} (${kind})`)
    // The set of icons has one row.
    .map((use) => use.replace(/(?<=(?:^|\/)Icon\/)\w+/, '*'));
  expect(named.sort()).toEqual([...new Set(listed)].sort());
});
