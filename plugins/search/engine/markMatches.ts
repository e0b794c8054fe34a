import { splitWords } from './splitWords';

/** A run of text that is, or is not, what the reader asked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where matching words begin and end. */
export function markMatches(text: string, terms: ReadonlySet<string>): Piece[] {
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
