import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import type { Code, Heading, InlineCode, Nodes as MarkdownNodes } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { knowsGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize, tokensToHast } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { type Addresses, link, toSafeAddress, toText } from './elements';

/** Boxes of tasks and notes, which would bring ids, stay as they are written. */
const disable = { null: ['tasklistCheck', 'gfmFootnoteCall', 'gfmFootnoteDefinition'] };
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this: Processor) {
    this.data().micromarkExtensions?.push({ disable });
  });

/** Marks of Markdown up to which a text is parsed, whose time grows with their square; beyond, it is shown as it is written. */
const markLimit = 1000;

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
  if (markdown.replaceAll(/[^*_~[\]<`!&>]/g, '').length > markLimit) return [h('p', markdown)];
  // Bundlers escape these line separators twice in JSON.
  const parsed = processor.parse(markdown.replaceAll(/[\u2028\u2029]/g, '\n'));
  const levels: number[] = [];
  visit(parsed, 'heading', ({ depth }) => void levels.push(depth));
  const shift = headingLevel - Math.min(...levels);
  const tree = toHast(parsed, {
    handlers: {
      html: (_state: State, { value }: { value: string }, parent?: MarkdownNodes) => {
        const text = value.replaceAll(/<!--.*?(-->|$)/gs, '');
        if (text.trim() === '') return undefined;
        return parent?.type === 'root' ? h('p', text) : toText(text);
      },
      heading: (state: State, node: Heading) =>
        h(`h${Math.min(Math.max(node.depth + shift, 2), 6)}`, state.all(node)),
      inlineCode: (_state: State, { value }: InlineCode) => h('code', { translate: 'no' }, value),
      code: (_state: State, { value, lang }: Code) => highlightBlock(value, lang ?? ''),
    },
  });
  for (const tagName of ['a', 'img']) {
    visit(tree, { tagName }, (node: Element, index = 0, parent) => {
      const nodes = tagName === 'a' ? replaceLink(node, addresses) : replaceImage(node, addresses);
      parent?.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  }
  return tree.type === 'root' ? (tree.children as ElementContent[]) : [];
}

/** Code as a block with its colors, where its language is known. */
function highlightBlock(code: string, language: string): Element {
  const tokens = tokenize(code, knowsGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', tokensToHast(tokens)));
}

/** A link to an address that is safe; its text where it leads nowhere. */
function replaceLink({ properties, children }: Element, addresses: Addresses): ElementContent[] {
  const address = typeof properties.href === 'string' ? properties.href : '';
  const isLost = /^(#|$)/.test(address) && toSafeAddress(address, addresses) === undefined;
  return isLost ? children : link(address, children, addresses);
}

/** An image as a link. */
function replaceImage({ properties }: Element, addresses: Addresses): ElementContent[] {
  const [src, alt] = [String(properties.src ?? ''), String(properties.alt ?? '')];
  const safe = toSafeAddress(src, addresses);
  return [safe === undefined ? toText(alt || src) : h('a', { href: safe }, alt || src)];
}

/**
 * The text of Markdown, on one line.
 *
 * @param codeMark on both sides of code
 */
export function markdownToText(markdown: string, codeMark = ''): string {
  const nodes = markdownToHast(markdown, { siteUrl: '' });
  return textOf({ type: 'root', children: nodes }, codeMark).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Nodes, codeMark: string): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'root' && node.type !== 'element') return '';
  const name = node.type === 'root' ? '' : node.tagName;
  const mark = name === 'code' ? codeMark : '';
  const end = /^(p|li|pre|br|td|th|h[1-6])$/.test(name) ? ' ' : '';
  return `${mark}${node.children.map((child) => textOf(child, codeMark)).join('')}${mark}${end}`;
}

/** Lengths between which search engines show a description completely. */
const lengths = { min: 70, max: 160 };

/** Meta description: whole sentences of the text, followed by `more` while it is short. */
export function summarize(markdown: string, more: string): string {
  // Front matter has no backslash.
  const sentences = markdownToText(markdown)
    .replaceAll('\\', '')
    .match(/.+?(?:[.!?…]+(?=\s|$)|$)/gsu)
    ?.map((sentence) => sentence.trim());
  let summary = '';
  for (const sentence of [...(sentences ?? []), more]) {
    if (summary.length >= lengths.min || sentence === '') continue;
    const joined = `${summary} ${sentence}`.trim();
    summary = joined.length <= lengths.max ? joined : truncate(joined);
  }
  return summary;
}

/**
 * The first sentence of a description.
 *
 * @param codeMark on both sides of code
 */
export function firstSentence(markdown: string, codeMark = ''): string | undefined {
  const text = markdownToText(markdown, codeMark);
  return /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? (text || undefined);
}

function truncate(text: string): string {
  const words = text.slice(0, lengths.max - 1).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.]+$/u, '')}…`;
}
