import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A subset of a font of an npm package. `npm run make:webfont` makes it, and it is committed, because it seldom changes. */
interface Webfont {
  source: string;
  file: string;
  /** Characters of the subset. Browsers draw any other character in a later font of the stack. */
  characters: string;
  options: Parameters<typeof subsetFont>[2];
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const folder = path.resolve(__dirname, '../src/css');

export const textFont: Webfont = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  file: path.join(folder, 'figtree-latin-wght-normal.woff2'),
  characters: `${ascii}áéíóúüñøÁÉÍÓÚÜÑ¿¡ªº«»›“”‘’–—…·×€©↑↓\u00A0\u200B`,
  // The weights of `@font-face` in fonts.css. The styles use 400 to 650.
  options: { variationAxes: { wght: { min: 400, max: 700 } } },
};

export const codeFont: Webfont = {
  source: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2',
  file: path.join(folder, 'geist-mono-latin-400-normal.woff2'),
  characters: `${ascii}áéíóúüñÁÉÍÓÚÑ¿¡«»’…·`,
  // Leaves out glyphs that only layout features use, such as alternates and ligatures.
  options: { noLayoutClosure: true },
};

/** Returns the subset as WOFF2, with the same bytes each time. */
export async function makeWebfont({ source, characters, options }: Webfont): Promise<Buffer> {
  const whole = readFileSync(createRequire(__filename).resolve(source));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    // Entries of the `name` table: copyright, license and license URL, which the license of the fonts requires to be kept.
    preserveNameIds: [0, 13, 14],
    ...options,
  });
}

if (process.argv[1] === __filename) {
  for (const font of [textFont, codeFont]) {
    void makeWebfont(font).then((subset) => writeFileSync(font.file, subset));
  }
}
