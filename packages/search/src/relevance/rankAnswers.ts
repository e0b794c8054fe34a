import { createEngine } from '../engine/createEngine';
import type { SearchIndex } from '../SearchIndex';

/** A query and the pages that answer it, any of which is right. */
export type ReaderQuery = readonly [query: string, ...pages: string[]];

/** What a query finds; the answer, which a reader sees above the results, comes first. */
export interface RankedAnswer {
  query: string;
  /** Paths of the first three pages. */
  found: string[];
  /** Position of the first right page, 0 for the best; -1 where none is found. */
  rank: number;
}

/** Asks an index the queries of readers. */
export function rankAnswers(index: SearchIndex, queries: readonly ReaderQuery[]): RankedAnswer[] {
  const engine = createEngine(index);
  return queries.map(([query, ...expected]) => {
    const { answer, pages } = engine.search(query);
    const paths = [...new Set([answer, ...pages].flatMap((found) => found?.path ?? []))];
    const rank = paths.findIndex((path) => expected.includes(path));
    return { query, found: paths.slice(0, 3), rank };
  });
}

/** Share of the queries that a right page answers before a position. */
export function shareBefore(position: number, answers: readonly RankedAnswer[]): number {
  return answers.filter(({ rank }) => rank >= 0 && rank < position).length / answers.length;
}

/** Creates the function that tells the section from which an index answers a query. */
export function findAnswer(index: SearchIndex): (query: string) => string | undefined {
  const engine = createEngine(index);
  return (query) => engine.search(query).answer?.target;
}
