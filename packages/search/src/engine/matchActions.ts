import type { SearchedAction } from '../SearchIndex';
import type { SplitWords } from './splitWords';
import { stopWords, verbs } from './stopWords';

/** An action that matches; `isNamed` where the query has the first word of its title, and no other words unless only search has it. */
export interface FoundAction extends SearchedAction {
  isNamed: boolean;
}

/** Letters of a query that find an action, at least: they have to be the whole word, as in `C#`. */
const minimumLength = 2;
/** Actions that a query may mean: one that finds more, such as the name of a page, means none of them. */
const mostActions = 6;

/** The actions that have every word of a query but stop words and verbs, whole or half typed. */
export function matchActions(
  actions: readonly SearchedAction[],
  query: string,
  splitWords: SplitWords,
): FoundAction[] {
  const fold = (text: string) => splitWords(text).map(({ surface }) => surface);
  const typed = fold(query);
  const meaningful = typed.filter((one) => !stopWords.has(one) && !verbs.has(one));
  const length = typed.join('').length;
  if (length < minimumLength || meaningful.length === 0) return [];
  const isWhole = length === minimumLength;
  const isOf = (word: string) => (one: string) => (isWhole ? word === one : word.startsWith(one));
  const found = actions.flatMap((action) => {
    const title = fold(action.title);
    const words = [...title, ...fold(action.words)];
    const isIn = (all: readonly string[]) =>
      meaningful.every((one) => all.some((word) => isOf(word)(one)));
    const [first = ''] = title;
    const isNamed = meaningful.some(isOf(first)) && (isIn(title) || action.isProposed === false);
    return isIn(words) ? [{ ...action, isNamed }] : [];
  });
  return found.length > mostActions ? [] : found;
}
