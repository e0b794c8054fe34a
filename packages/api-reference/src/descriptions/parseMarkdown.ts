import type { RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { h } from 'hastscript';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

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

/** Parses Markdown into elements that pages may have, within limits; their attributes are still those of the author. */
export function parseMarkdown(markdown: string): readonly RootContent[] {
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
