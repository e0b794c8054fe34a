import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listBlocks } from '../prose/listBlocks';
import { readPage } from '../readPages';
import { loadSettings, spellBlocks } from './checkSpelling';

const siteDir = path.resolve(__dirname, '../../..');
let settings: Awaited<ReturnType<typeof loadSettings>>;

const spell = async (page: string) =>
  (await spellBlocks(listBlocks(readPage('page.mdx', page, siteDir)), settings)).map(
    ({ line, message }) => `${line} ${message}`,
  );

beforeAll(async () => {
  settings = await loadSettings(siteDir);
  // The first word loads the dictionaries, which is slow on a busy machine.
  await spell('hola');
});

it('finds a word without its accent, on its line', async () => {
  expect(await spell('Bien.\n\nLa\nconfiguracion.')).toEqual([
    '4 "configuracion" is in no dictionary',
  ]);
});

it('finds a misspelt Spanish and a misspelt English word', async () => {
  expect(await spell('La instalasión del buton.')).toHaveLength(2);
});

it('finds every occurrence of a misspelt word', async () => {
  expect(await spell('La instalasión.\n\n'.repeat(8))).toHaveLength(8);
});

it('knows Spanish, technical terms and the words of words.txt', async () => {
  expect(await spell('AI Findr responde: el widget usa un iframe y JavaScript.')).toEqual([]);
});

it('skips code, URLs and mail addresses', async () => {
  expect(
    await spell(
      '`configuracion` [la página](/docs/configuracion#atencion) producteam@aifindr.ai https://a.es/configuracion',
    ),
  ).toEqual([]);
});
