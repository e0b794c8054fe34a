import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { raw } from 'hast-util-raw';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { knowsGrammar } from '../../../lib/highlight/grammars';
import { keepPunctuation } from '../../code-blocks/keepPunctuation';
import { tokenize, tokensToHast } from '../../../lib/highlight/tokenize';
import { stringAt } from '../contract/json';
import type { Texts } from '../../../lib/api-texts';
import type { Part, Prose } from './types';

type Nodes = readonly ElementContent[];

/** Targets of the links in a description. */
export interface Addresses {
  /** Origin of this site: links to it become internal. */
  siteUrl: string;
  /** Routes of API pages by the addresses without a host that descriptions have for them. */
  pages?: ReadonlyMap<string, string>;
}

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Prose as a part of a page; no part where there is no text. */
export function prosePart(nodes: Nodes): Part[] {
  return nodes.length === 0 ? [] : [{ kind: 'prose', prose: finishProse(nodes) }];
}

/** Prose as pages show it: a word of code stays on a line with the punctuation beside it. */
export function finishProse(nodes: Nodes): Prose {
  const root: Root = { type: 'root', children: [...nodes] };
  keepPunctuation()(root);
  return root.children as ElementContent[];
}

/** A technical word, which translators leave alone. */
export function codeWord(text: string): Element {
  return h('code', { translate: 'no' }, text);
}

/** A description list; nothing without rows. */
export function descriptionList(
  rows: readonly (readonly [string | Element, ...(string | ElementContent)[]])[],
): Element[] {
  if (rows.length === 0) return [];
  return [
    h(
      'dl',
      rows.map(([term, ...details]) => h('div', [h('dt', [term]), h('dd', details)])),
    ),
  ];
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
export function describeExternalDocs(docs: unknown, page: Addresses & { texts: Texts }): Element[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = unwrapParagraph(markdownToHast(stringAt(docs, 'description') ?? url, page));
  return [h('p', [page.texts.info.moreInformation, ...link(url, text, page), '.'])];
}

/** A link; the text and the address beside it where the address is not safe. */
export function link(
  url: string,
  text: string | Nodes,
  addresses: Addresses,
): (string | ElementContent)[] {
  const content = typeof text === 'string' ? [text] : [...text];
  const address = toSafeAddress(url, addresses);
  return address === undefined ? [...content, ` (${url})`] : [h('a', { href: address }, content)];
}

/** Elements of HTML that a description may contain; all others are text. */
const htmlElements =
  'a b br code details em i li ol p strong sub summary sup table tbody td tfoot th thead tr ul';
const otherMark = new RegExp(
  `<(?!/?(?:${htmlElements.replaceAll(' ', '|')})(?:[\\s/][^<>]*)?>)`,
  'gi',
);

/** What may be in a description, whether it is written as Markdown or as HTML. */
const schema: Schema = {
  tagNames: [
    ...htmlElements.split(' '),
    ...['blockquote', 'del', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input', 'pre'],
    'section',
  ],
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
  const children = root.type === 'root' ? root.children : [root];
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

const blocks = new Set([
  'p',
  'li',
  'pre',
  'br',
  'td',
  'th',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      return `${textOf(node.children)}${blocks.has(node.tagName) ? ' ' : ''}`;
    })
    .join('');
}

function cleanNode(
  node: RootContent,
  addresses: Addresses,
  headingShift: number,
): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap((child) => cleanNode(child, addresses, headingShift));
  const { tagName, properties } = node;
  if (tagName === 'a') return cleanLink(node, children, addresses);
  if (tagName === 'img') return cleanImage(node, addresses);
  if (tagName === 'input')
    return [{ type: 'text', value: properties.checked === true ? '[x] ' : '[ ] ' }];
  if (tagName === 'pre') return [highlightBlock(node)];
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
  return [h(tagName, { ...kept, ...(blocks.has(tagName) && directionOf(children)) }, children)];
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
  node: Element,
  children: ElementContent[],
  addresses: Addresses,
): ElementContent[] {
  const address = typeof node.properties.href === 'string' ? node.properties.href : '';
  const safe = toSafeAddress(address, addresses);
  if (safe !== undefined) return [h('a', { href: safe }, children)];
  if (address.startsWith('#') || address === '') return children;
  return [...children, { type: 'text', value: ` (${decodeAddress(address)})` }];
}

function cleanImage({ properties }: Element, addresses: Addresses): ElementContent[] {
  const address = typeof properties.src === 'string' ? properties.src : '';
  const alternative = typeof properties.alt === 'string' ? properties.alt || address : address;
  const safe = toSafeAddress(address, addresses);
  return [
    safe === undefined ? { type: 'text', value: alternative } : h('a', { href: safe }, alternative),
  ];
}

function highlightBlock(node: Element): Element {
  const [code] = node.children;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0] ?? '').replace('language-', '') : '';
  const text = textOf(node.children).replace(/\n$/, '');
  const tokens = tokenize(text, knowsGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', tokensToHast(tokens)));
}

/** An address that a page may link to, made internal where it is on this site; undefined for all others. */
function toSafeAddress(address: string, { siteUrl, pages }: Addresses): string | undefined {
  const page = pages?.get(decodeAddress(address));
  if (page !== undefined) return page;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  if (siteUrl !== '' && (address === siteUrl || address.startsWith(`${siteUrl}/`))) {
    return address.slice(siteUrl.length) || '/';
  }
  return address;
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function findHeadingLevels(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName)
      ? [Number(node.tagName[1])]
      : findHeadingLevels(node.children);
  });
}
