import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { breakAddresses } from './breakAddresses';
import { resolveGrammar } from './grammars';
import { splitLines } from './splitLines';
import { tokenize, tokensToHast } from './tokenize';

/**
 * Code as finished HTML: tokens as `<span class="token …">`, text escaped. Nothing is left for the browser to do.
 *
 * @param code the text
 * @param language name of a fence's language; '' is plain text
 * @param highlightedLines 1-based numbers of the lines to stress; where there are any, each line has its element
 * @throws Error when the language is unknown, or a line to stress is empty or not there
 */
export function highlightCode(
  code: string,
  language: string,
  highlightedLines: readonly number[] = [],
): string {
  const children = breakAddresses(tokensToHast(tokenize(code, resolveGrammar(language))));
  if (highlightedLines.length === 0) {
    return toHtml({ type: 'root', children });
  }
  const texts = code.split('\n');
  const nothing = highlightedLines.find((number) => !texts[number - 1]?.trim());
  if (nothing !== undefined) {
    throw new Error(`line ${nothing} is to be stressed, and holds nothing`);
  }
  const lines = splitLines(children).map((line, index): ElementContent => ({
    type: 'element',
    tagName: 'span',
    properties: {
      className: highlightedLines.includes(index + 1) ? ['line', 'line-highlighted'] : ['line'],
    },
    children: [...line, { type: 'text', value: '\n' }],
  }));
  return toHtml({ type: 'root', children: lines });
}
