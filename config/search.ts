import type { Options } from '../plugins/site-search/options';

/** What the search knows of the site besides its pages. */
export const search = {
  places: {
    '/docs/api': ['API HTTP'],
    '/docs/category': ['Widget'],
    '/docs/widget-config': ['Widget'],
    '/docs/widget-config/integraciones': ['Widget', 'Integraciones'],
  },
  popular: [
    '/docs/widget-config/instalacion',
    '/docs/widget-config/triggers',
    '/docs/widget-config/contexto-metadatos',
  ],
  // The start page only leads to the others.
  leftOut: [],
} satisfies Options;
