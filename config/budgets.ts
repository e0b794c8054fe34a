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
  /** DOM elements after the load event; the reference of the JavaScript API has a card for each member. */
  elements: 2600,
  /** Cumulative layout shift; tools round anything lower to zero (web.dev/articles/cls). */
  layoutShift: 0.005,
} as const;

/** What the first search of a visit loads, in the same KB: the index, the engine, the dialog and its styles. */
export const searchKb = 75;

/** Words of prose in view (blocks that open are closed; without listings and contents; 1280 px), and badges of open questions. */
export const proseBudget = {
  ofPage: { words: 1284, unknowns: 4 },
  /** `allWords` with every block open. */
  ofAll: { words: 11210, allWords: 18190, unknowns: 21 },
} as const;
