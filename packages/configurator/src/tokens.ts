import { appendOrMergeText, type Token } from '@aifindr-docs/code-blocks/highlight/tokens';

/** A token, or a string of code without a color. */
export type Piece = string | Token;

/** Merges adjacent pieces of one color, and whitespace with the piece before it, as the build highlights code. Drops empty pieces. */
export function mergePieces(pieces: readonly Piece[]): Token[] {
  const tokens: Token[] = [];
  for (const piece of pieces) {
    const { text, color }: Token = typeof piece === 'string' ? { text: piece } : piece;
    if (text !== '') appendOrMergeText(tokens, text, color);
  }
  return tokens;
}
