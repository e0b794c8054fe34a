import type { Options } from '@aifindr-docs/page-outputs/cards';
import { readTokens } from './readTokens';
import { sections } from './sections';

/** The dark mode, which contrasts with the white background of most link previews. */
const { dark: token } = readTokens();

export const cardOptions: Options = {
  logo: 'static/img/logo-dark.svg',
  sections,
  colors: {
    ground: token('surface'),
    line: token('brand-line'),
    title: token('text-strong'),
    text: token('text'),
    brand: token('brand'),
    chip: token('brand-soft'),
  },
};
