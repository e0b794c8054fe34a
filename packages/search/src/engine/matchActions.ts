import type { SearchedAction } from '../SearchIndex';
import { type SplitWords, withParts } from './splitWords';
import { stopWords } from './stopWords';

/** Actions that a query may mean: one that finds more, such as the name of a page, means none of them. */
const mostActions = 6;

/**
 * The actions that have every word of a query but stop words, half typed where that is three letters or more. `isNamed` says that the query has the
 * first word of the title and no words but those of the title, unless only search has the action.
 */
export function matchActions(
  actions: readonly SearchedAction[],
  query: string,
  splitWords: SplitWords,
): (SearchedAction & { isNamed: boolean })[] {
  const fold = (text: string) => withParts(splitWords(text)).map(({ surface }) => surface);
  const typed = fold(query).filter((word) => !stopWords.has(word));
  const isWholeWord = typed.join('').length < 3;
  const isIn = (word: string, all: readonly string[]) =>
    all.some((one) => (isWholeWord ? one === word : one.startsWith(word)));
  const found = actions.flatMap((action) => {
    const title = fold(action.title);
    const words = [...title, ...fold(action.words)];
    if (typed.length === 0 || !typed.every((word) => isIn(word, words))) return [];
    const isWhole = action.isProposed === false || typed.every((word) => isIn(word, title));
    return [{ ...action, isNamed: isWhole && typed.some((word) => isIn(word, title.slice(0, 1))) }];
  });
  return found.length > mostActions ? [] : found;
}
