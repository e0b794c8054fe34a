import type { SearchAnswer, SiteWords } from '../SearchIndex';
import type { IndexedSection } from './createUnitSearch';
import { flattenWords, type SplitWords } from './splitWords';
import { negations, stopWords } from './stopWords';

export interface SectionAnswer extends SearchAnswer {
  indexed: IndexedSection;
}

/**
 * Creates the function that finds the answers whose phrasing has the same words as a query in the same order or, if there are none, the
 * same stems in any order, the same negation, and one word only if the query has one word. Stop words never count among the stems; common
 * words count only if no other word is left.
 */
export function createAnswerMatcher(
  sections: readonly IndexedSection[],
  { commonStems }: Pick<SiteWords, 'commonStems'>,
  splitWords: SplitWords,
): (query: string) => readonly SectionAnswer[] {
  /** Creates the two keys of a phrasing or a query: one from its exact words, one from the stems of the words that name its subject. */
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
    // The stem of a one-word query matches only phrasings of one word.
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
