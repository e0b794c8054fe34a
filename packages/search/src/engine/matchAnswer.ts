import type { SearchedAnswer, SiteWords } from '../SearchIndex';
import { groupCompounds } from './readQuery';
import type { SplitWords } from './splitWords';
import { negations, stopWords } from './stopWords';

/**
 * Creates the function that lists the answers to a query: those of the question with the same words, or else those of all questions
 * with the same stems, in any order, but for stop words.
 */
export function createAnswerMatcher(
  answers: readonly SearchedAnswer[],
  { common }: Pick<SiteWords, 'common'>,
  splitWords: SplitWords,
): (query: string) => SearchedAnswer[] {
  const toWords = (text: string) =>
    splitWords(text)
      .filter(({ isCompound }) => !isCompound)
      .map(({ surface }) => surface)
      .join('');

  const toSubject = (text: string) => {
    const words = groupCompounds(splitWords(text)).map(([whole]) => whole);
    const meaningful = words.filter(
      ({ surface }) => !stopWords.has(surface) && !negations.has(surface),
    );
    const telling = meaningful.filter(({ term }) => !common.includes(term));
    const stems = new Set((telling.length > 0 ? telling : meaningful).map(({ term }) => term));
    const isNegative = words.some(({ surface }) => negations.has(surface));
    // A word alone means a question only if that is a word alone.
    return [...[...stems].sort(), isNegative, words.length === 1].join(' ');
  };

  const byWords = new Map<string, SearchedAnswer[]>();
  const bySubject = new Map<string, SearchedAnswer[]>();
  const add = (known: typeof byWords, key: string, answer: SearchedAnswer) =>
    known.set(key, [...(known.get(key) ?? []), answer]);
  for (const answer of answers) {
    for (const question of answer.asked) {
      add(byWords, toWords(question), answer);
      add(bySubject, toSubject(question), answer);
    }
  }
  return (query) => byWords.get(toWords(query)) ?? bySubject.get(toSubject(query)) ?? [];
}
