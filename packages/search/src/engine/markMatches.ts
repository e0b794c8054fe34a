import type { SplitWords } from './splitWords';

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

/** Splits a text at the start and end of matching words. */
export function markMatches(text: string, matched: MatchedTerms, splitWords: SplitWords): Piece[] {
  const { terms, typed, beginnings } = matched;
  const pieces: Piece[] = [];
  let position = 0;
  const push = (end: number, match?: Piece['match']) => {
    if (end > position) {
      pieces.push({ text: text.slice(position, end), ...(match && { match }) });
      position = end;
    }
  };
  for (const { term, surface, start, end, isCompound } of splitWords(text)) {
    if (start < position) continue;
    const beginning = beginnings.find((one) => surface.startsWith(one));
    if (!terms.has(term)) continue;
    push(start);
    if (beginning !== undefined) push(isCompound ? end : start + beginning.length, 'typed');
    else push(end, typed.has(term) ? 'typed' : 'similar');
  }
  push(text.length);
  return pieces;
}
