import type { Element } from 'hast';
import { h } from 'hastscript';
import { printValue, stringAt } from '../contract/json';
import type { Schema, Value } from '../contract/schema';
import { codeWord, descriptionList, link, unwrapParagraph } from '../descriptions/elements';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import { texts } from '../texts';
import type { Nodes } from './Page';
import { describe, type PageContext } from './PageContext';

/** Label and value of what limits or explains a field. */
export type Fact = readonly [label: string, value: string];

/** What a field shows: its name with type and chips, and the text below. */
interface FieldText {
  id: string;
  name: string;
  type?: readonly Element[];
  chips?: readonly Element[];
  nodes: Nodes;
  isPattern?: boolean | undefined;
  only?: unknown;
  groups?: readonly FieldGroup[];
}

/** A field, parameter or header, with a link to itself. */
export function createField(text: FieldText): Field {
  const { id, name, type = [], chips = [], nodes, groups = [], isPattern, only } = text;
  const link = h('a', { href: `#${id}`, className: 'api-name', translate: 'no' }, name);
  const head = h('p', { className: 'api-head' }, [link, ...type, ...chips]);
  const element = h('li', { className: 'api-field', id }, [head, ...nodes]);
  return { id, name, isPattern, only, groups, element, head, values: new Set() };
}

/** Fields as a list; nothing without fields. */
export function listFields(fields: readonly Field[]): Element[] {
  const elements = fields.map(({ element }) => element);
  return elements.length === 0 ? [] : [h('ul', { className: 'api-fields' }, elements)];
}

/** A type with the name of its schema, which links to where the page describes it. */
export function typeLabel(type: string, schema?: string, href?: string): Element[] {
  const text = schema ?? type;
  const name = href === undefined ? text : h('a', { href }, text);
  const content = schema === undefined ? [name] : [`${type} (`, name, ')'];
  return [h('span', { className: 'api-type', translate: 'no' }, content)];
}

/** A word beside a name; of a fact, its label and value. */
export function chip(text: string, value?: string): Element {
  const className = `chip api-chip${text === texts.labels.required ? ' api-required' : ''}`;
  if (value === undefined) return h('span', { className }, text);
  const label = text.charAt(0).toLowerCase() + text.slice(1);
  return h('span', { className }, [`${label}: `, codeWord(value)]);
}

/** A part of a page that opens and closes. */
export function fold(
  title: string,
  nodes: Nodes,
  { id, type, isOpen }: { id?: string | undefined; type?: string | undefined; isOpen: boolean },
): Element {
  const label =
    type === undefined ? [] : [h('code', { className: 'api-type', translate: 'no' }, type)];
  return h('details', { className: 'collapsible api-fold', id, open: isOpen }, [
    h('summary', h('span', [`${title} `, ...label])),
    h('div', { className: 'api-inside' }, [...nodes]),
  ]);
}

/** Leads to the sample that shows what it stands beside. */
export function sampleLink(href: string, label: string): Element {
  const marks = { dataSampleLink: '', dataReadingAid: '' };
  return h('a', { href, ariaLabel: label, title: label, ...marks });
}

/** The link of an `externalDocs` object. */
export function describeExternalDocs(docs: unknown, page: PageContext): Element[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = unwrapParagraph(markdownToHast(stringAt(docs, 'description') ?? url, page));
  return [h('p', [texts.info.moreInformation, ...link(url, text, page), '.'])];
}

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
