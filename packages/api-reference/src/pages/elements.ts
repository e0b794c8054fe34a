import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { createLink, markdownToHast } from '../descriptions/markdownToHast';
import { toAnchor } from '../names';
import { printValue } from '../openapi/json';
import type { EnumValue, ExternalDocs, Schema } from '../openapi/model';
import { keywordLabels } from '../texts';
import type { ContentsEntry, Nodes } from './Page';

/** Returns the anchor of a section by its title. */
export function sectionAnchor(title: string): string {
  return toAnchor(title).toLowerCase();
}

/** Renders nodes below a heading, or nothing if there are no nodes. */
export function renderSection(title: string, nodes: Nodes, id = sectionAnchor(title)): Nodes {
  return nodes.length === 0 ? [] : [h('h2', { id }, title), ...nodes];
}

/** Lists the headings of levels 2 and 3 that have an anchor as a table of contents. */
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

/** Renders the description of a page, whose first paragraph stands out. */
export function renderLead(nodes: Nodes): Element {
  return h('section', { className: 'api-lead' }, [...nodes]);
}

/**
 * Renders text of the document as a block, or nothing without text. Reader modes keep a `<section>`, and leave out a `<div>` with many
 * links.
 */
export function renderProse(nodes: Nodes): Element[] {
  return nodes.length === 0 ? [] : [h('section', { className: 'api-prose' }, [...nodes])];
}

/** Renders a technical term, which browsers do not translate. */
export function renderCode(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** Renders items as a list of chips, or of values with their meaning; nothing if there are none. */
export function renderList(dataList: 'chips' | 'values', items: readonly Element[]): Element[] {
  return items.length === 0 ? [] : [h('ul', { dataList }, [...items])];
}

/** Renders a technical term with its meaning, as an item of a list. */
export function renderTerm(text: string, meaning = ''): Element {
  const nodes = unwrapParagraph(markdownToHast(meaning));
  return h('li', [renderCode(text), ...(nodes.length === 0 ? [] : [': ', ...nodes])]);
}

/** Returns the content of a single paragraph. Any other nodes stay as they are. */
function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const [first] = nodes;
  const isOnly = nodes.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return isOnly ? first.children : nodes;
}

/** Renders the link of an `externalDocs` object. */
export function renderExternalDocs(docs: ExternalDocs | undefined): Element[] {
  if (docs === undefined) return [];
  const text = unwrapParagraph(markdownToHast(docs.description ?? docs.url));
  return [h('p', ['Más información: ', ...createLink(docs.url, ...text), '.'])];
}

/** A row of a description list. */
export type Row = readonly [term: string, ...details: (string | ElementContent | undefined)[]];

/** Renders the rows that have details as a description list, or nothing if there are none. */
export function renderDescriptionList(rows: readonly Row[]): Element[] {
  const kept = rows.flatMap(([term, ...details]) =>
    details[0] === undefined ? [] : [h('div', [h('dt', term), h('dd', details)])],
  );
  return kept.length === 0 ? [] : [h('dl', kept)];
}

/** A value that constrains or explains a field, with its label; undefined if the label alone says it. */
export type LabeledValue = readonly [label: string, value: unknown];

/** Renders labeled values as a description list. */
export function renderValues(values: readonly LabeledValue[]): Element[] {
  return renderDescriptionList(
    values.map(([label, value]) => [
      label,
      value === undefined ? 'Sí' : renderCode(printValue(value)),
    ]),
  );
}

/** Lists the constraints of a schema with their labels, in the order of `keywordLabels`. */
export function listConstraints(schema: Schema): LabeledValue[] {
  return Object.entries(keywordLabels).flatMap(([keyword, label]): LabeledValue[] => {
    const value = schema[keyword as keyof typeof keywordLabels];
    if (value === undefined) return [];
    return [[label, keyword === 'uniqueItems' ? undefined : value]];
  });
}

/** Renders the possible values, each with its meaning where the document gives one. */
export function renderEnum(values: readonly EnumValue[]): Element[] {
  if (values.length === 0) return [];
  const items = values.map(({ value, description }) => renderTerm(printValue(value), description));
  const kind = values.every(({ description }) => !description) ? 'chips' : 'values';
  return [h('p', 'Valores posibles:'), ...renderList(kind, items)];
}

/** Renders a field. Its name links to itself, `beside` is on the same line and `nodes` are below. */
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

/** Puts spaces between elements, because without the styles of the site, as in a reader mode, their words would run together. */
export function separateBySpaces(elements: readonly Element[]): ElementContent[] {
  return elements.flatMap((element, index) =>
    index === 0 ? [element] : [{ type: 'text' as const, value: ' ' }, element],
  );
}

/** Renders fields as a list, or nothing if there are no fields. */
export function renderFieldList(fields: readonly Element[]): Element[] {
  return fields.length === 0 ? [] : [h('ul', { className: 'api-fields' }, [...fields])];
}

/** Renders a type with the name of its schema, which links to the description of the schema on the page. */
export function renderType(type: string, schemaName?: string, href?: string): Element {
  const text = schemaName ?? type;
  const name = href === undefined ? text : h('a', { href }, text);
  const content = schemaName === undefined ? [name] : [`${type} (`, name, ')'];
  return h('span', { className: 'api-type', translate: 'no' }, content);
}

/** Renders a chip beside a name. */
export function renderChip(text: string): Element {
  return h('span', { className: 'chip' }, text);
}

/** Renders the chip of a required field, which stands out from others. */
export function renderRequiredChip(): Element {
  return h('span', { className: 'chip api-required' }, 'obligatorio');
}

/** Renders a constraint as a chip beside a name. */
export function renderValueChip([label, value]: LabeledValue): Element {
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  if (value === undefined) return renderChip(text);
  return h('span', { className: 'chip' }, [`${text}: `, renderCode(printValue(value))]);
}

/** Renders nodes as a `<details>` with a title and, if given, a type. */
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

/** Renders a link to the sample that shows the field or response beside it. */
export function renderSampleLink(href: string, name: string, sampleTitle?: string): Element {
  const title = `Ver «${name}» en el ejemplo${sampleTitle === undefined ? '' : ` «${sampleTitle}»`}`;
  const attributes = { dataSampleLink: '', dataReadingAid: '' };
  return h('a', { href, ariaLabel: title, title, ...attributes });
}
