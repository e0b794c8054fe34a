import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { createNames } from '../contract/names';
import type { Api, Content } from '../contract/readApi';
import type { Direction } from '../contract/schema';
import type { Addresses } from '../descriptions/elements';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import type { Options } from '../options';
import type { ContentsEntry, Nodes } from './Page';

/** What pages know of their site. */
export type Site = Addresses & Options;

/** The view of a part of a page: what all parts share, and how this one reads schemas. */
export type PageContext = ReturnType<typeof createPageContext>;

/** Starts a page; the reserved anchors are those of its sections. */
export function createPageContext(api: Api, site: Site, reserved: readonly string[] = []) {
  const takeName = createNames(reserved);
  const createKnown = () => new Map<unknown, { anchor: string; groups: readonly FieldGroup[] }>();
  return {
    ...site,
    api,
    state: {
      /** Number of fields so far: past a limit, repeated schemas are linked. */
      fieldCount: 0,
      /** What samples may show. */
      fields: [] as Field[],
      /** The schemas of the contract as a direction shows them. */
      known: { none: createKnown(), request: createKnown(), response: createKnown() },
      /** What describes a parameter or security scheme of the contract. */
      declared: new Map<unknown, Field>(),
      /** The fields of each body. */
      bodies: new Map<Content, readonly FieldGroup[]>(),
    },
    /** `none` where a schema belongs to neither. */
    direction: 'none' as Direction | 'none',
    /** Returns an id that is unique on the page, by adding a number where needed. */
    takeAnchor: (preferred: string) => takeName(preferred || 'seccion'),
  };
}

/** A name of the contract as part of an anchor: letters, digits and underscores; a hyphen for everything else. */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** The anchor of a section by its title. */
export function sectionAnchor(title: string): string {
  return toAnchor(title).toLowerCase();
}

/** A description; none where there is no text. */
export function describe(
  markdown: unknown,
  addresses: Addresses,
  headingLevel?: number,
): ElementContent[] {
  return typeof markdown === 'string' && markdown.trim() !== ''
    ? markdownToHast(markdown, addresses, headingLevel)
    : [];
}

/** Text of the contract as a block; none without text. */
export function prose(nodes: Nodes): Element[] {
  return nodes.length === 0 ? [] : [h('div', { className: 'api-prose' }, [...nodes])];
}

/** The description of a page, whose first paragraph stands out. */
export function lead(nodes: Nodes): Element {
  return h('div', { className: 'api-lead' }, [...nodes]);
}

/** Nodes under a heading; nothing without nodes. */
export function section(title: string, nodes: Nodes, id = sectionAnchor(title)): Nodes {
  return nodes.length === 0 ? [] : [h('h2', { id }, title), ...nodes];
}

/** The headings with an anchor as a contents list. */
export function listContents(nodes: Nodes): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties, children }) => {
    const { id } = properties;
    const [text] = children;
    if (!/^h[23]$/.test(tagName) || typeof id !== 'string' || text?.type !== 'text') return;
    const value = text.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    entries.push({ value, id, level: tagName === 'h2' ? 2 : 3 });
  });
  return entries;
}
