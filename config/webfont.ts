import type { Options } from '../plugins/webfont/options';

/** Printable ASCII. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** The one webfont: Figtree, as far as the site uses it. The styles' lightest weight is 400, their heaviest 700. */
export const webfont = {
  font: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
  letters: `${ascii}áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”‘’–—…·×€\u00A0\u200B`,
  texts: ['config', 'docs', 'src', 'examples/swagger.yaml'],
} satisfies Options;
