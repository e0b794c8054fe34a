/** Texts that the built scripts request; it needs `npm run build` first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import texts from '../i18n/en/code.json';

const folder = path.resolve(__dirname, '../build/assets/js');
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');
const requested = new Set(
  [...scripts.matchAll(/\bid:"((?:theme|site)\.[\w.]+)"/g)].map(([, id = '']) => id),
);

test('only what the requirements word in English has no Spanish text', () => {
  expect([...requested].filter((id) => !(id in texts)).sort()).toEqual([
    'theme.ErrorPageContent.title',
    'theme.ErrorPageContent.tryAgain',
    'theme.common.headingLinkTitle',
    'theme.common.skipToMainContent',
  ]);
});

/** Texts of Docusaurus 3.10, which 3.7 does not request (`npm run upgrade:dry-run -- 3.10.2`). */
const ofNextVersion = ['theme.colorToggle.ariaLabel.mode.system'];

test('every Spanish text is requested', () => {
  const known = [...requested, ...ofNextVersion];
  expect(Object.keys(texts).filter((id) => !known.includes(id))).toEqual([]);
});
