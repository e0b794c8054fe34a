import type { Element, ElementContent, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { asNonEmptyString, find, hasToken, isPageChrome, themeClasses } from '../elements';

const processor = unified()
  .use(rehypeRemark, { handlers: { pre: (_state, node: Element): Code => createFence(node) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** Language of a fence by the `data-language` of a code block; a language that is not listed stays the same. */
export type FenceLanguages = Readonly<Record<string, string>>;

/** Values that an element passes on to its descendants. */
interface Context {
  /** Canonical URL of the page. */
  url: string;
  fenceLanguages: FenceLanguages;
  /** Id of the element itself, or of its nearest ancestor that has one. */
  id?: string | undefined;
  /** Value of the nearest `data-language`, for example the language of the samples in a tab panel. */
  language?: string | undefined;
}

/**
 * Renders the content of a page as Markdown.
 *
 * @param url canonical URL of the page, against which links are resolved
 */
export function toMarkdown(content: Element, url: string, fenceLanguages: FenceLanguages): string {
  const children = [rewriteTreeForMarkdown(content, { url, fenceLanguages })];
  return processor.stringify(processor.runSync({ type: 'root', children }));
}

/** Rewrites an element and its descendants as plain HTML that Markdown can express, without page chrome. */
function rewriteTreeForMarkdown(element: Element, parentContext: Context): Element {
  const context = {
    ...parentContext,
    id: asNonEmptyString(element.properties.id) ?? parentContext.id,
    language: asNonEmptyString(element.properties.dataLanguage) ?? parentContext.language,
  };
  const children = element.children.flatMap(removeChromeAndDescribePictures);
  // Elements with `data-markdown-last`, such as samples in many languages, move behind their siblings, which explain them.
  children.sort((a, b) => Number(isMarkedAsLast(a)) - Number(isMarkedAsLast(b)));
  const rewritten = rewriteByElementKind({ ...element, children }, context, parentContext);
  if (rewritten.tagName === 'pre') return rewritten;
  const rewrittenChildren = rewritten.children.map((child) =>
    isElement(child) ? rewriteTreeForMarkdown(child, context) : child,
  );
  return { ...rewritten, children: insertMissingSpaces(rewrittenChildren) };
}

/** Removes page chrome and comments; replaces a diagram (`role="img"`) by its `aria-label`, and a demonstration by its `data-drawing`. */
function removeChromeAndDescribePictures(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return child.type === 'text' ? [child] : [];
  if (isPageChrome(child)) return [];
  const { ariaLabel, dataDrawing, role } = child.properties;
  const drawing = asNonEmptyString(dataDrawing);
  if (drawing !== undefined) return [createLabeledParagraph('Demostración:', drawing)];
  return [role === 'img' ? createLabeledParagraph('Diagrama:', String(ariaLabel)) : child];
}

function createLabeledParagraph(label: string, text: string): Element {
  return h('p', [h('strong', label), ` ${text}`]);
}

function isMarkedAsLast(child: ElementContent): boolean {
  return isElement(child) && child.properties.dataMarkdownLast !== undefined;
}

function rewriteByElementKind(element: Element, context: Context, parentContext: Context): Element {
  const { children, properties, tagName } = element;
  const { className, dataSteps, role } = properties;
  const first = children.find(isElement);
  const afterFirst = children.filter((child) => child !== first);
  if (tagName === 'pre' || hasToken(className, themeClasses.codeBlock)) {
    return rewriteCodeBlockAsPre(element, context);
  }
  if (hasToken(className, themeClasses.admonition)) {
    const title = first ? toString(first).trim() : '';
    return h('blockquote', [h('p', h('strong', title)), ...afterFirst]);
  }
  if (role === 'tabpanel' && first?.tagName === 'p') {
    return h('div', [createStrongParagraph(first), ...afterFirst]);
  }
  if (tagName === 'details' && first?.tagName === 'summary') {
    return h('div', [find(first, isHeadingBelowH1) ?? createStrongParagraph(first), ...afterFirst]);
  }
  if (tagName === 'dl') return rewriteDescriptionListAsUl(children);
  if (tagName === 'ol' && dataSteps !== undefined) return createNumberedSections(children);
  // A link to the nearest id among its ancestors is the self-link of a field, so the link's own id does not count.
  return tagName === 'a' ? toAbsoluteLinkOrStrong(element, parentContext) : element;
}

/** Reduces a code block to its code, with title and language for its fence. The visible name of the language is left out. */
function rewriteCodeBlockAsPre(block: Element, { language, fenceLanguages }: Context): Element {
  const pre = block.tagName === 'pre' ? block : find(block, ({ tagName }) => tagName === 'pre');
  if (!pre) throw new Error('a code block has no <pre>');
  const title = find(block, ({ properties }) => properties.dataCodeTitle !== undefined);
  const codeLanguage = asNonEmptyString(pre.properties.dataLanguage) ?? language ?? '';
  const dataTitle = title && toString(title).trim().replaceAll('"', "'");
  const dataFence = fenceLanguages[codeLanguage] ?? (codeLanguage || (title && 'text'));
  return h('pre', { dataFence, dataTitle }, toString(pre).replace(/\n$/, ''));
}

function createFence(pre: Element): Code {
  const title = asNonEmptyString(pre.properties.dataTitle);
  return {
    type: 'code',
    lang: asNonEmptyString(pre.properties.dataFence) ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: toString(pre),
  };
}

function createStrongParagraph({ children }: Element): Element {
  return h('p', h('strong', children));
}

function isHeadingBelowH1({ tagName }: Element): boolean {
  return ['h2', 'h3', 'h4', 'h5', 'h6'].includes(tagName);
}

/**
 * Rewrites the items of `<Steps>` as consecutive sections. The first heading or paragraph of each gets the number, as `Paso N.` if it is a
 * paragraph. Steps do not become a list, because a heading inside a list item is valid Markdown but poorly supported.
 */
function createNumberedSections(steps: readonly ElementContent[]): Element {
  const sections = structuredClone(steps.filter(isElement)).map((step, index) => {
    const section = h('div', step.children);
    const start = find(section, (element) => isHeadingBelowH1(element) || element.tagName === 'p');
    // At the start of a paragraph, a number and a dot would be escaped, because they begin a list.
    const word = start?.tagName === 'p' ? 'Paso ' : '';
    start?.children.unshift({ type: 'text', value: `${word}${index + 1}. ` });
    return section;
  });
  return h('div', sections);
}

/** Rewrites a `<dl>` as a list with an item for each `<div>` around a term and its description. */
function rewriteDescriptionListAsUl(pairs: readonly ElementContent[]): Element {
  const items = pairs.filter(isElement).map(({ children }) => {
    const [term, ...descriptions] = children.filter(isElement).map((part) => part.children);
    return h('li', [...(term ?? []), ': ', ...descriptions.flat()]);
  });
  return h('ul', items);
}

/** Replaces a link by one with an absolute URL, or by a `<strong>` if it is the self-link of a field. */
function toAbsoluteLinkOrStrong({ children, properties }: Element, { id, url }: Context): Element {
  const href = asNonEmptyString(properties.href) ?? '';
  if (id !== undefined && href === `#${id}`) return h('strong', h('code', children));
  return h('a', { href: URL.canParse(href) ? href : new URL(href, url).href }, children);
}

const inlineTags = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong']);

/** Inserts a space before an inline element that would run on from a word or, among children without text, from an inline element. */
function insertMissingSpaces(children: readonly ElementContent[]): ElementContent[] {
  const isProse = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return children.flatMap((child, index): ElementContent[] => {
    const previous = children[index - 1];
    const needsSpace =
      isInline(child) && (isProse ? joinsWords(previous, child) : isInline(previous));
    return needsSpace ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

/** Returns whether a word would run on from a text node into the element after it. */
function joinsWords(previous: ElementContent | undefined, child: ElementContent): boolean {
  return (
    previous?.type === 'text' &&
    /[\p{L}\p{N}]$/u.test(previous.value) &&
    /^[\p{L}\p{N}]/u.test(toString(child))
  );
}

function isInline(node: Nodes | undefined): boolean {
  return node?.type === 'element' && inlineTags.has(node.tagName);
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}
