/** Limits of a first visit of every page: transferred with brotli, in KB of 1,000 bytes. */
export const budget = {
  javascriptKb: 118,
  // Home and operation pages load a second sheet. It counts in the total as well.
  stylesheetsKb: 18,
  /** Document, fonts and images included, prefetched files excluded. */
  totalKb: 168,
  /** Until the page is hydrated. */
  requests: 14,
  prefetchKb: 100,
  /** DOM elements after the load event. */
  // The reference of the JavaScript API has a card for each of its 17 members.
  elements: 2600,
  /** Cumulative layout shift; tools round anything lower to zero (web.dev/articles/cls). */
  layoutShift: 0.005,
} as const;
