import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectAssets } from './collectAssets';

let root = '';
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'served-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a YAML contract is served as the JSON that means the same', () => {
  put('a.yaml', 'uno: 1\nlista: [sí]\n');
  const [asset] = collectAssets(root, { files: {}, json: { 'a.json': 'a.yaml' }, folders: {} });
  expect(JSON.parse(asset?.read().toString() ?? '')).toEqual({ uno: 1, lista: ['sí'] });
});

test('a folder serves what authors wrote, as text where a host would run it, with a list', () => {
  put('e/app/index.html', '<p>');
  put('e/app/src/a.ts', 'a');
  put('e/app/node_modules/x/index.js', 'x');
  put('e/app/package-lock.json', '{}');
  put('e/app/.env', 'secret');
  put('e/wp/functions.php', '<?php');
  const assets = collectAssets(root, { files: {}, json: {}, folders: { examples: 'e' } });
  expect(assets.at(-1)?.target).toBe('examples/index.txt');
  expect(assets.at(-1)?.read().toString()).toBe(
    '/examples/app/index.html.txt\n/examples/app/src/a.ts\n/examples/wp/functions.php.txt\n',
  );
});

test('a missing file is named, with the address that it was to have', () => {
  expect(() =>
    collectAssets(root, { files: { 'b.yaml': 'nowhere.yaml' }, json: {}, folders: {} }),
  ).toThrow('served-files: nowhere.yaml, to be served at /b.yaml, does not exist');
});
