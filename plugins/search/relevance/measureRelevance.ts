import type { ReaderQuery } from './queries';

/** How often the right page came first, and among the first three. */
export interface Relevance {
  first: number;
  firstThree: number;
  /** Queries whose right page did not come first, with what came instead. */
  misses: { query: string; found: string[] }[];
}

/** Puts every query to a search that answers with paths of pages, best first. */
export function measureRelevance(
  queries: readonly ReaderQuery[],
  search: (query: string) => string[],
): Relevance {
  const ranked = queries.map(([query, ...expected]) => {
    const found = search(query);
    return {
      query,
      found: found.slice(0, 3),
      rank: found.findIndex((path) => expected.includes(path)),
    };
  });
  const share = (test: (rank: number) => boolean) =>
    ranked.filter(({ rank }) => test(rank)).length / ranked.length;
  return {
    first: share((rank) => rank === 0),
    firstThree: share((rank) => rank >= 0 && rank < 3),
    misses: ranked.filter(({ rank }) => rank !== 0).map(({ query, found }) => ({ query, found })),
  };
}
