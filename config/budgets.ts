/** Limits of a first visit of every page: transferred with brotli, in KB of 1,000 bytes. */
export const budget = {
  javascriptKb: 118,
  stylesheetsKb: 14,
  /** Document, fonts and images included, prefetched files excluded. */
  totalKb: 168,
  /** Until the page is hydrated. */
  requests: 14,
  prefetchKb: 100,
  /** DOM elements after the load event. */
  elements: 2500,
  /** Cumulative layout shift; tools round anything lower to zero (web.dev/articles/cls). */
  layoutShift: 0.005,
} as const;
