import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { type Child, h } from 'hastscript';
import type { Code, Heading, InlineCode, Nodes as MarkdownNodes } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { hasGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { renderTokens, tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';

/** Constructs of GFM that stay text: boxes of task lists, and footnotes, which would add ids. */
const disable = { null: ['tasklistCheck', 'gfmFootnoteCall', 'gfmFootnoteDefinition'] };
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this: Processor) {
    this.data().micromarkExtensions?.push({ disable });
  });

/**
 * Renders a description in Markdown (CommonMark and GFM) safely: HTML tags except a `<br>` in a paragraph are removed or become text, links
 * become text unless they are `http(s):`, `mailto:` or `tel:`, and images, which could contact another host, become links or text.
 *
 * @param topHeadingLevel level that the highest heading gets
 */
export function toSafeHast(markdown = '', topHeadingLevel = 4): ElementContent[] {
  const parsed = processor.parse(markdown);
  const levels: number[] = [];
  visit(parsed, 'heading', ({ depth }) => void levels.push(depth));
  const shift = topHeadingLevel - Math.min(...levels);
  const tree = toHast(parsed, {
    handlers: {
      html: (_state: State, { value }: { value: string }, parent?: MarkdownNodes) => {
        const text = removeCommonTagsAndComments(value);
        if (/^<br\b/i.test(value)) return h('br');
        if (text.trim() === '') return undefined;
        return parent?.type === 'root' ? h('p', text) : { type: 'text', value: text };
      },
      heading: (state: State, node: Heading) =>
        h(`h${Math.min(Math.max(node.depth + shift, 2), 6)}`, state.all(node)),
      inlineCode: (_state: State, { value }: InlineCode) => h('code', { translate: 'no' }, value),
      code: (_state: State, { value, lang }: Code) => renderHighlightedCodeBlock(value, lang ?? ''),
    },
  });
  for (const tagName of ['a', 'img']) {
    visit(tree, { tagName }, ({ properties, children }: Element, index = 0, parent) => {
      const { href, src, alt } = properties;
      const url = String(href ?? src);
      const isLost = /^(#|$)/.test(url) || (tagName === 'img' && !canLink(url));
      const text = tagName === 'a' ? children : toFlatNodes(String(alt || url));
      const nodes = isLost ? text : createLinkOrText(url, ...text);
      parent?.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  }
  return tree.type === 'root' ? (tree.children as ElementContent[]) : [];
}

/** Matches tags of HTML elements that are common in Markdown. Other names in angle brackets are text, for example `<token>`. */
const htmlTag =
  /<\/?(?:a|b|blockquote|br|code|details|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** Whether Markdown contains tags that `htmlTag` matches, outside of code in backticks. */
export function hasHtmlOutsideCode(markdown: string): boolean {
  const withoutCode = markdown.replaceAll(/```.*?(```|$)|`[^`]*`/gs, '');
  return withoutCode.search(htmlTag) >= 0;
}

function removeCommonTagsAndComments(html: string): string {
  const text = html.replaceAll(/<!--.*?(-->|$)/gs, '').replaceAll(htmlTag, ' ');
  return text.trim() === '' ? '' : text;
}

/** Creates a link, or its content followed by the URL in parentheses if the URL is relative or its scheme is not safe. */
export function createLinkOrText(url: string, ...content: Child[]): ElementContent[] {
  return canLink(url) ? [h('a', { href: url }, ...content)] : toFlatNodes(...content, ` (${url})`);
}

/** Collects content as `h` collects the children of an element: lists are flattened, texts become text nodes, `undefined` is left out. */
export function toFlatNodes(...content: Child[]): ElementContent[] {
  return h('div', {}, ...content).children;
}

function canLink(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(url);
}

function renderHighlightedCodeBlock(code: string, language: string): Element {
  const tokens = tokenize(code, hasGrammar(language) ? language : undefined);
  return h('pre', { tabIndex: 0, translate: 'no' }, h('code', renderTokens(tokens)));
}

/** Reduces Markdown to its text on one line. `codeMark` is put before and after code. */
function markdownToOneLine(markdown: string, codeMark = ''): string {
  const root = h(null, toSafeHast(markdown));
  visit(root, 'element', ({ tagName, children }) => {
    const mark = tagName === 'code' ? codeMark : '';
    const end = /^(p|li|pre|br|td|th|h[1-6])$/.test(tagName) ? ' ' : '';
    children.unshift({ type: 'text', value: mark });
    children.push({ type: 'text', value: mark + end });
  });
  return toString(root).replaceAll(/\s+/g, ' ').trim();
}

/** Lengths in characters: below `min`, a meta description gets another sentence; above `max`, search engines may cut it. */
const lengths = { min: 70, max: 160 };

/**
 * Returns a meta description: the first sentences of `markdown`, then `supplement` if these are short. A result that is too long is cut
 * after a word. Backslashes in `markdown` are removed, because Docusaurus does not escape them when it compiles front matter to JavaScript.
 */
export function describePage(markdown: string, supplement: string): string {
  const text = markdownToOneLine(markdown).replaceAll('\\', '');
  const sentences = text.match(/.+?(?:[.!?…]+(?=\s|$)|$)/gsu) ?? [];
  let summary = '';
  for (const sentence of [...sentences, supplement]) {
    if (summary.length >= lengths.min) break;
    const joined = `${summary} ${sentence.trim()}`.trim();
    summary = joined.length <= lengths.max ? joined : truncateAtWordEnd(joined);
  }
  return summary;
}

/** Matches an abbreviation at the end of a text. Its period does not end a sentence. */
const abbreviation =
  /(?:^|[\s(«"])(?:p|p\.ej|p\. ej|ej|núm|nº|aprox|art|pág|etc|sr|sra|dr|dra|ud|uds|e\.g|i\.e|vs|no|approx|cf)\.$/iu;

/**
 * Returns the first sentence of a description as text, with code between backticks, or the whole text if no sentence ends. A `.`, `!` or
 * `?` ends a sentence if a new one can begin after it, with a capital letter, a digit, `¿`, `¡` or code, and if it ends no abbreviation.
 */
export function findFirstSentence(markdown: string): string {
  const text = markdownToOneLine(markdown, '`');
  for (const { index } of text.matchAll(/[.!?](?=\s+(?:["«(]?[\p{Lu}\p{N}¿¡]|`)|$)/gu)) {
    const sentence = text.slice(0, index + 1);
    if (!abbreviation.test(sentence)) return sentence;
  }
  return text;
}

function truncateAtWordEnd(text: string): string {
  const words = text.slice(0, lengths.max - 1).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.]+$/u, '')}…`;
}
