import type { Rule } from './Block';

/** A pattern to look for, and what to say about each match. */
export type Finder = readonly [pattern: RegExp, describe: (found: string) => string];

/** A rule that reports every match of its patterns. */
export function reportMatches(finders: readonly Finder[]): Rule {
  return ({ text }) =>
    finders.flatMap(([pattern, describe]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        index,
        message: describe(found),
      })),
    );
}
