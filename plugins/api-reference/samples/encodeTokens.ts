import { plainLetter, tokenClasses } from '../../../src/components/api/tokenKinds';
import type { Token } from '../../../lib/highlight/tokenize';

const letters = new Map(Object.entries(tokenClasses).map(([letter, colour]) => [colour, letter]));

/**
 * The colours of a sample as runs of a letter and a length (`k6p1s12`): the browser paints a sample when it is shown,
 * so that a page holds 18 languages without an element for every token.
 */
export function encodeTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, colour }) => `${letters.get(colour ?? '') ?? plainLetter}${text.length}`)
    .join('');
}
