import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { type Token, tokenize, tokensToHast } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import type { Placeholders } from '../options';

interface CodeOptions {
  /** Its grammar; without one it has no colors. */
  highlight?: string;
  /** Name for the fence of a Markdown copy. */
  language?: string;
  /** The fields that each line shows. */
  lines?: readonly string[];
  placeholders?: Placeholders | undefined;
}

/** Code with its colors; lines that show a field are an element with its anchor. */
export function codeBlock(code: string, options: CodeOptions): Element {
  const { highlight = '', language, lines = [], placeholders = {} } = options;
  const groups: { field: string; tokens: Token[] }[] = [];
  let line = 0;
  for (const { text, ...color } of tokenize(code, resolveGrammar(highlight))) {
    for (const part of text.split(/(?<=\n)/)) {
      const field = lines[line] ?? '';
      if (groups.at(-1)?.field !== field) groups.push({ field, tokens: [] });
      const tokens = groups.at(-1)?.tokens;
      const last = tokens?.at(-1);
      if (last?.color === color.color && last !== undefined) last.text += part;
      else tokens?.push({ text: part, ...color });
      if (part.endsWith('\n')) line += 1;
    }
  }
  const nodes = groups.flatMap(({ field, tokens }): ElementContent[] => {
    const inside = markTexts(tokensToHast(tokens), placeholders);
    return field === '' ? inside : [h('span', { dataField: field }, inside)];
  });
  // Scrollable, so that it needs the focus (WCAG 2.1.1).
  const attributes = { tabIndex: 0, translate: 'no', dataLanguage: language || undefined };
  return h('pre', attributes, h('code', nodes));
}

/** Texts whose addresses break after a slash, and whose placeholders are elements that say what they stand for. */
function markTexts(nodes: readonly ElementContent[], placeholders: Placeholders): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') {
      return [{ ...node, children: markTexts(node.children, placeholders) }];
    }
    if (node.type !== 'text') return [node];
    const { value } = node;
    const parts = value.includes('://') ? value.split(/(?<=[^/:<]\/)(?=[^/>*])/) : [value];
    return parts.flatMap((part, index) => [
      ...(index > 0 ? [h('wbr')] : []),
      ...splitPlaceholders(part, placeholders).map(({ text, placeholder }): ElementContent =>
        placeholder === undefined
          ? { type: 'text', value: text }
          : h('var', { dataPlaceholder: placeholder }, text),
      ),
    ]);
  });
}
