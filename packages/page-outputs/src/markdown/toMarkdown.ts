import type { Element, ElementContent, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { find, hasToken, isChrome, textOf, themeClasses } from '../elements';

const processor = unified()
  .use(rehypeRemark, { handlers: { pre: (_state, node: Element): Code => toFence(node) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** Language of a fence by the `data-language` of a code block, where the two differ. */
export type FenceLanguages = Readonly<Record<string, string>>;

/** What an element inherits from those around it. */
interface Context {
  /** Canonical URL of the page. */
  url: string;
  fenceLanguages: FenceLanguages;
  /** Nearest id around the element. */
  id?: string | undefined;
  /** Language of the samples in the panel around the element. */
  language?: string | undefined;
}

/**
 * The content of a page as Markdown.
 *
 * @param url canonical URL of the page, which makes its links absolute
 */
export function toMarkdown(content: Element, url: string, fenceLanguages: FenceLanguages): string {
  const children = [rewrite(content, { url, fenceLanguages })];
  return processor.stringify(processor.runSync({ type: 'root', children }));
}

/** The text of an element as plain HTML that Markdown can express: without chrome and decoration, with the site's blocks rewritten. */
function rewrite(element: Element, around: Context): Element {
  const id = textOf(element.properties.id) ?? around.id;
  const language = textOf(element.properties.dataLanguage) ?? around.language;
  const inside = { ...around, id, language };
  const children = element.children.flatMap(keepText);
  // Samples in many languages come after the text that explains them.
  children.sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const rewritten = rewriteBlock({ ...element, children }, inside, around);
  if (rewritten.tagName === 'pre') return rewritten;
  const nested = rewritten.children.map((child) =>
    isElement(child) ? rewrite(child, inside) : child,
  );
  return { ...rewritten, children: separate(nested) };
}

/** Drops chrome and decoration; a diagram becomes its name, a demonstration its `data-drawing`. */
function keepText(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return child.type === 'text' ? [child] : [];
  if (isChrome(child)) return [];
  const { ariaLabel, dataDrawing, role } = child.properties;
  const drawing = textOf(dataDrawing);
  if (drawing !== undefined) return [describe('Demostración:', drawing)];
  if (role === 'img') return [describe('Diagrama:', String(ariaLabel).replace(/[^.!?…]$/, '$&.'))];
  return child.tagName === 'svg' ? [] : [child];
}

function describe(kind: string, text: string): Element {
  return h('p', [h('strong', kind), ` ${text}`]);
}

function isLast(child: ElementContent): boolean {
  return isElement(child) && child.properties.dataMarkdownLast !== undefined;
}

function rewriteBlock(element: Element, inside: Context, around: Context): Element {
  const { children, properties, tagName } = element;
  const { className, dataSteps, role } = properties;
  const first = children.find(isElement);
  const rest = children.filter((child) => child !== first);
  if (tagName === 'pre' || hasToken(className, themeClasses.codeBlock)) {
    return rewriteCode(element, inside);
  }
  if (hasToken(className, themeClasses.admonition)) {
    return h('blockquote', [h('p', h('strong', first ? toString(first).trim() : '')), ...rest]);
  }
  if (role === 'tabpanel' && first?.tagName === 'p') return h('div', [emphasize(first), ...rest]);
  if (tagName === 'details' && first?.tagName === 'summary') {
    return h('div', [find(first, isHeading) ?? emphasize(first), ...rest]);
  }
  if (tagName === 'dl') return rewriteTerms(children);
  if (tagName === 'ol' && dataSteps !== undefined) return rewriteSteps(children);
  if (tagName === 'a') return rewriteLink(element, around);
  if (tagName === 'img') {
    return { ...element, properties: { ...properties, src: absolute(properties.src, inside.url) } };
  }
  return element;
}

/** Keeps the title and the language of a code block for its fence; the badge with the language repeats what the fence says. */
function rewriteCode(block: Element, { language, fenceLanguages }: Context): Element {
  const pre = block.tagName === 'pre' ? block : find(block, ({ tagName }) => tagName === 'pre');
  if (!pre) throw new Error('a code block has no <pre>');
  const title = find(block, ({ properties }) => properties.dataCodeTitle !== undefined);
  const name = textOf(pre.properties.dataLanguage) ?? language ?? '';
  const dataTitle = title && toString(title).trim().replaceAll('"', "'");
  const dataFence = fenceLanguages[name] ?? (name || (title && 'text'));
  return h('pre', { dataFence, dataTitle }, toString(pre).replace(/\n$/, ''));
}

function toFence(pre: Element): Code {
  const title = textOf(pre.properties.dataTitle);
  return {
    type: 'code',
    lang: textOf(pre.properties.dataFence) ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: toString(pre),
  };
}

function emphasize({ children }: Element): Element {
  return h('p', h('strong', children));
}

function isHeading({ tagName }: Element): boolean {
  return /^h[2-6]$/.test(tagName);
}

/** Steps are sections whose headings, or first words, carry the number: Markdown cannot put a heading into a list. */
function rewriteSteps(list: readonly ElementContent[]): Element {
  const steps = structuredClone(list.filter(isElement)).map(({ children }, index) => {
    const step = h('div', children);
    const start = find(step, (element) => isHeading(element) || element.tagName === 'p');
    // At the start of a paragraph, a number would have to be escaped.
    const word = start?.tagName === 'p' ? 'Paso ' : '';
    start?.children.unshift({ type: 'text', value: `${word}${index + 1}. ` });
    return step;
  });
  return h('div', steps);
}

/** `<dt>` and `<dd>`, each pair in a `<div>` or not: an item for each term, its values on lines of their own. */
function rewriteTerms(list: readonly ElementContent[]): Element {
  const items: Element[] = [];
  const entries = list.flatMap((entry) =>
    isElement(entry) && entry.tagName === 'div' ? entry.children : [entry],
  );
  for (const { tagName, children } of entries.filter(isElement)) {
    const last = items.at(-1);
    if (tagName === 'dt' || !last) {
      items.push(h('li', [...children, ': ']));
    } else {
      const isFirst = last.children.at(-1)?.type === 'text';
      last.children.push(...(isFirst ? [] : [h('br')]), ...children);
    }
  }
  return h('ul', items);
}

/** Makes links absolute; a field's link to itself becomes the name of the field. */
function rewriteLink({ children, properties }: Element, { id, url }: Context): Element {
  const href = textOf(properties.href);
  if (href === undefined) return h('span', children);
  if (id === undefined || href !== `#${id}`) return h('a', { href: absolute(href, url) }, children);
  return h('strong', properties.translate === 'no' ? h('code', children) : children);
}

function absolute(address: unknown, base: string): string {
  const text = textOf(address) ?? '';
  return /^[a-z][\w+.-]*:/i.test(text) ? text : new URL(text, base).href;
}

const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong']);

/** On the page, layout and the shapes of badges separate neighbors; in text a space does. */
function separate(children: readonly ElementContent[]): ElementContent[] {
  const isProse = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return children.flatMap((child, index): ElementContent[] => {
    const previous = children[index - 1];
    const isGlued =
      isInline(child) &&
      (isProse
        ? previous?.type === 'text' &&
          /[\p{L}\p{N}]$/u.test(previous.value) &&
          /^[\p{L}\p{N}]/u.test(toString(child))
        : isInline(previous));
    return isGlued ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

function isInline(node: Nodes | undefined): boolean {
  return node?.type === 'element' && inline.has(node.tagName);
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}
