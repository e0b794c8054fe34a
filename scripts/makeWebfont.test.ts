import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import geistMono from '@fontsource/geist-mono/unicode.json';
import figtree from '@fontsource-variable/figtree/unicode.json';
import { expect, test } from 'vitest';
import { codeFont, makeWebfont, textFont, webfonts } from './makeWebfont';

const root = path.resolve(__dirname, '..');

test.each(webfonts)('the committed subset $file is the one that the script makes', async (font) => {
  expect(readFileSync(font.file).equals(await makeWebfont(font))).toBe(true);
});

test.each([
  {
    name: 'Figtree has every character that readers see',
    sources: ['config', 'docs', 'src', 'packages/search/src/theme', 'examples/swagger.yaml'],
    ending: /\.(?:mdx?|tsx?|css)$/,
    font: textFont,
    latin: figtree.latin,
  },
  {
    name: 'Geist Mono has every character of the code that pages show',
    sources: ['examples', 'packages/widget/aifindr-widget.d.ts'],
    ending: /\.(?:html|php|py|sh|css|m?js|tsx?|yaml)$/,
    font: codeFont,
    latin: geistMono.latin,
  },
])('the subset of $name, as far as the font has it', ({ sources, ending, font, latin }) => {
  const files = sources.flatMap((source) => listFiles(source, ending));
  const used = new Set(files.flatMap((file) => [...new Set(readFileSync(file, 'utf8'))]));
  const missing = [...used].filter(
    (letter) => letter >= ' ' && isIn(latin, letter) && !font.letters.includes(letter),
  );
  expect(missing, 'add these to `letters` and run `npm run make:webfont`').toEqual([]);
});

function listFiles(source: string, ending: RegExp): string[] {
  const file = path.join(root, source);
  return statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => ending.test(name) && !/(^|[\\/])(node_modules|dist|\.\w+)[\\/]/.test(name),
        )
        .map((name) => path.join(file, name))
    : [file];
}

/** Whether a character is in a range of the subset that the package calls latin. */
function isIn(latin: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return latin.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return code >= parseInt(first, 16) && code <= parseInt(last, 16);
  });
}
