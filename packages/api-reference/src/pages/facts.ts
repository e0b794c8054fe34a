import type { Element } from 'hast';
import { h } from 'hastscript';
import { printValue } from '../contract/json';
import type { Schema, Value } from '../contract/schema';
import { codeWord, descriptionList, unwrapParagraph } from '../descriptions/elements';
import { texts } from '../texts';
import type { Fact } from './elements';
import { describe, type PageContext } from './PageContext';

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
export function foldLong(
  items: readonly Element[],
  kind: keyof typeof foldedFrom,
  titleOf: (count: number) => string,
): Element {
  const list = h('ul', { dataList: kind }, [...items]);
  if (items.length < foldedFrom[kind]) return list;
  return h('details', { className: 'collapsible' }, [h('summary', titleOf(items.length)), list]);
}

/** A word with what it means, as an entry of a list. */
export function describeWord(text: string, meaning: unknown, page: PageContext): Element {
  const nodes = unwrapParagraph(describe(meaning, page));
  return h('li', [codeWord(text), ...(nodes.length === 0 ? [] : [': ', ...nodes])]);
}

/** The possible values, each with its meaning where the contract gives one; a long list is folded. */
export function describeValues(values: readonly Value[], page: PageContext): Element[] {
  if (values.length === 0) return [];
  const { manyValues, values: title } = texts.facts;
  const items = values.map(({ value, description }) =>
    describeWord(printValue(value), description, page),
  );
  const kind = values.every(({ description }) => !description) ? 'chips' : 'values';
  const list = foldLong(items, kind, manyValues);
  return list.tagName === 'ul' ? [h('p', title), list] : [list];
}
