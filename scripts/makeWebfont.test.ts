import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFont, makeWebfont, textFont } from './makeWebfont';

const root = path.resolve(__dirname, '..');

test.each([textFont, codeFont])(
  'the committed subset $file is the one that the script makes',
  async (font) => {
    expect(readFileSync(font.file).equals(await makeWebfont(font))).toBe(true);
  },
);

/** Letters and marks of Spanish and its neighbors; other characters have no glyph in the fonts, or come from another one. */
const latin = /[!-~¡-ÿ‘-”…–—]/u;

test.each([
  ['text', ['config', 'docs', 'src', 'i18n', 'examples/swagger.yaml'], textFont],
  ['code', ['examples', 'packages/widget/aifindr-widget.d.ts'], codeFont],
])('the font of %s has every character that it draws', (_name, sources, { letters }) => {
  const files = sources.flatMap((source) => listFiles(path.join(root, source)));
  const used = new Set(files.flatMap((file) => [...new Set(readFileSync(file, 'utf8'))]));
  const missing = [...used].filter((letter) => latin.test(letter) && !letters.includes(letter));
  expect(missing, 'add these to `letters` and run `npm run make:webfont`').toEqual([]);
});

function listFiles(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx?|tsx?|m?js|css|html|php|py|sh|json|yaml)$/.test(name))
    .filter((name) => !/(^|[\\/])(node_modules|dist|\.\w+)[\\/]|package/.test(name))
    .map((name) => path.join(source, name));
}
