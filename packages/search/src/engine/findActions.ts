import type { SearchAction } from '../SearchIndex';
import { flattenWords, type SplitWords } from './splitWords';
import { stopWords } from './stopWords';

/** A query that matches more actions, such as the name of a page, means none of them. */
const maximumActions = 6;

/** An action that a query matches. */
export interface MatchingAction extends SearchAction {
  /**
   * Whether the query names the action, because it has the first word of the title and no words but those of the title. The keywords count
   * too for an action that is not proposed before anything is typed.
   */
  isNamed: boolean;
}

/**
 * Finds the actions that have every word of a query except stop words. Prefixes of words count too if the query has three characters or
 * more.
 */
export function findActions(
  actions: readonly SearchAction[],
  query: string,
  splitWords: SplitWords,
): MatchingAction[] {
  const listWords = (text: string) =>
    flattenWords(splitWords(text)).map(({ normalized }) => normalized);
  const typedWords = listWords(query).filter((word) => !stopWords.has(word));
  const needsWholeWords = typedWords.join('').length < 3;
  const isAmong = (typedWord: string, words: readonly string[]) =>
    words.some((word) => (needsWholeWords ? word === typedWord : word.startsWith(typedWord)));
  const matching = actions.flatMap((action): MatchingAction[] => {
    const titleWords = listWords(action.title);
    const words = [...titleWords, ...listWords(action.keywords)];
    if (typedWords.length === 0 || !typedWords.every((word) => isAmong(word, words))) return [];
    const isOnlyTitle =
      action.isProposed === false || typedWords.every((word) => isAmong(word, titleWords));
    const hasFirstWord = typedWords.some((word) => isAmong(word, titleWords.slice(0, 1)));
    return [{ ...action, isNamed: isOnlyTitle && hasFirstWord }];
  });
  return matching.length > maximumActions ? [] : matching;
}
