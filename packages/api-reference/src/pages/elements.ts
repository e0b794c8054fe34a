import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type Child, h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { createLinkOrText, toFlatNodes, toSafeHast } from '../descriptions/toSafeHast';
import { toAnchor } from '../names';
import { textOrJsonOf } from '../openapi/json';
import type { Api } from '../openapi/model';
import type { ContentsEntry, Nodes } from './Page';

/** Renders content below a heading, or nothing without content. */
export function renderWithHeading(
  title: string,
  content: Child,
  id = toAnchor(title).toLowerCase(),
): Nodes {
  const nodes = toFlatNodes(content);
  return nodes.length === 0 ? [] : [h('h2', { id }, title), ...nodes];
}

/** Creates a table of contents of the headings of levels 2 and 3 that have an id. */
export function listContents(nodes: Nodes): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  visit({ type: 'root', children: nodes }, 'element', (element) => {
    const { id } = element.properties;
    if (!/^h[23]$/.test(element.tagName) || typeof id !== 'string') return;
    const value = toString(element).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    entries.push({ value, id, level: element.tagName === 'h2' ? 2 : 3 });
  });
  return entries;
}

/** Renders content as a `<section>`, or nothing without content. Reader modes would leave out a `<div>` with many links. */
export function wrapAsProse(...content: Child[]): Element | undefined {
  const nodes = toFlatNodes(...content);
  return nodes.length === 0 ? undefined : h('section.api-prose', nodes);
}

/** Renders a technical term, which browsers do not translate. */
export function renderCode(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** Renders items as a list of chips, or of values with their meaning; nothing if there are none. */
export function renderList(dataList: 'chips' | 'values', items: Element[]): Element | undefined {
  return items.length === 0 ? undefined : h('ul', { dataList }, items);
}

/** Renders a technical term with its meaning as a list item. */
export function renderTermItem(term: string, meaningMarkdown = ''): Element {
  const nodes = unwrapOnlyParagraph(toSafeHast(meaningMarkdown));
  return h('li', renderCode(term), nodes.length === 0 ? undefined : [': ', ...nodes]);
}

/** Returns the content of a paragraph that is the only node. Any other nodes stay as they are. */
function unwrapOnlyParagraph(nodes: Nodes): Nodes {
  const [first] = nodes;
  const isOnly = nodes.length === 1 && first?.type === 'element' && first.tagName === 'p';
  return isOnly ? first.children : nodes;
}

export function renderExternalDocs(docs: Api['externalDocs']): Element | undefined {
  if (docs === undefined) return undefined;
  const text = unwrapOnlyParagraph(toSafeHast(docs.description ?? docs.url));
  return h('p', 'Más información: ', createLinkOrText(docs.url, ...text), '.');
}

/** Renders a `<dl>` of the rows that have details, or nothing if no row has any. */
export function renderDescriptionList(
  rows: readonly (readonly [term: string, details: Child])[],
): Element | undefined {
  const items = rows.flatMap(([term, details]) => {
    const description = h('dd', details);
    return description.children.length === 0 ? [] : [h('div', h('dt', term), description)];
  });
  return items.length === 0 ? undefined : h('dl', items);
}

/** A label with its value, such as a constraint of a schema. The value is undefined if the label alone says it, as for `uniqueItems`. */
export type LabeledValue = readonly [label: string, value: unknown];

export function renderLabeledValues(values: readonly LabeledValue[]): Element | undefined {
  const renderValueOrYes = (value: unknown): Element | string =>
    value === undefined ? 'Sí' : renderCode(textOrJsonOf(value));
  return renderDescriptionList(values.map(([label, value]) => [label, renderValueOrYes(value)]));
}

/** Renders a field as a list item: its name, which is a link to the field itself, with `beside` on the same line and `content` below. */
export function renderFieldItem(
  { anchor, name, isSampled }: { anchor: string; name: string; isSampled: boolean },
  beside: readonly (Element | undefined)[],
  content: Child,
): Element {
  const link = h('a', { href: `#${anchor}`, className: 'api-name', translate: 'no' }, name);
  const head = h('p.api-head', separateBySpaces(link, ...beside));
  return h('li.api-field', { id: anchor, dataSampled: isSampled ? '' : undefined }, head, content);
}

/** Puts spaces between elements, because without the styles of the site, as in a reader mode, their words would run together. */
export function separateBySpaces(...elements: (Element | undefined)[]): (Element | string)[] {
  return elements
    .filter((element) => element !== undefined)
    .flatMap((element, index) => (index === 0 ? [element] : [' ', element]));
}

export function renderFieldList(items: Element[]): Element | undefined {
  return items.length === 0 ? undefined : h('ul.api-fields', items);
}

/** Renders a type and the name of its schema, if there is one. `href` is the link of the name, or of a type without a name. */
export function renderType(type: string, schemaName?: string, href?: string): Element {
  const text = schemaName ?? type;
  const name = href === undefined ? text : h('a', { href }, text);
  const content = schemaName === undefined ? name : [`${type} (`, name, ')'];
  return h('span.api-type', { translate: 'no' }, content);
}

export function renderCollapsible(
  title: string,
  content: Child,
  { id, type, isOpen }: { id?: string | undefined; type?: string | undefined; isOpen: boolean },
): Element {
  const label = type === undefined ? undefined : h('code.api-type', { translate: 'no' }, type);
  return h('details.collapsible.api-fold', { id, open: isOpen }, [
    h('summary', h('span', `${title} `, label)),
    h('div.api-inside', toFlatNodes(content)),
  ]);
}

/** Renders a link to the sample that shows the field, response or credentials beside it. */
export function renderSampleLink(href: string, name: string, sampleTitle?: string): Element {
  const title = `Ver «${name}» en el ejemplo${sampleTitle === undefined ? '' : ` «${sampleTitle}»`}`;
  return h('a', { href, ariaLabel: title, title, dataSampleLink: '', dataReadingAid: '' });
}
