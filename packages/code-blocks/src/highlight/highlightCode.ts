import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakWords } from './breakWords';
import { resolveGrammar } from './grammars';
import { deepIndent, hangingIndent } from './hangingIndent';
import { type Token, tokenize, tokensToHast } from './tokenize';

/** Adjacent lines of one look: of their element, the classes and the hanging indent. */
interface Stretch {
  look: string;
  tokens: Token[];
}

/**
 * Code as HTML nodes: tokens as `<span class="token …">`, and lines that are not as the others in an element around them.
 *
 * @param code the text
 * @param language name of a fence's language; '' is plain text
 * @param highlightedLines 1-based numbers of the lines to highlight
 * @throws Error when the language is unknown
 */
export function highlightCode(
  code: string,
  language: string,
  highlightedLines: readonly number[] = [],
): ElementContent[] {
  const hang = hangingIndent(code);
  const looks = code.split('\n').map((line, index) => {
    const own = deepIndent(line, hang);
    if (highlightedLines.includes(index + 1)) return `line line-highlighted:${own ?? ''}`;
    return own === undefined ? '' : `line:${own}`;
  });
  const places = new Set(breakWords(code, hang));
  const tokens = markBreaks(tokenize(code, resolveGrammar(language)), places);
  return stretch(tokens, looks).flatMap((one) => {
    const nodes = tokensToHast(one.tokens);
    const [className, dataHang] = one.look.split(':');
    return className ? h('span', { className, dataHang: dataHang || undefined }, nodes) : nodes;
  });
}

/** Puts a null before each place at which a word may break. */
function markBreaks(tokens: readonly Token[], places: ReadonlySet<number>): Token[] {
  let offset = 0;
  return tokens.map((token) => ({
    ...token,
    text: token.text.replace(/[^]/g, (letter) => (places.has(offset++) ? `\0${letter}` : letter)),
  }));
}

/** Groups tokens by the looks of their lines; one that spans lines of several looks is repeated. */
function stretch(tokens: readonly Token[], looks: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [{ look: '', tokens: [] }];
  let line = 0;
  for (const token of tokens) {
    for (const text of token.text.split(/(?<=\n)/)) {
      const look = looks[line] ?? '';
      if (stretches.at(-1)?.look !== look) stretches.push({ look, tokens: [] });
      const last = stretches.at(-1)?.tokens.at(-1);
      if (last !== undefined && last.color === token.color) last.text += text;
      else stretches.at(-1)?.tokens.push({ ...token, text });
      if (text.endsWith('\n')) line += 1;
    }
  }
  return stretches;
}
