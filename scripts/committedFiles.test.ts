import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readColorTokens } from '../config/readColorTokens';
import { makeIcons, staticFolder } from './makeIcons';
import { codeFont, makeWebfont, textFont } from './makeWebfont';

const root = path.resolve(__dirname, '..');

test.each(await makeIcons())('the committed $path is what `npm run make:icons` makes', (icon) => {
  expect(readFileSync(path.join(staticFolder, icon.path)).equals(icon.data)).toBe(true);
});

test('the colors of the web manifest are those of the light mode', () => {
  const text = readFileSync(path.join(staticFolder, 'manifest.webmanifest'), 'utf8');
  const { light } = readColorTokens();
  expect(JSON.parse(text)).toMatchObject({
    background_color: light('surface'),
    theme_color: light('brand-solid'),
  });
});

test.each([textFont, codeFont])('the committed $file is what the script makes', async (font) => {
  expect(readFileSync(font.file).equals(await makeWebfont(font))).toBe(true);
});

/** Matches visible ASCII and Latin-1 characters, quotation marks, dashes and `…`. Other characters may come from a fallback font. */
const latin = /[!-~¡-ÿ‘-”…–—]/u;

test.each([
  ['text', ['config', 'docs', 'src', 'i18n', 'examples/swagger.yaml'], textFont],
  ['code', ['examples', 'packages/widget/aifindr-widget.d.ts'], codeFont],
])('the font of %s has every character that it draws', (_name, sources, { characters }) => {
  const listing = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' });
  const files = listing.match(
    /^(?!.*package).*\.(?:mdx?|tsx?|m?js|css|html|php|py|sh|json|yaml)$/gm,
  );
  const used = new Set(
    (files ?? []).flatMap((file) => [...readFileSync(path.join(root, file), 'utf8')]),
  );
  expect(used.size).toBeGreaterThan(50);
  const missing = [...used].filter((letter) => latin.test(letter) && !characters.includes(letter));
  expect(missing, 'add these to `characters` and run `npm run make:webfont`').toEqual([]);
});
