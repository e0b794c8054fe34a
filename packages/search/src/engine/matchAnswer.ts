import type { SearchedAnswer, SiteWords } from '../SearchIndex';
import type { Entry } from './createEngine';
import { type SplitWords, withParts } from './splitWords';
import { negations, stopWords } from './stopWords';

/** An answer with its section. */
export interface EntryAnswer extends SearchedAnswer {
  entry: Entry;
}

/**
 * Creates the function that lists the answers to a query: those of the question with the same words, or else those of all questions with
 * the same stems, in any order, but for stop words.
 */
export function createAnswerMatcher(
  entries: readonly Entry[],
  { common }: Pick<SiteWords, 'common'>,
  splitWords: SplitWords,
): (query: string) => readonly EntryAnswer[] {
  const toKeys = (text: string) => {
    const words = splitWords(text);
    const meaningful = words.filter(
      ({ surface }) => !stopWords.has(surface) && !negations.has(surface),
    );
    const telling = meaningful.filter(({ stem }) => !common.includes(stem));
    const stems = new Set((telling.length > 0 ? telling : meaningful).map(({ stem }) => stem));
    const isNegative = words.some(({ surface }) => negations.has(surface));
    const simple = withParts(words).filter(({ parts }) => parts.length === 0);
    return [
      simple.map(({ surface }) => surface).join(''),
      // A word alone means a question only if that is a word alone.
      [...[...stems].sort(), isNegative, words.length === 1].join(' '),
    ];
  };
  const known = new Map<string, EntryAnswer[]>();
  for (const entry of entries) {
    for (const answer of entry.section.answers ?? []) {
      for (const key of answer.asked.flatMap(toKeys)) {
        known.set(key, [...(known.get(key) ?? []), { ...answer, entry }]);
      }
    }
  }
  return (query) =>
    toKeys(query)
      .map((key) => known.get(key))
      .find(Boolean) ?? [];
}
