import type { Element } from 'hast';
import { h } from 'hastscript';
import { stringAt } from '../contract/json';
import { codeWord, link, unwrapParagraph } from '../descriptions/elements';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import { texts } from '../texts';
import type { Nodes } from './Page';
import type { PageContext } from './PageContext';

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
