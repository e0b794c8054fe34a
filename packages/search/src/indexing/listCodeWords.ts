import { type SplitWords, withParts } from '../engine/splitWords';
import type { CodePiece } from '../SearchIndex';

/** Words of JavaScript, which no one looks for. */
const keywords = new Set(
  'async await case catch const else export extends finally for from function import let new return static throw try typeof void while'.split(
    ' ',
  ),
);

/** Identifiers of code, each once, without comments, keywords, numbers and what the text around it has. */
export function listCodeWords(
  pieces: readonly CodePiece[],
  text: string,
  splitWords: SplitWords,
): string {
  const known = new Set(withParts(splitWords(text)).map(({ surface }) => surface));
  const code = pieces.map(([piece, token]) => (token === 'comment' ? ' ' : piece)).join('');
  const found: string[] = [];
  for (const { surface, start, end } of splitWords(code)) {
    if (known.has(surface) || keywords.has(surface) || /^.{1,2}$|^\p{N}/u.test(surface)) continue;
    known.add(surface);
    found.push(code.slice(start, end));
  }
  return found.join(' ');
}
