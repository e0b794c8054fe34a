import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { matchFolders } from './matchFolders';

let siteDir: string;

beforeEach(() => {
  siteDir = path.join(createTestFolder(), 'src/theme/site');
  mkdirSync(path.join(siteDir, 'src/theme'), { recursive: true });
  mkdirSync(path.join(siteDir, 'node_modules/@mdx-js'), { recursive: true });
});

test('folders are those of the site, also in a checkout below a folder of the same name', () => {
  const folders = matchFolders(siteDir, ['src/theme', 'node_modules/@mdx-js']);
  expect(path.join(siteDir, 'src/theme/Tabs/index.tsx')).toMatch(folders);
  expect('/elsewhere/node_modules/@mdx-js/react/index.js').toMatch(folders);
  expect(path.join(siteDir, 'src/pages/index.mdx')).not.toMatch(folders);
  expect(path.join(siteDir, 'node_modules/react/index.js')).not.toMatch(folders);
});

test('a folder that does not exist is named', () => {
  expect(() => matchFolders(siteDir, ['src/themes'])).toThrow('src/themes does not exist');
});
