import { expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { collectAssets } from '.';

test('a folder serves what authors wrote, as text where a host would run it, with a list', () => {
  const root = createTestFolder({
    'e/app/index.html': '<p>',
    'e/app/src/a.ts': 'a',
    'e/app/node_modules/x/index.js': 'x',
    'e/app/package-lock.json': '{}',
    'e/app/.env': 'secret',
    'e/wp/functions.php': '<?php',
  });
  const assets = collectAssets(root, { files: {}, folders: { examples: 'e' } });
  expect(assets.at(-1)?.target).toBe('examples/index.txt');
  expect(assets.at(-1)?.read().toString()).toBe(
    '/examples/app/index.html.txt\n/examples/app/src/a.ts\n/examples/wp/functions.php.txt\n',
  );
});

test('an error names the file or folder that is missing, or the YAML that cannot be parsed', () => {
  const root = createTestFolder({ 'broken.yaml': 'a: [' });
  const readAll = (files: Record<string, string>, folders: Record<string, string> = {}) =>
    collectAssets(root, { files, folders }).map(({ read }) => read());
  expect(() => readAll({ 'b.yaml': 'nowhere.yaml' })).toThrow('nowhere.yaml');
  expect(() => readAll({ 'b.json': 'broken.yaml' })).toThrow('broken.yaml');
  expect(() => readAll({}, { examples: 'nowhere' })).toThrow('nowhere');
});
