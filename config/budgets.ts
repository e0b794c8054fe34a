/** Limits for a first visit to each page. Sizes are those of the built files (of the Brotli copy if there is one), in KB of 1,000 bytes. */
export const budget = {
  javascriptKb: 122,
  /** Includes the further stylesheets that some pages load (config/clientChunks.ts). */
  stylesheetsKb: 18,
  /** The total includes the document, fonts and images, but not prefetches and the favicon. */
  totalKb: 172,
  /** Requests until the network is idle, without prefetches and the favicon. */
  requests: 14,
  prefetchKb: 100,
  /** DOM elements when the network is idle. */
  elements: 2600,
  /** Cumulative layout shift (web.dev/articles/cls). Rounded to two decimals, anything lower is zero. */
  layoutShift: 0.005,
} as const;

/** Limit for what the first search of a visit loads (index, engine, dialog and styles), measured like the sizes of `budget`. */
export const searchKb = 75;

/** Limits of visible words (without code blocks, tables of contents and collapsed text) and of links to open questions (`unknowns`). */
export const proseBudget = {
  ofPage: { words: 1284, unknowns: 4 },
  /** Limits of the sums of all pages. `allWords` includes collapsed text. */
  ofAll: { words: 11210, allWords: 18190, unknowns: 21 },
} as const;
