import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakUrls } from './breakUrls';
import { resolveGrammar } from './grammars';
import { splitLines } from './splitLines';
import { tokenize, tokensToHast } from './tokenize';

/**
 * Code as HTML nodes: tokens as `<span class="token …">`.
 *
 * @param code the text
 * @param language name of a fence's language; '' is plain text
 * @param highlightedLines 1-based numbers of the lines to highlight; where there are any, each line is an element
 * @throws Error when the language is unknown
 */
export function highlightCode(
  code: string,
  language: string,
  highlightedLines: readonly number[] = [],
): ElementContent[] {
  const children = breakUrls(tokensToHast(tokenize(code, resolveGrammar(language))));
  if (highlightedLines.length === 0) {
    return children;
  }
  return splitLines(children).map((line, index) => {
    const className = highlightedLines.includes(index + 1) ? 'line line-highlighted' : 'line';
    return h('span', { className }, [...line, '\n']);
  });
}
