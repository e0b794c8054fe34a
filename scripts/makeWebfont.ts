import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A subset that the site serves; committed, because it changes only with its letters and the package of the font. */
export interface Webfont {
  /** The font that it is cut from, in an installed package. */
  source: string;
  /** Path of the subset. */
  file: string;
  /** Characters of the subset. Any other is drawn in the next font of the stack. */
  letters: string;
  /** Lightest and heaviest weight that the styles use, of a variable font. */
  weights?: { min: number; max: number };
  /** Whether to leave out glyphs that letters turn into: alternates, ligatures. */
  isPlain: boolean;
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

export const textFont: Webfont = {
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  file: fileOf('figtree-latin-wght-normal.woff2'),
  letters: `${ascii}áéíóúüñøÁÉÍÓÚÜÑ¿¡ªº«»›“”‘’–—…·×€©↑↓\u00A0\u200B`,
  weights: { min: 400, max: 700 },
  // Figures of one width, for tables.
  isPlain: false,
};

export const codeFont: Webfont = {
  source: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff2',
  file: fileOf('geist-mono-latin-400-normal.woff2'),
  letters: `${ascii}áéíóúüñÁÉÍÓÚÑ¿¡«»’…·`,
  isPlain: true,
};

export const webfonts: readonly Webfont[] = [textFont, codeFont];

/** OpenType name ids of copyright, license and its URL, which the license of the fonts requires to keep. */
const legalNames = [0, 13, 14];

/** The subset as WOFF2. The same letters give the same bytes. */
export async function makeWebfont({ source, letters, weights, isPlain }: Webfont): Promise<Buffer> {
  const whole = readFileSync(createRequire(__filename).resolve(source));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    preserveNameIds: legalNames,
    noLayoutClosure: isPlain,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

function fileOf(name: string): string {
  return path.resolve(__dirname, '../src/css', name);
}

if (require.main === module) {
  for (const font of webfonts) {
    void makeWebfont(font).then((subset) => writeFileSync(font.file, subset));
  }
}
