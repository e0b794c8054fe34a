/** Texts that the built scripts request; it needs `npm run build` first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import texts from '../i18n/en/code.json';

/** Ids of texts in the scripts of a folder of the repository. */
function listIds(folder: string, scripts: RegExp): Set<string> {
  const root = path.resolve(__dirname, '..', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((name) => scripts.test(name) && !/node_modules|\.test\.ts$/.test(name))
    .map((name) => readFileSync(path.join(root, name), 'utf8'));
  const ids = code.join('\n').matchAll(/\bid(?:: ?|=)['"]((?:theme|site)\.[\w.]+)['"]/g);
  return new Set([...ids].map(([, id = '']) => id));
}

/** Those of the site's own that it has stand in the scripts as texts (packages/framework/src/interface-texts). */
const requested = listIds('build/assets/js', /\.js$/);
const own = [...listIds('src', /\.tsx?$/), ...listIds('packages', /\.tsx?$/)];

test('only what the requirements word in English has no Spanish text', () => {
  expect([...requested].filter((id) => !(id in texts)).sort()).toEqual([
    'theme.ErrorPageContent.title',
    'theme.ErrorPageContent.tryAgain',
    'theme.common.headingLinkTitle',
    'theme.common.skipToMainContent',
  ]);
});

test('every Spanish text is requested', () => {
  const known = [...requested, ...own];
  expect(Object.keys(texts).filter((id) => !known.includes(id))).toEqual([]);
});
