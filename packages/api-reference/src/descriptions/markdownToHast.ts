import type { Element, ElementContent, RootContent } from 'hast';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { highlightBlock } from './highlightBlock';
import { type Addresses, link, toSafeAddress, toText } from './links';

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Marks of Markdown up to which a text is parsed, whose time grows with their square; beyond, it is shown as it is written. */
const markLimit = 1000;

/** What Markdown is parsed into: a contract has the same text at many places. */
const parsed = new Map<string, readonly RootContent[]>();

function parse(markdown: string): readonly RootContent[] {
  const known = parsed.get(markdown);
  if (known !== undefined) return known;
  const isDense = markdown.replaceAll(/[^*_~[\]<`!&>]/g, '').length > markLimit;
  const tree = isDense
    ? h('div', h('p', markdown))
    : toHast(fromMarkdown(markdown, extensions), {
        clobberPrefix: '',
        handlers: {
          html: (_state, { value }: { value: string }) => {
            const text = value.replaceAll(/<!--.*?(-->|$)/gs, '');
            return text === '' ? undefined : { type: 'text', value: text };
          },
        },
      });
  const children = 'children' in tree ? (tree.children as RootContent[]) : [];
  parsed.set(markdown, children);
  return children;
}

/**
 * Renders Markdown (CommonMark and GFM) safely: HTML is text and its comments vanish, only web, mail and telephone links are links, and
 * images, which would contact another host, become links.
 *
 * @param headingLevel level of the highest heading
 */
export function markdownToHast(
  markdown: string,
  addresses: Addresses,
  headingLevel = 4,
): ElementContent[] {
  // Bundlers escape these line separators twice in JSON.
  const children = parse(markdown.replaceAll(/[\u2028\u2029]/g, '\n'));
  const levels = findHeadingLevels(children);
  const headingShift = levels.length === 0 ? 0 : headingLevel - Math.min(...levels);
  return children.flatMap((node): ElementContent[] => {
    // HTML of its own is a paragraph.
    const isLoose = node.type === 'text' && node.value.trim() !== '';
    return cleanNode(isLoose ? h('p', [node]) : node, addresses, headingShift);
  });
}

/**
 * The text of Markdown, on one line.
 *
 * @param codeMark on both sides of code
 */
export function markdownToText(markdown: string, codeMark = ''): string {
  return textOf(markdownToHast(markdown, { siteUrl: '' }), codeMark)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOf(nodes: readonly RootContent[], codeMark = ''): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const mark = node.tagName === 'code' ? codeMark : '';
      const end = /^(p|li|pre|br|td|th|h[1-6])$/.test(node.tagName) ? ' ' : '';
      return `${mark}${textOf(node.children, codeMark)}${mark}${end}`;
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
    return [h(`h${level}`, children)];
  }
  const kept = Object.entries(properties).filter(([name]) =>
    ['start', 'align', 'id'].includes(name),
  );
  return [h(tagName, Object.fromEntries(kept), children)];
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

function findHeadingLevels(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName)
      ? [Number(node.tagName[1])]
      : findHeadingLevels(node.children);
  });
}
