import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { createLink, markdownToHast } from '../descriptions/markdownToHast';
import { toAnchor } from '../names';
import { printValue } from '../openapi/json';
import type { EnumValue, ExternalDocs } from '../openapi/model';
import { exampleLabel, keywordLabels } from '../texts';
import type { ContentsEntry, Nodes } from './Page';

/** The anchor of a section by its title. */
export function sectionAnchor(title: string): string {
  return toAnchor(title).toLowerCase();
}

/** Nodes under a heading; nothing without nodes. */
export function renderSection(title: string, nodes: Nodes, id = sectionAnchor(title)): Nodes {
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
export function renderLead(nodes: Nodes): Element {
  return h('section', { className: 'api-lead' }, [...nodes]);
}

/** Text of the document as a block; none without text. Readers' modes keep a `<section>`, and leave out a `<div>` with many links. */
export function renderProse(nodes: Nodes): Element[] {
  return nodes.length === 0 ? [] : [h('section', { className: 'api-prose' }, [...nodes])];
}

/** A technical word, which translators leave alone. */
export function renderCode(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** A technical word with its meaning, as an entry of a list. */
export function renderTerm(text: string, meaning = ''): Element {
  const nodes = unwrapParagraph(markdownToHast(meaning));
  return h('li', [renderCode(text), ...(nodes.length === 0 ? [] : [': ', ...nodes])]);
}

/** The content of a single paragraph without the paragraph. */
function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes;
  const isOnly = nodes.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return isOnly ? first.children : nodes;
}

/** The link of an `externalDocs` object. */
export function renderExternalDocs(docs: ExternalDocs | undefined): Element[] {
  if (docs === undefined) return [];
  const text = unwrapParagraph(markdownToHast(docs.description ?? docs.url));
  return [h('p', ['Más información: ', ...createLink(docs.url, ...text), '.'])];
}

/** A row of a description list. */
export type Row = readonly [term: string, ...details: (string | ElementContent | undefined)[]];

/** A description list of the rows with details; nothing without them. */
export function renderDescriptionList(rows: readonly Row[]): Element[] {
  const kept = rows.flatMap(([term, ...details]) =>
    details[0] === undefined ? [] : [h('div', [h('dt', term), h('dd', details)])],
  );
  return kept.length === 0 ? [] : [h('dl', kept)];
}

/** A value that constrains or explains a field, with its label. */
export type LabeledValue = readonly [label: string, value: unknown];

/** Labeled values as a description list. */
export function renderValues(values: readonly LabeledValue[]): Element[] {
  return renderDescriptionList(
    values.map(([label, value]) => [label, renderCode(printValue(value))]),
  );
}

/** Examples as a description list; of equal ones only the first. */
export function renderExamples(values: readonly unknown[]): Element[] {
  const texts = new Set(values.map(printValue));
  return renderValues([...texts].map((text) => [exampleLabel, text]));
}

/** The constraints of a schema with their labels, in the order of pages. */
export function listConstraints(constraints: Readonly<Record<string, unknown>>): LabeledValue[] {
  return Object.entries(keywordLabels).flatMap(([keyword, label]): LabeledValue[] =>
    constraints[keyword] === undefined ? [] : [[label, constraints[keyword]]],
  );
}

/** The possible values, each with its meaning where the document gives one. */
export function renderEnum(values: readonly EnumValue[]): Element[] {
  if (values.length === 0) return [];
  const items = values.map(({ value, description }) => renderTerm(printValue(value), description));
  const dataList = values.every(({ description }) => !description) ? 'chips' : 'values';
  return [h('p', 'Valores posibles:'), h('ul', { dataList }, items)];
}

/** A field: its name, which links to itself, with `beside` on its line and `nodes` below. */
export function renderField(
  { anchor, name, isSampled }: { anchor: string; name: string; isSampled: boolean },
  beside: readonly Element[],
  nodes: Nodes,
): Element {
  const link = h('a', { href: `#${anchor}`, className: 'api-name', translate: 'no' }, name);
  const head = h('p', { className: 'api-head' }, separateBySpaces([link, ...beside]));
  const sampled = isSampled ? { dataSampled: '' } : {};
  return h('li', { className: 'api-field', id: anchor, ...sampled }, [head, ...nodes]);
}

/** Elements with a space between them, because without the styles of the site, as in a reader mode, their words would run together. */
export function separateBySpaces(elements: readonly Element[]): ElementContent[] {
  return elements.flatMap((element, index) =>
    index === 0 ? [element] : [{ type: 'text' as const, value: ' ' }, element],
  );
}

/** Fields as a list; nothing without fields. */
export function renderFieldList(fields: readonly Element[]): Element[] {
  return fields.length === 0 ? [] : [h('ul', { className: 'api-fields' }, [...fields])];
}

/** A type with the name of its schema, which links to where the page describes it. */
export function renderType(type: string, schemaName?: string, href?: string): Element {
  const text = schemaName ?? type;
  const name = href === undefined ? text : h('a', { href }, text);
  const content = schemaName === undefined ? [name] : [`${type} (`, name, ')'];
  return h('span', { className: 'api-type', translate: 'no' }, content);
}

/** A word beside a name. */
export function renderChip(text: string): Element {
  return h('span', { className: 'chip' }, text);
}

/** Says that a field must be there, and stands out from other chips. */
export function renderRequiredChip(): Element {
  return h('span', { className: 'chip api-required' }, 'obligatorio');
}

/** A constraint beside a name. */
export function renderValueChip([label, value]: LabeledValue): Element {
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  return h('span', { className: 'chip' }, [`${text}: `, renderCode(printValue(value))]);
}

/** A part of a page that opens and closes. */
export function renderCollapsible(
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

/** Leads to the sample that shows what the link stands beside. */
export function renderSampleLink(href: string, name: string, sampleTitle?: string): Element {
  const title = `Ver «${name}» en el ejemplo${sampleTitle === undefined ? '' : ` «${sampleTitle}»`}`;
  const attributes = { dataSampleLink: '', dataReadingAid: '' };
  return h('a', { href, ariaLabel: title, title, ...attributes });
}
