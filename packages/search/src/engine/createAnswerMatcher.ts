import type { SearchAnswer, SiteWords } from '../SearchIndex';
import type { IndexedSection } from './createUnitSearch';
import { flattenWords, type SplitWords } from './splitWords';
import { negations, stopWords } from './stopWords';

export interface SectionAnswer extends SearchAnswer {
  indexed: IndexedSection;
}

/**
 * Creates the function that finds the answers whose phrasing has exactly the words of a query, in order. If there is none, it compares the
 * stems in any order, without stop words and, unless nothing is left, without common words. Then a phrasing with a negation matches only
 * queries with one, and a single word only queries of one word, and the reverse.
 */
export function createAnswerMatcher(
  sections: readonly IndexedSection[],
  { commonStems }: Pick<SiteWords, 'commonStems'>,
  splitWords: SplitWords,
): (query: string) => readonly SectionAnswer[] {
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
    // A query of one word, such as "script", does not match a longer phrasing, even one that has no other stem.
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
