import type { SearchedAction } from '../SearchIndex';
import type { SplitWords } from './splitWords';
import { stopWords, verbs } from './stopWords';

/** An action that matches; `isNamed` where the query is the beginning of its title. */
export interface FoundAction extends SearchedAction {
  isNamed: boolean;
}

/** Letters of a query that find an action, at least. */
const minimumLength = 3;
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
  if (typed.join('').length < minimumLength || meaningful.length === 0) return [];
  const found = actions.flatMap((action) => {
    const words = fold(`${action.title} ${action.words}`);
    const isFound = meaningful.every((one) => words.some((word) => word.startsWith(one)));
    const isNamed = fold(action.title).join(' ').startsWith(typed.join(' '));
    return isFound ? [{ ...action, isNamed }] : [];
  });
  return found.length > mostActions ? [] : found;
}
