import type { Options as IndexOptions } from '@aifindr-docs/search/indexing';
import { apiAsk } from './apiPages';
import { sections } from './sections';
import { synonyms } from './synonyms';

/** What search knows of this site besides its pages. */
export const searchIndexOptions: IndexOptions = {
  sections,
  popular: [
    '/docs/widget-config/instalacion',
    '/docs/widget-config/triggers',
    '/docs/widget-config/contexto-metadatos',
    apiAsk,
  ],
  undivided: ['JavaScript', 'TypeScript', 'WordPress', 'WooCommerce', 'GitHub'],
  globalObject: 'AIFindrWidget',
  // Pages deeper than the guide repeat it for one stack.
  mainDepth: 3,
  synonyms,
};
