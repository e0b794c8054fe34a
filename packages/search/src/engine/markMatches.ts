import type { SplitWords, Word } from './splitWords';

/** A part of a text: what was typed, what means the same, or neither. */
export interface Piece {
  text: string;
  match?: 'typed' | 'similar';
}

/** Terms that matched, and whether they are a reader's own words. */
export interface MatchedTerms {
  /** All of them. */
  terms: ReadonlySet<string>;
  /** Stems of what was typed. */
  typed: ReadonlySet<string>;
  /** What was typed, folded; a longer word is marked up to its length. */
  beginnings: readonly string[];
}

/** Whether a word matched, and how. */
export function kindOfMatch(
  { term, surface }: Word,
  { terms, typed, beginnings }: MatchedTerms,
): Piece['match'] {
  if (!terms.has(term)) return undefined;
  const isTyped = typed.has(term) || beginnings.some((one) => surface.startsWith(one));
  return isTyped ? 'typed' : 'similar';
}

/** Splits a text at the start and end of matching words. */
export function markMatches(text: string, matched: MatchedTerms, splitWords: SplitWords): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  const push = (end: number, match?: Piece['match']) => {
    if (end > position) {
      pieces.push({ text: text.slice(position, end), ...(match && { match }) });
      position = end;
    }
  };
  for (const word of splitWords(text)) {
    const { surface, start, end, isCompound } = word;
    const match = start < position ? undefined : kindOfMatch(word, matched);
    if (match === undefined) continue;
    const beginning = matched.beginnings.find((one) => surface.startsWith(one));
    push(start);
    push(beginning === undefined || isCompound ? end : start + beginning.length, match);
  }
  push(text.length);
  return pieces;
}
