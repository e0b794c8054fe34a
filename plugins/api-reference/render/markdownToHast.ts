import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { knowsGrammar } from '../../../lib/highlight/grammars';
import { keepPunctuation } from '../../code-blocks/keepPunctuation';
import { tokenize, tokensToHast } from '../../../lib/highlight/tokenize';

/** How a description of the contract becomes HTML. */
export interface MarkdownOptions {
  /** Level that the description's highest heading gets. @default 4 */
  headingLevel?: number;
  /** Origin of this site: links to it become internal ones. */
  siteUrl: string;
}

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

// Parameters, answers and fields that operations share have one description: it is parsed once, and never changed.
const parsed = new Map<string, readonly RootContent[]>();

/**
 * Turns a description (CommonMark and GFM) into safe HTML nodes: raw HTML ends as text, only web, mail and telephone
 * links are links, and images, which would ask another host, become links to the image.
 */
export function markdownToHast(markdown: string, options: MarkdownOptions): ElementContent[] {
  const children = parsed.get(markdown) ?? parse(markdown);
  parsed.set(markdown, children);
  const levels = findHeadingLevels(children);
  const shift = (options.headingLevel ?? 4) - Math.min(...levels, 6);
  return cleanNodes(children, {
    siteUrl: options.siteUrl,
    headingShift: levels.length === 0 ? 0 : shift,
  });
}

function parse(markdown: string): readonly RootContent[] {
  const root = toHast(fromMarkdown(markdown, extensions), {
    clobberPrefix: '',
    handlers: { html: (_state, node: { value: string }) => ({ type: 'text', value: node.value }) },
  });
  return root.type === 'root' ? root.children : [root];
}

/** The same as a string of HTML. */
export function markdownToHtml(markdown: string, options: MarkdownOptions): string {
  return hastToHtml(markdownToHast(markdown, options));
}

/** Prints nodes as HTML. */
export function hastToHtml(children: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...children] };
  keepPunctuation()(root);
  return toHtml(root).trim();
}

/** The text of a description without its markup, on one line. */
export function markdownToText(markdown: string): string {
  return textOf(markdownToHast(markdown, { siteUrl: '' }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      return `${textOf(node.children)}${['p', 'li', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(node.tagName) ? ' ' : ''}`;
    })
    .join('');
}

interface CleanOptions {
  siteUrl: string;
  headingShift: number;
}

function cleanNodes(nodes: readonly RootContent[], options: CleanOptions): ElementContent[] {
  return nodes.flatMap((node) => cleanNode(node, options));
}

function cleanNode(node: RootContent, options: CleanOptions): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const children = cleanNodes(node.children, options);
  const { tagName, properties } = node;
  if (tagName === 'a') return cleanLink(node, children, options.siteUrl);
  if (tagName === 'img') return cleanImage(node, options.siteUrl);
  if (tagName === 'input')
    return [{ type: 'text', value: properties.checked === true ? '[x] ' : '[ ] ' }];
  if (tagName === 'pre') return [cleanCodeBlock(node)];
  if (tagName === 'code') return [h('code', { translate: 'no' }, children)];
  if (/^h[1-6]$/.test(tagName)) {
    const level = Math.min(Math.max(Number(tagName[1]) + options.headingShift, 2), 6);
    return [h(`h${level}`, children)];
  }
  const kept = Object.fromEntries(
    ['start', 'align', 'id'].flatMap((name) =>
      properties[name] == null ? [] : [[name, properties[name]]],
    ),
  );
  return [h(tagName, kept, children)];
}

function cleanLink(node: Element, children: ElementContent[], siteUrl: string): ElementContent[] {
  const address = typeof node.properties.href === 'string' ? node.properties.href : '';
  const safe = toSafeAddress(address, siteUrl);
  if (safe !== undefined) return [h('a', { href: safe }, children)];
  if (address.startsWith('#') || address === '') return children;
  return [...children, { type: 'text', value: ` (${decodeAddress(address)})` }];
}

function cleanImage(node: Element, siteUrl: string): ElementContent[] {
  const address = typeof node.properties.src === 'string' ? node.properties.src : '';
  const alternative =
    typeof node.properties.alt === 'string' && node.properties.alt !== ''
      ? node.properties.alt
      : address;
  const safe = toSafeAddress(address, siteUrl);
  return [
    safe === undefined ? { type: 'text', value: alternative } : h('a', { href: safe }, alternative),
  ];
}

function cleanCodeBlock(node: Element): Element {
  const [code] = node.children;
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const language = Array.isArray(classes) ? String(classes[0] ?? '').replace('language-', '') : '';
  const text = textOf(node.children).replace(/\n$/, '');
  const tokens = tokenize(text, knowsGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', tokensToHast(tokens)));
}

/** An address that a page may link to, made internal where it is on this site; undefined for all others. */
export function toSafeAddress(address: string, siteUrl: string): string | undefined {
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
