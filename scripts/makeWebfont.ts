import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The subset that the site serves; committed, because it changes only with `letters` and the package of the font. */
export const webfontFile = path.resolve(__dirname, '../src/css', path.basename(source));

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Characters of the subset. Any other is drawn in the next font of the stack. */
export const letters = `${printableAscii.join('')}áéíóúüñøÁÉÍÓÚÜÑ¿¡ªº«»›“”‘’–—…·×€©↑↓\u00A0\u200B`;

/** Lightest and heaviest weight that the styles use. */
const weights = { min: 400, max: 700 };

/** OpenType name ids of copyright, licence and its URL, which the licence of the font requires to keep. */
const legalNames = [0, 13, 14];

/** The subset of Figtree as WOFF2. The same letters give the same bytes. */
export async function makeWebfont(): Promise<Buffer> {
  const whole = readFileSync(createRequire(__filename).resolve(source));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: legalNames,
  });
}

if (require.main === module) {
  void makeWebfont().then((font) => writeFileSync(webfontFile, font));
}
