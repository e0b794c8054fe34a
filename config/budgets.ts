/** Limits of a first visit of every page: transferred with brotli, in KB of 1,000 bytes. */
export const budget = {
  javascriptKb: 122,
  // Home and operation pages load a second sheet. It counts in the total as well.
  stylesheetsKb: 18,
  /** Document, fonts and images included, prefetched files excluded. */
  totalKb: 172,
  /** Until the page is hydrated. */
  requests: 14,
  prefetchKb: 100,
  /** DOM elements after the load event. */
  // The reference of the JavaScript API has a card for each of its 17 members.
  elements: 2600,
  /** Cumulative layout shift; tools round anything lower to zero (web.dev/articles/cls). */
  layoutShift: 0.005,
} as const;

/** What the first search of a visit loads, in the same KB: the index, the engine, the dialog and its styles. */
export const searchKb = 75;

/** Words of prose in view (blocks that open are closed; without listings and contents; 1280 px) and badges of open questions, by page. */
export const proseBudgets: Readonly<Record<string, { words: number; unknowns: number }>> = {
  '/markdown-page': { words: 1284, unknowns: 0 },
  '/': { words: 430, unknowns: 0 },
  '/docs/api/ai-findr-api': { words: 911, unknowns: 3 },
  '/docs/api/analytics': { words: 80, unknowns: 0 },
  '/docs/api/answer-components': { words: 86, unknowns: 0 },
  '/docs/api/chat': { words: 488, unknowns: 1 },
  '/docs/api/widget': { words: 88, unknowns: 0 },
  '/docs/api/crear-conversacion': { words: 308, unknowns: 0 },
  '/docs/api/hacer-pregunta': { words: 630, unknowns: 1 },
  '/docs/api/obtener-componente-de-respuesta': { words: 220, unknowns: 1 },
  '/docs/api/obtener-detalles-del-widget': { words: 275, unknowns: 1 },
  '/docs/api/registrar-evento-analitico': { words: 500, unknowns: 1 },
  '/docs/category/integraciones': { words: 105, unknowns: 0 },
  '/docs/widget-config/intro': { words: 586, unknowns: 3 },
  '/docs/widget-config/instalacion': { words: 954, unknowns: 4 },
  '/docs/widget-config/personalizacion': { words: 925, unknowns: 1 },
  '/docs/widget-config/triggers': { words: 806, unknowns: 2 },
  '/docs/widget-config/contexto-metadatos': { words: 956, unknowns: 1 },
  '/docs/widget-config/api-reference': { words: 1251, unknowns: 2 },
  '/docs/widget-config/integraciones/angular': { words: 1018, unknowns: 0 },
  '/docs/widget-config/integraciones/html': { words: 556, unknowns: 0 },
  '/docs/widget-config/integraciones/react-nextjs': { words: 969, unknowns: 0 },
  '/docs/widget-config/integraciones/wordpress': { words: 1106, unknowns: 0 },
};

/** The same over all pages; `allWords` with every block open. */
export const proseTotals = { words: 11210, allWords: 18190, unknowns: 21 } as const;

/** Mentions of open questions in files that editors and generated clients show. */
export const questionsInFiles: Readonly<Record<string, number>> = {
  'packages/widget/aifindr-widget.d.ts': 0,
  'examples/swagger.yaml': 2,
};
