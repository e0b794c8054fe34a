import { appendText, type Token } from '@aifindr-docs/code-blocks/highlight/tokens';

/** A piece of code; a string has no color. */
export type Piece = string | Token;

/** Joins pieces of code to tokens as the highlighter of the build does, and drops empty ones. */
export function joinPieces(pieces: readonly Piece[]): Token[] {
  const tokens: Token[] = [];
  for (const piece of pieces) {
    const { text, color }: Token = typeof piece === 'string' ? { text: piece } : piece;
    if (text !== '') appendText(tokens, text, color);
  }
  return tokens;
}
