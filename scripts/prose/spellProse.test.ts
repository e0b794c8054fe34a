import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadSpelling, spellProse } from './spellProse';

let settings: Awaited<ReturnType<typeof loadSpelling>>;

beforeAll(async () => {
  settings = await loadSpelling(path.resolve(__dirname, '../../cspell.config.yaml'));
  // The first word loads the dictionaries, which takes long on a busy machine.
  await spellProse({ file: 'page.mdx', text: 'hola' }, settings);
}, 180_000);

async function misspelt(text: string): Promise<string[]> {
  const findings = await spellProse({ file: 'page.mdx', text }, settings);
  return findings.map(({ line, message }) => `${line} ${message}`);
}

it('finds a word without its accent, on its line', async () => {
  expect(await misspelt('Bien.\n\nLa configuracion.')).toEqual([
    '3 "configuracion" is in no dictionary',
  ]);
});

it('finds a slip in a Spanish and in an English word', async () => {
  expect(await misspelt('La instalasión del buton.')).toHaveLength(2);
});

it('knows Spanish, the words of the trade and those of the house', async () => {
  expect(await misspelt('AI Findr responde: el widget usa un iframe y JavaScript.')).toEqual([]);
});

it('does not spell code, addresses of pages or of mail', async () => {
  expect(
    await misspelt(
      '`configuracion` [la página](/docs/configuracion#atencion) producteam@aifindr.ai',
    ),
  ).toEqual([]);
});
