import type { SearchAnswer, SiteWords } from '../SearchIndex';
import type { IndexedSection } from './createUnitSearch';
import { flattenWords, type SplitWords } from './splitWords';
import { negations, stopWords } from './stopWords';

/** An answer with its section. */
export interface SectionAnswer extends SearchAnswer {
  indexed: IndexedSection;
}

/**
 * Creates the function that lists the answers to a query: those to the questions with the same words in the same order or, if there are
 * none, those to the questions with the same stems in any order. Stop words and common words do not count among the stems.
 */
export function createAnswerMatcher(
  sections: readonly IndexedSection[],
  { commonStems }: Pick<SiteWords, 'commonStems'>,
  splitWords: SplitWords,
): (query: string) => readonly SectionAnswer[] {
  /** Returns the keys that a phrasing is found under: the exact words first, then the stems of the words that name a subject. */
  const createKeys = (text: string): [exact: string, stems: string] => {
    const words = splitWords(text);
    const exactKey = flattenWords(words)
      .filter(({ parts }) => parts.length === 0)
      .map(({ normalized }) => normalized)
      .join('');
    const meaningful = words.filter(
      ({ normalized }) => !stopWords.has(normalized) && !negations.has(normalized),
    );
    const specific = meaningful.filter(({ stem }) => !commonStems.includes(stem));
    const keyWords = specific.length > 0 ? specific : meaningful;
    const stems = [...new Set(keyWords.map(({ stem }) => stem))].sort();
    const isNegative = words.some(({ normalized }) => negations.has(normalized));
    // A query of one word is answered only if a phrasing of the question is one word too.
    return [exactKey, [...stems, isNegative, words.length === 1].join(' ')];
  };
  const answersByKey = new Map<string, SectionAnswer[]>();
  for (const indexed of sections) {
    for (const answer of indexed.section.answers ?? []) {
      for (const key of answer.phrasings.flatMap(createKeys)) {
        answersByKey.set(key, [...(answersByKey.get(key) ?? []), { ...answer, indexed }]);
      }
    }
  }
  return (query) =>
    createKeys(query)
      .map((key) => answersByKey.get(key))
      .find(Boolean) ?? [];
}
