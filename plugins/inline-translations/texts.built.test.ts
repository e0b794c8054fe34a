/** Texts of the interface in the built scripts; it needs `npm run build` first. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'build/assets/js');
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');
const translations = JSON.parse(
  readFileSync(path.join(root, 'i18n/en/code.json'), 'utf8'),
) as Record<string, { message: string }>;

test('only what the specification words in English has no Spanish text', () => {
  const asked = [...scripts.matchAll(/"(theme\.[\w.]+|site\.[A-Z][\w.]+)"/g)].map(([, id]) => id);
  expect([...new Set(asked)].sort()).toEqual([
    'theme.ErrorPageContent.title',
    'theme.ErrorPageContent.tryAgain',
    'theme.common.headingLinkTitle',
    'theme.common.skipToMainContent',
  ]);
});

/** Texts of Docusaurus 3.10, which 3.7 does not use (`npm run rehearse -- 3.10.2`). */
const ofNextVersion = ['theme.colorToggle.ariaLabel.mode.system'];

test('every Spanish text is used', () => {
  const unused = Object.entries(translations).filter(
    ([id, { message }]) =>
      !ofNextVersion.includes(id) && !scripts.includes(escapeLikeMinifier(message)),
  );
  expect(unused).toEqual([]);
});

/** The minifier prints ASCII only. */
function escapeLikeMinifier(text: string): string {
  return text.replace(/[^ -~]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code}`;
  });
}
