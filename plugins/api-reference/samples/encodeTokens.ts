import { plainLetter } from '../../../src/components/api/tokenKinds';
import type { Token } from '../render/tokenize';

/** The letter of each kind that src/css colours; kinds of one colour share theirs. */
const letters: Readonly<Record<string, string>> = {
  ...lettersFor('c', ['comment', 'prolog', 'doctype', 'cdata']),
  ...lettersFor('k', ['keyword', 'atrule', 'important', 'boolean', 'null', 'builtin']),
  ...lettersFor('s', ['string', 'char', 'attr-value', 'regex', 'template-string', 'url']),
  ...lettersFor('n', ['number', 'constant', 'symbol', 'variable']),
  ...lettersFor('f', ['function', 'class-name', 'property', 'attr-name', 'selector']),
  ...lettersFor('t', ['tag', 'namespace']),
};

/**
 * The colours of a sample as runs of a letter and a length (`k6p1s12`): the browser paints a sample when it is shown,
 * so that a page holds 18 languages without an element for every token.
 */
export function encodeTokens(tokens: readonly Token[]): string {
  return tokens
    .map(
      ({ text, kind }) =>
        `${kind === undefined ? plainLetter : (letters[kind] ?? plainLetter)}${text.length}`,
    )
    .join('');
}

function lettersFor(letter: string, kinds: readonly string[]): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [kind, letter]));
}
