/** Compares the translations with the texts of the framework that the built scripts request. Run `npm run build` first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import translations from '../i18n/en/code.json';

const folder = path.resolve(__dirname, '../build/assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const code = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
const matches = code.matchAll(/\bid: ?['"](theme\.[\w.]+)['"]/g);
const requestedIds = new Set([...matches].map(([, id = '']) => id));

test('only what the requirements word in English has no translation', () => {
  expect([...requestedIds].filter((id) => !(id in translations)).sort()).toEqual([
    'theme.ErrorPageContent.title',
    'theme.ErrorPageContent.tryAgain',
    'theme.common.skipToMainContent',
  ]);
});

test('every translation is of a text that the framework asks for', () => {
  expect(Object.keys(translations).filter((id) => !requestedIds.has(id))).toEqual([]);
});
