import type { Element, ElementContent, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { find, hasToken, textOf } from '../elements';
import { themeClasses } from '../themeClasses';
import type { Options } from './options';

/** What a block inherits from the elements around it. */
interface Context extends Pick<Options, 'fenceLanguages' | 'texts'> {
  /** Canonical URL of the page. */
  url: string;
  /** Nearest id around the element. */
  id?: string | undefined;
  /** Language of the samples in the panel around the element. */
  language?: string | undefined;
}

/** Rewrites the blocks of the site (notices, panels, collapsibles, code, fields) as plain HTML that Markdown can express. */
export function rewriteBlocks(element: Element, around: Context): Element {
  const id = textOf(element.properties.id) ?? around.id;
  const language = textOf(element.properties.dataLanguage) ?? around.language;
  const inside: Context = { ...around, id, language };
  const rewritten = rewrite(element, inside, around);
  if (rewritten.tagName === 'pre') return rewritten;
  const children = rewritten.children.map((child) =>
    isElement(child) ? rewriteBlocks(child, inside) : child,
  );
  return separate({ ...rewritten, children });
}

function rewrite(element: Element, inside: Context, around: Context): Element {
  const { tagName, properties } = element;
  const { className, dataSteps, role, src } = properties;
  if (hasToken(className, themeClasses.admonition)) return rewriteNotice(element);
  if (hasToken(className, themeClasses.codeBlock)) return rewriteCode(element, inside);
  if (role === 'tabpanel') return emphasizeLabel(element);
  switch (tagName) {
    case 'pre':
      return rewriteCode(element, inside);
    case 'details':
      return rewriteCollapsible(element);
    case 'dl':
      return rewriteTerms(element);
    case 'ol':
      return dataSteps === undefined ? element : rewriteSteps(element, inside.texts.step);
    case 'a':
      return rewriteLink(element, around);
    case 'img':
      return { ...element, properties: { ...properties, src: absolute(src, inside.url) } };
    default:
      return element;
  }
}

function rewriteNotice(notice: Element): Element {
  const [heading, ...rest] = notice.children.filter(isElement);
  return h('blockquote', [h('p', h('strong', heading ? toString(heading).trim() : '')), ...rest]);
}

/** Keeps the title and the language of a code block for its fence; the badge with the language repeats what the fence says. */
function rewriteCode(block: Element, { language, fenceLanguages }: Context): Element {
  const pre = find(block, ({ tagName }) => tagName === 'pre');
  if (!pre) throw new Error('a code block has no <pre>');
  const title = find(block, ({ properties }) => properties.dataCodeTitle !== undefined);
  const name = textOf(pre.properties.dataLanguage) ?? language ?? '';
  const dataTitle = title && toString(title).trim();
  const fence = { dataFence: fenceLanguages[name] ?? name, ...(title && { dataTitle }) };
  return h('pre', fence, toString(pre).replace(/\n$/, ''));
}

/** A panel starts with its label. */
function emphasizeLabel(panel: Element): Element {
  const label = panel.children.find(isElement);
  return label?.tagName === 'p' ? putFirst(emphasize(label), panel, label) : panel;
}

function rewriteCollapsible(details: Element): Element {
  const summary = details.children.filter(isElement).find(({ tagName }) => tagName === 'summary');
  if (summary === undefined) return h('div', details.children);
  const heading = find(summary, ({ tagName }) => /^h[2-6]$/.test(tagName));
  return putFirst(heading ?? emphasize(summary), details, summary);
}

function emphasize({ children }: Element): Element {
  return h('p', h('strong', children));
}

/** A block that starts with a title in the place of its own. */
function putFirst(title: Element, block: Element, replaced: Element): Element {
  return h('div', [title, ...block.children.filter((child) => child !== replaced)]);
}

/** Steps are sections whose headings, or first words, carry the number: Markdown cannot put a heading into a list. */
function rewriteSteps(list: Element, label: string): Element {
  const steps = structuredClone(list.children.filter(isElement));
  steps.forEach((step, index) => {
    const start = find(step, ({ tagName }) => /^(?:h[2-6]|p)$/.test(tagName));
    // At the start of a paragraph, a number would have to be escaped.
    const word = start?.tagName === 'p' ? `${label} ` : '';
    start?.children.unshift({ type: 'text', value: `${word}${index + 1}. ` });
  });
  return h(
    'div',
    steps.map(({ children }) => h('div', children)),
  );
}

function rewriteTerms(list: Element): Element {
  const items: Element[] = [];
  const entries = list.children
    .filter(isElement)
    .flatMap((entry) => (entry.tagName === 'div' ? entry.children.filter(isElement) : [entry]));
  for (const { tagName, children } of entries) {
    if (tagName === 'dt') items.push(h('li', [...children, ': ']));
    else {
      const last = items.at(-1);
      const isFirst = last?.children.at(-1)?.type === 'text';
      last?.children.push(...(isFirst ? [] : [h('br')]), ...children);
    }
  }
  return h('ul', items);
}

/** Makes links absolute; a field's link to itself becomes the name of the field. */
function rewriteLink(link: Element, around: Context): Element {
  const href = textOf(link.properties.href);
  if (href === undefined) return h('span', link.children);
  if (around.id !== undefined && href === `#${around.id}`) {
    const isCode = link.properties.translate === 'no';
    return h('strong', isCode ? h('code', link.children) : link.children);
  }
  return h('a', { href: absolute(href, around.url) }, link.children);
}

function absolute(address: unknown, base: string): string {
  const text = textOf(address) ?? '';
  return /^[a-z][\w+.-]*:/i.test(text) ? text : new URL(text, base).href;
}

const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong']);

/** On the page, layout and the shapes of badges separate neighbors; in text a space does. */
function separate({ children, ...element }: Element): Element {
  const isProse = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  const spread = children.flatMap((child, index): ElementContent[] => {
    const previous = children[index - 1];
    const isGlued = isProse
      ? previous?.type === 'text' &&
        isInline(child) &&
        /[\p{L}\p{N}]$/u.test(previous.value) &&
        /^[\p{L}\p{N}]/u.test(toString(child))
      : isInline(previous) && isInline(child);
    return isGlued ? [{ type: 'text', value: ' ' }, child] : [child];
  });
  return { ...element, children: spread };
}

function isInline(node: Nodes | undefined): boolean {
  return node?.type === 'element' && inline.has(node.tagName);
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}
