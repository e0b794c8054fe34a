import type { Element, ElementContent, RootContent } from 'hast';
import { h } from 'hastscript';
import { highlightBlock } from './highlightBlock';
import { type Addresses, link, toSafeAddress, toText } from './links';
import { parseMarkdown } from './parseMarkdown';

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

const blockName = /^(p|li|pre|br|td|th|summary|h[1-6])$/;

function textOf(nodes: readonly RootContent[], codeMark = ''): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const mark = node.tagName === 'code' ? codeMark : '';
      return `${mark}${textOf(node.children, codeMark)}${mark}${blockName.test(node.tagName) ? ' ' : ''}`;
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

function findHeadingLevels(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName)
      ? [Number(node.tagName[1])]
      : findHeadingLevels(node.children);
  });
}
