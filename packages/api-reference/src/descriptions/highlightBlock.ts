import type { Element } from 'hast';
import { h } from 'hastscript';
import { knowsGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize, tokensToHast } from '@aifindr-docs/code-blocks/highlight/tokenize';

/** Code as a block with its colors, where its language is known. */
export function highlightBlock(code: string, language: string): Element {
  const tokens = tokenize(code.replace(/\n$/, ''), knowsGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', tokensToHast(tokens)));
}
