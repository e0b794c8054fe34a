import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** A technical word, which translators leave alone. */
export function codeWord(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** A row of a description list. */
export type Row = readonly [
  term: string | Element,
  ...details: (string | ElementContent | undefined)[],
];

/** A description list of the rows with details; nothing without them. */
export function descriptionList(rows: readonly Row[]): Element[] {
  const kept = rows.flatMap(([term, ...details]) =>
    details[0] === undefined ? [] : [h('div', [h('dt', [term]), h('dd', details)])],
  );
  return kept.length === 0 ? [] : [h('dl', kept)];
}

/** Words as code, separated by commas. */
export function listWords(words: readonly string[]): (string | Element)[] {
  return words.flatMap((word, index) => [...(index === 0 ? [] : [', ']), codeWord(word)]);
}

/** The content of a single paragraph without the paragraph. */
export function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'element' && first.tagName === 'p'
    ? first.children
    : nodes;
}
