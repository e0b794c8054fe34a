import type { SplitWords } from './splitWords';

/** A part of a text that does or does not match. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the start and end of matching words. */
export function markMatches(
  text: string,
  terms: ReadonlySet<string>,
  splitWords: SplitWords,
): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > position) {
      pieces.push({ text: text.slice(position, end), isMatch });
      position = end;
    }
  };
  for (const { term, start, end } of splitWords(text)) {
    if (terms.has(term) && end > position) {
      push(start, false);
      push(end, true);
    }
  }
  push(text.length, false);
  return pieces;
}
