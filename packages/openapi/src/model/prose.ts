import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { knowsGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize, tokensToHast } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { keepPunctuation } from '@aifindr-docs/code-blocks/keepPunctuation';
import { decodeText } from '@aifindr-docs/openapi-contract/BundledContract';
import { stringAt } from '@aifindr-docs/openapi-contract/json';
import type { ApiTexts } from '../texts';
import type { Part, ProseNodes } from './types';

type Nodes = readonly ElementContent[];

/** Targets of the links in a description. */
export interface Addresses {
  /** Origin of this site: links to it become internal. */
  siteUrl: string;
  /** Routes of API pages by the addresses without a host that descriptions have for them. */
  pages?: ReadonlyMap<string, string>;
}

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** ProseNodes as a part of a page; no part where there is no text. */
export function prosePart(nodes: Nodes): Part[] {
  return nodes.length === 0 ? [] : [{ kind: 'prose', prose: finishProse(nodes) }];
}

/** ProseNodes as pages show it: a word of code stays on a line with the punctuation beside it. */
export function finishProse(nodes: Nodes): ProseNodes {
  const root: Root = { type: 'root', children: [...nodes] };
  keepPunctuation()(root);
  return root.children as ElementContent[];
}

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
export function unwrapParagraph(nodes: Nodes): Nodes {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'element' && first.tagName === 'p'
    ? first.children
    : nodes;
}

/** The link of an `externalDocs` object. */
export function describeExternalDocs(
  docs: unknown,
  page: Addresses & { texts: ApiTexts },
): Element[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = unwrapParagraph(markdownToHast(stringAt(docs, 'description') ?? url, page));
  return [h('p', [page.texts.info.moreInformation, ...link(url, text, page), '.'])];
}

/** A link; the text and the address beside it where the address is not safe. */
export function link(url: string, text: string | Nodes, addresses: Addresses): ElementContent[] {
  const address = toSafeAddress(url, addresses);
  const content = typeof text === 'string' ? [toText(text)] : [...text];
  if (address !== undefined) return [h('a', { href: address }, content)];
  return [...content, toText(` (${decodeText(url, decodeURI)})`)];
}

function toText(value: string): ElementContent {
  return { type: 'text', value };
}

/** Elements of HTML that a description may contain; all others are text. */
const htmlElements =
  'a b br code details em i li ol p strong sub summary sup table tbody td tfoot th thead tr ul';
const otherMark = new RegExp(
  `<(?!/?(?:${htmlElements.replaceAll(' ', '|')})(?:[\\s/][^<>]*)?>)`,
  'gi',
);
/** Elements that only Markdown makes. */
const markdownElements = 'blockquote del h1 h2 h3 h4 h5 h6 hr img input pre section';

/** What may be in a description, whether it is written as Markdown or as HTML. */
const schema: Schema = {
  tagNames: `${htmlElements} ${markdownElements}`.split(' '),
  attributes: {
    '*': [['id', /^fn(ref)?-/]],
    a: ['href'],
    code: ['className'],
    details: ['open'],
    img: ['alt', 'src'],
    input: ['checked'],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  clobberPrefix: '',
};

/** What Markdown is parsed into: a contract has the same text at many places. */
const parseCache = new Map<string, readonly RootContent[]>();
const cacheLimit = 5000;

function parseMarkdown(markdown: string): readonly RootContent[] {
  const known = parseCache.get(markdown);
  if (known !== undefined) return known;
  const isPlain = plainSentence.test(markdown) || isDense(markdown);
  const children = isPlain ? toParagraph(markdown) : parseWithinDepth(markdown);
  if (parseCache.size === cacheLimit) parseCache.clear();
  parseCache.set(markdown, children);
  return children;
}

/** A sentence without Markdown syntax, as most are, which need not be parsed. */
const plainSentence = /^\p{L}[\p{L}\p{N} ,/]*\.?$/u;

/** Marks in a run of lines, and levels of elements, up to which a text is Markdown; beyond, it is shown as it is written. */
const densityLimit = 3000;
const depthLimit = 100;

/** Whether a text has so many marks in one run of lines that parsing, whose time grows with their square, takes seconds. */
function isDense(markdown: string): boolean {
  if (markdown.length < densityLimit) return false;
  const runs = markdown.replaceAll(/^(```|~~~)[^]*?^\1/gm, '').split(/\n[ \t]*\n/);
  return runs.some((run) => run.replaceAll(/[^*_~[\]<`!&>]/g, '').length > densityLimit);
}

function toParagraph(text: string): RootContent[] {
  return [h('p', text)];
}

/** Whether elements are in each other to a depth that recursion cannot follow. */
function isDeep(children: readonly RootContent[]): boolean {
  let level = children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthLimit) return true;
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  }
  return false;
}

function parseWithinDepth(markdown: string): readonly RootContent[] {
  try {
    const children = parseUncached(markdown);
    return isDeep(children) ? toParagraph(markdown) : children;
  } catch (error) {
    // A recursion that is too deep.
    if (error instanceof RangeError) return toParagraph(markdown);
    throw error;
  }
}

function parseUncached(markdown: string): readonly RootContent[] {
  let hasHtml = false;
  const tree = toHast(fromMarkdown(markdown, extensions), {
    clobberPrefix: '',
    allowDangerousHtml: true,
    handlers: {
      html(_state, { value }: { value: string }) {
        hasHtml = true;
        return { type: 'raw', value: value.replaceAll(otherMark, '&lt;') };
      },
    },
  });
  const root = hasHtml ? sanitize(raw(tree), schema) : tree;
  return root.type === 'root' ? root.children : [root];
}

/**
 * Renders Markdown (CommonMark and GFM) safely: a few elements of HTML are kept and the others become text, only web, mail and
 * telephone links are links, and images, which would contact another host, become links.
 *
 * @param headingLevel level of the highest heading
 */
export function markdownToHast(
  markdown: string,
  addresses: Addresses,
  headingLevel = 4,
): ElementContent[] {
  // Bundlers escape these line separators twice in JSON.
  const children = parseMarkdown(markdown.replaceAll(/[\u2028\u2029]/g, '\n'));
  const levels = findHeadingLevels(children);
  const headingShift = levels.length === 0 ? 0 : headingLevel - Math.min(...levels, 6);
  return children.flatMap((node) => cleanNode(node, addresses, headingShift));
}

/** The text of Markdown, on one line. */
export function markdownToText(markdown: string): string {
  return textOf(markdownToHast(markdown, { siteUrl: '' }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const blockName = /^(p|li|pre|br|td|th|summary|h[1-6])$/;

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      return `${textOf(node.children)}${blockName.test(node.tagName) ? ' ' : ''}`;
    })
    .join('');
}

function cleanNode(
  node: RootContent,
  addresses: Addresses,
  headingShift: number,
): ElementContent[] {
  if (node.type === 'text') return [toText(node.value)];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => cleanNode(child, addresses, headingShift));
  const { tagName, properties } = node;
  if (tagName === 'a') return cleanLink(node, children, addresses);
  if (tagName === 'img') return [cleanImage(node, addresses)];
  if (tagName === 'input') return [toText(properties.checked === true ? '[x] ' : '[ ] ')];
  if (tagName === 'pre') return [highlightNode(node)];
  if (tagName === 'code') return [h('code', { translate: 'no' }, children)];
  if (/^h[1-6]$/.test(tagName)) {
    const level = Math.min(Math.max(Number(tagName[1]) + headingShift, 2), 6);
    return [h(`h${level}`, directionOf(children), children)];
  }
  const kept = Object.fromEntries(
    ['start', 'align', 'id', 'colSpan', 'rowSpan', 'open'].flatMap((name) =>
      properties[name] == null ? [] : [[name, properties[name]]],
    ),
  );
  return [h(tagName, { ...kept, ...(blockName.test(tagName) && directionOf(children)) }, children)];
}

/** Only text with letters that are written from right to left needs to say so. */
function directionOf(children: readonly RootContent[]): { dir?: 'auto' } {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    textOf(children),
  )
    ? { dir: 'auto' }
    : {};
}

function cleanLink(
  { properties: { href } }: Element,
  children: ElementContent[],
  addresses: Addresses,
): ElementContent[] {
  const address = typeof href === 'string' ? href : '';
  const isLost = /^(#|$)/.test(address) && toSafeAddress(address, addresses) === undefined;
  return isLost ? children : link(address, children, addresses);
}

function cleanImage({ properties: { alt, src } }: Element, addresses: Addresses): ElementContent {
  const address = typeof src === 'string' ? src : '';
  const alternative = typeof alt === 'string' && alt !== '' ? alt : address;
  const safe = toSafeAddress(address, addresses);
  return safe === undefined ? toText(alternative) : h('a', { href: safe }, alternative);
}

function highlightNode(node: Element): Element {
  const [code] = node.children;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0] ?? '').replace('language-', '') : '';
  return highlightBlock(textOf(node.children), language);
}

/** Code as a block with its colors, where its language is known. */
export function highlightBlock(code: string, language: string): Element {
  const tokens = tokenize(code.replace(/\n$/, ''), knowsGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', tokensToHast(tokens)));
}

/** An address that a page may link to, made internal where it is on this site; undefined for all others. */
function toSafeAddress(address: string, { siteUrl, pages }: Addresses): string | undefined {
  const page = pages?.get(decodeText(address, decodeURI));
  if (page !== undefined) return page;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  if (siteUrl !== '' && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return address.slice(siteUrl.length) || '/';
  }
  return address;
}

function findHeadingLevels(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName)
      ? [Number(node.tagName[1])]
      : findHeadingLevels(node.children);
  });
}
