import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { printValue, stringAt } from '../contract/json';
import { toAnchor } from '../contract/names';
import type { Schema, Value } from '../contract/schema';
import { link, markdownToHast } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import { keywordLabels } from '../texts';
import type { ContentsEntry, Nodes } from './Page';

/** The anchor of a section by its title. */
export function sectionAnchor(title: string): string {
  return toAnchor(title).toLowerCase();
}

/** Nodes under a heading; nothing without nodes. */
export function section(title: string, nodes: Nodes, id = sectionAnchor(title)): Nodes {
  return nodes.length === 0 ? [] : [h('h2', { id }, title), ...nodes];
}

/** The headings with an anchor as a contents list. */
export function listContents(nodes: Nodes): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  visit({ type: 'root', children: [...nodes] }, 'element', (element) => {
    const { id } = element.properties;
    if (!/^h[23]$/.test(element.tagName) || typeof id !== 'string') return;
    const value = toString(element).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    entries.push({ value, id, level: element.tagName === 'h2' ? 2 : 3 });
  });
  return entries;
}

/** The description of a page, whose first paragraph stands out. */
export function lead(nodes: Nodes): Element {
  return h('section', { className: 'api-lead' }, [...nodes]);
}

/** Text of the contract as a block; none without text. Readers' modes keep a `<section>`, and leave out a `<div>` with many links. */
export function prose(nodes: Nodes): Element[] {
  return nodes.length === 0 ? [] : [h('section', { className: 'api-prose' }, [...nodes])];
}

/** A technical word, which translators leave alone. */
export function codeWord(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** A word with what it means, as an entry of a list. */
export function describeWord(text: string, meaning: unknown): Element {
  const nodes = unwrapParagraph(markdownToHast(meaning));
  return h('li', [codeWord(text), ...(nodes.length === 0 ? [] : [': ', ...nodes])]);
}

/** The content of a single paragraph without the paragraph. */
function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes;
  const isOnly = nodes.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return isOnly ? first.children : nodes;
}

/** The link of an `externalDocs` object. */
export function describeExternalDocs(docs: unknown): Element[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = unwrapParagraph(markdownToHast(stringAt(docs, 'description') ?? url));
  return [h('p', ['Más información: ', ...link(url, ...text), '.'])];
}

/** A row of a description list. */
export type Row = readonly [term: string, ...details: (string | ElementContent | undefined)[]];

/** A description list of the rows with details; nothing without them. */
export function descriptionList(rows: readonly Row[]): Element[] {
  const kept = rows.flatMap(([term, ...details]) =>
    details[0] === undefined ? [] : [h('div', [h('dt', term), h('dd', details)])],
  );
  return kept.length === 0 ? [] : [h('dl', kept)];
}

/** Label and value of what limits or explains a field. */
export type Fact = readonly [label: string, value: unknown];

/** Facts as a description list, without those that have no value. */
export function describeFacts(facts: readonly Fact[]): Element[] {
  return descriptionList(
    facts.map(([label, value]) => [
      label,
      value === undefined ? undefined : codeWord(printValue(value)),
    ]),
  );
}

/** What limits or explains the value of a schema. */
export function listFacts(schema: Schema): Fact[] {
  const facts = Object.entries(keywordLabels).map(([keyword, label]): Fact => [
    label,
    schema.get(keyword),
  ]);
  return facts.filter(([, value]) => value !== undefined);
}

/** The possible values, each with its meaning where the contract gives one. */
export function describeValues(values: readonly Value[]): Element[] {
  if (values.length === 0) return [];
  const items = values.map(({ value, description }) =>
    describeWord(printValue(value), description),
  );
  const dataList = values.every(({ description }) => !description) ? 'chips' : 'values';
  return [h('p', 'Valores posibles:'), h('ul', { dataList }, items)];
}

/** A field, parameter or header: its name, which links to itself, with type and chips beside it, and the text below. */
export function createField(
  field: Pick<Field, 'id' | 'name'> & Partial<Pick<Field, 'groups' | 'isPattern' | 'only'>>,
  beside: readonly Element[],
  nodes: Nodes,
): Field {
  const { id, name } = field;
  const link = h('a', { href: `#${id}`, className: 'api-name', translate: 'no' }, name);
  const head = h('p', { className: 'api-head' }, [link, ...beside]);
  const element = h('li', { className: 'api-field', id }, [head, ...nodes]);
  return { groups: [], ...field, element, head, values: new Set() };
}

/** Fields as a list; nothing without fields. */
export function listFields(fields: readonly Field[]): Element[] {
  const elements = fields.map(({ element }) => element);
  return elements.length === 0 ? [] : [h('ul', { className: 'api-fields' }, elements)];
}

/** A type with the name of its schema, which links to where the page describes it. */
export function typeLabel(type: string, schema?: string, href?: string): Element {
  const text = schema ?? type;
  const name = href === undefined ? text : h('a', { href }, text);
  const content = schema === undefined ? [name] : [`${type} (`, name, ')'];
  return h('span', { className: 'api-type', translate: 'no' }, content);
}

/** A word beside a name; of a fact, its label and value. */
export function chip(text: string, value?: unknown): Element {
  const className = `chip${text === 'obligatorio' ? ' api-required' : ''}`;
  if (value === undefined) return h('span', { className }, text);
  const label = text.charAt(0).toLowerCase() + text.slice(1);
  return h('span', { className }, [`${label}: `, codeWord(printValue(value))]);
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
export function sampleLink(href: string, name: string, sample?: string): Element {
  const label = `Ver «${name}» en el ejemplo${sample === undefined ? '' : ` «${sample}»`}`;
  const marks = { dataSampleLink: '', dataReadingAid: '' };
  return h('a', { href, ariaLabel: label, title: label, ...marks });
}
