import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import unicodeRanges from '@fontsource-variable/figtree/unicode.json';
import { expect, test } from 'vitest';
import { letters, makeWebfont, webfontFile } from './makeWebfont';

const root = path.resolve(__dirname, '..');

/** Sources of what readers see. */
const sources = ['config', 'docs', 'src', 'plugins/search/theme', 'examples/swagger.yaml'];

test('the committed webfont is the one that the script makes', async () => {
  expect(readFileSync(webfontFile).equals(await makeWebfont())).toBe(true);
});

test('the webfont has every character of the sources that Figtree has', () => {
  const used = new Set(sources.flatMap(listFiles).flatMap((file) => [...new Set(readText(file))]));
  const missing = [...used].filter(
    (letter) => letter !== '\n' && isInFigtree(letter) && !letters.includes(letter),
  );
  expect(missing, 'add these to `letters` and run `npm run make:webfont`').toEqual([]);
});

function listFiles(source: string): string[] {
  const file = path.join(root, source);
  return statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:mdx?|tsx?|css)$/.test(name))
        .map((name) => path.join(file, name))
    : [file];
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Whether a character is in the range of the subset that the package calls latin. */
function isInFigtree(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return unicodeRanges.latin.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return code >= parseInt(first, 16) && code <= parseInt(last, 16);
  });
}
