import type { ReaderQuery } from './queries';

/** Share of queries whose right page ranks first, and among the first three. */
export interface Relevance {
  first: number;
  firstThree: number;
  /** Queries whose right page is not first, with the first three results. */
  misses: { query: string; found: string[] }[];
}

/** Measures a search that returns paths of pages, best first. */
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
