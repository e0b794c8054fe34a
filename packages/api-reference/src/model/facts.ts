import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { printValue } from '../contract/json';
import type { Schema, Value } from '../contract/schema';
import { codeWord, descriptionList, unwrapParagraph } from '../descriptions/elements';
import { texts } from '../texts';
import { describe, type PageContext } from './PageContext';
import type { Fact } from './types';

/** What limits or explains the value of a schema. */
export function listFacts(schema: Schema): Fact[] {
  return Object.entries(texts.keywords).flatMap(([keyword, label]): Fact[] => {
    const value = schema.get(keyword);
    return value === undefined ? [] : [[label, printValue(value)]];
  });
}

/** The example values of a schema. */
export function describeExamples(schema: Schema): Element[] {
  const values = new Set(schema.examples.map(printValue));
  return describeFacts([...values].map((text) => [texts.facts.example, text]));
}

/** Labels and values as a description list, without the undefined ones. */
export function describeFacts(facts: readonly (readonly [string, unknown])[]): Element[] {
  return descriptionList(
    facts.map(([label, value]) => [
      label,
      value === undefined ? value : codeWord(printValue(value)),
    ]),
  );
}

/** Numbers of entries from which on lists are folded; chips take less room. */
const foldedFrom = { chips: 21, values: 13 };

/** A list; a long one in a block that opens. */
export function foldLong(list: Element, titleOf: (count: number) => string): Element {
  const count = list.children.length;
  if (count < foldedFrom[list.properties.dataList === 'chips' ? 'chips' : 'values']) return list;
  return h('details', { className: 'collapsible' }, [h('summary', titleOf(count)), list]);
}

/** The possible values, each with its meaning where the contract gives one; a long list is folded. */
export function describeValues(values: readonly Value[], page: PageContext): Element[] {
  if (values.length === 0) return [];
  const { manyValues, values: title } = texts.facts;
  const list = values.map(({ value, description }) => {
    const nodes: readonly ElementContent[] = describe(description, page);
    return h('li', [
      codeWord(printValue(value)),
      ...(nodes.length === 0 ? [] : [': ', ...unwrapParagraph(nodes)]),
    ]);
  });
  const isPlain = values.every((one) => !one.description);
  const items = h('ul', { dataList: isPlain ? 'chips' : 'values' }, list);
  const shown = foldLong(items, manyValues);
  return shown === items ? [h('p', title), items] : [shown];
}
