import type { Options } from '@aifindr-docs/page-outputs/cards';
import { exchanges } from './exchanges';
import { readTokens } from './readTokens';
import { sections } from './sections';

/** The dark mode, which contrasts with the white background of most link previews. */
const { dark: token } = readTokens();
const [{ question, source }] = exchanges;

export const cardOptions: Options = {
  logo: 'static/img/logo-dark.svg',
  sections,
  colors: {
    ground: token('surface'),
    raised: token('surface-raised'),
    line: token('brand-line'),
    title: token('text-strong'),
    text: token('text'),
    muted: token('line-strong'),
    brand: token('brand'),
    solid: token('brand-solid'),
    onSolid: '#fff',
    chip: token('brand-soft'),
  },
  demo: {
    question,
    answer: ['La matrícula se abre', 'el 1 de septiembre.'],
    source: `Fuente: ${source}`,
    trigger: 'Preguntar',
  },
};
