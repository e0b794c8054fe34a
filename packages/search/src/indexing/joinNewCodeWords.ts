import { flattenWords, type SplitWords } from '../engine/splitWords';
import type { CodeToken } from '../SearchIndex';

/** JavaScript keywords that do not tell what code is about. */
const keywords = new Set(
  'async await case catch const else export extends finally for from function import let new return static throw try typeof void while'.split(
    ' ',
  ),
);

/** Joins the distinct words of code except comments, keywords, words of `surroundingText`, short words and words starting with a digit. */
export function joinNewCodeWords(
  tokens: readonly CodeToken[],
  surroundingText: string,
  splitWords: SplitWords,
): string {
  const knownWords = new Set(
    flattenWords(splitWords(surroundingText)).map(({ normalized }) => normalized),
  );
  const code = tokens.map(([text, color]) => (color === 'comment' ? ' ' : text)).join('');
  const identifiers: string[] = [];
  for (const { normalized, start, end } of splitWords(code)) {
    const isShortOrNumber = /^.{1,2}$|^\p{N}/u.test(normalized);
    if (knownWords.has(normalized) || keywords.has(normalized) || isShortOrNumber) continue;
    knownWords.add(normalized);
    identifiers.push(code.slice(start, end));
  }
  return identifiers.join(' ');
}
