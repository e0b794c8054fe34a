import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { resolveGrammar } from './grammars';
import { type Token, tokenize, tokensToHast } from './tokenize';

/**
 * Code as HTML nodes: tokens as `<span class="token …">`, and highlighted lines in an element around them.
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
  const tokens = tokenize(code, resolveGrammar(language));
  if (highlightedLines.length === 0) return tokensToHast(tokens);
  const nodes: ElementContent[] = [];
  for (const { isHighlighted, tokens: own } of stretch(tokens, highlightedLines)) {
    const inside = tokensToHast(own);
    if (isHighlighted) nodes.push(h('span', { className: 'line line-highlighted' }, inside));
    else nodes.push(...inside);
  }
  return nodes;
}

/** Groups tokens by whether their lines are highlighted; one that spans lines of both kinds is repeated. */
function stretch(tokens: readonly Token[], highlightedLines: readonly number[]) {
  const stretches: { isHighlighted: boolean; tokens: Token[] }[] = [];
  let line = 1;
  for (const token of tokens) {
    for (const text of token.text.split(/(?<=\n)/)) {
      const isHighlighted = highlightedLines.includes(line);
      if (stretches.at(-1)?.isHighlighted !== isHighlighted) {
        stretches.push({ isHighlighted, tokens: [] });
      }
      const last = stretches.at(-1)?.tokens.at(-1);
      if (last !== undefined && last.color === token.color) last.text += text;
      else stretches.at(-1)?.tokens.push({ ...token, text });
      if (text.endsWith('\n')) line += 1;
    }
  }
  return stretches;
}
