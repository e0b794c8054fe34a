/** Limits for a first visit to every page. Sizes are those of a brotli transfer, in KB of 1,000 bytes. */
export const budget = {
  javascriptKb: 122,
  // The home page and the pages of operations load a second stylesheet. Stylesheets are part of the total as well.
  stylesheetsKb: 18,
  /** The total includes the document, fonts and images, and excludes prefetched files. */
  totalKb: 172,
  /** Requests until the network is idle, without prefetches and the favicon. */
  requests: 14,
  prefetchKb: 100,
  /** DOM elements after the load event. The reference of the JavaScript API has most of them, a card for each member. */
  elements: 2600,
  /** Cumulative layout shift; tools round anything lower to zero (web.dev/articles/cls). */
  layoutShift: 0.005,
} as const;

/** Limit of the files that the first search of a visit loads, in the same KB: index, engine, dialog and styles. */
export const searchKb = 75;

/** Limits of the words in view at 1280 px (blocks collapsed, no code, no tables of contents), and of badges of open questions. */
export const proseBudget = {
  ofPage: { words: 1284, unknowns: 4 },
  /** The limits for all pages together. `allWords` counts with every block open. */
  ofAll: { words: 11210, allWords: 18190, unknowns: 21 },
} as const;
