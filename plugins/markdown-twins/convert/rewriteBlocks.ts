import type { Element, ElementContent, Nodes } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { languageTabs } from '../../../config/languageTabs';

/** What a block inherits from those around it. */
interface Surroundings {
  /** Address of the page. */
  url: string;
  /** Nearest id around the element. */
  id?: string | undefined;
  /** Language of the samples in the panel around the element. */
  language?: string | undefined;
}

/** The page's own blocks (notices, panels, collapsibles, code, fields) in the plain HTML that Markdown has words for. */
export function rewriteBlocks(element: Element, around: Surroundings): Element {
  const id = readText(element.properties.id) ?? around.id;
  const language = readText(element.properties.dataLanguage) ?? around.language;
  const inside: Surroundings = { url: around.url, id, language };
  const rewritten = rewrite(element, inside, around);
  if (rewritten.tagName === 'pre') {
    return rewritten;
  }
  return separate({
    ...rewritten,
    children: rewritten.children.map((child) =>
      child.type === 'element' ? rewriteBlocks(child, inside) : child,
    ),
  });
}

function rewrite(element: Element, inside: Surroundings, around: Surroundings): Element {
  const classes = element.properties.className;
  const hasClass = (name: string) => Array.isArray(classes) && classes.includes(name);
  if (hasClass('theme-admonition')) {
    return rewriteNotice(element);
  }
  if (hasClass('theme-code-block')) {
    return rewriteCode(element, inside);
  }
  if (element.properties.role === 'tabpanel') {
    return emphasizeLabel(element);
  }
  switch (element.tagName) {
    case 'pre':
      return rewriteCode(element, inside);
    case 'details':
      return rewriteCollapsible(element);
    case 'dl':
      return rewriteTerms(element);
    case 'a':
      return rewriteLink(element, around);
    case 'img':
      return {
        ...element,
        properties: { ...element.properties, src: absolute(element.properties.src, inside.url) },
      };
    default:
      return element;
  }
}

function rewriteNotice(notice: Element): Element {
  const [heading, ...rest] = notice.children.filter(isElement);
  return h('blockquote', [h('p', h('strong', heading ? toString(heading).trim() : '')), ...rest]);
}

/** Title of the block and language go to the fence; the language's badge is what the fence already says. */
function rewriteCode(block: Element, { language }: Surroundings): Element {
  const pre = block.tagName === 'pre' ? block : select('pre', block);
  if (!pre) {
    throw new Error('a code block has no <pre>');
  }
  const title = select('[class^=title_]', block) ?? select('[class*=" title_"]', block);
  const name = readText(pre.properties.dataLanguage) ?? language ?? '';
  const grammar = languageTabs.find((tab) => tab.language === name)?.highlight ?? name;
  return h(
    'pre',
    {
      dataFence: grammar,
      ...(title && { dataTitle: toString(title).trim() }),
    },
    toString(pre).replace(/\n$/, ''),
  );
}

function emphasizeLabel(panel: Element): Element {
  return {
    ...panel,
    children: panel.children.map((child, index) =>
      index === panel.children.findIndex(isElement) && isElement(child) && child.tagName === 'p'
        ? { ...child, children: [h('strong', child.children)] }
        : child,
    ),
  };
}

function rewriteCollapsible(details: Element): Element {
  const summary = details.children.filter(isElement).find(({ tagName }) => tagName === 'summary');
  const rest = details.children.filter((child) => child !== summary);
  return h('div', [...(summary ? [h('p', h('strong', spread(summary.children)))] : []), ...rest]);
}

function rewriteTerms(list: Element): Element {
  const items: Element[] = [];
  const add = (child: Element) => {
    if (child.tagName === 'div') {
      child.children.filter(isElement).forEach(add);
    } else if (child.tagName === 'dt') {
      items.push(h('li', [...child.children, ': ']));
    } else {
      const last = items.at(-1);
      last?.children.push(
        ...(last.children.at(-1)?.type === 'text' ? [] : [h('br')]),
        ...child.children,
      );
    }
  };
  list.children.filter(isElement).forEach(add);
  return h('ul', items);
}

/** Links say their whole address; one that only names its own place is the name of that place. */
function rewriteLink(link: Element, around: Surroundings): Element {
  const href = readText(link.properties.href);
  if (href === undefined) {
    return h('span', link.children);
  }
  if (around.id !== undefined && href === `#${around.id}`) {
    return h(
      'strong',
      link.properties.translate === 'no' ? h('code', link.children) : link.children,
    );
  }
  return h('a', { href: absolute(href, around.url) }, link.children);
}

function absolute(address: unknown, base: string): string {
  const text = readText(address) ?? '';
  return /^[a-z][\w+.-]*:/i.test(text) ? text : new URL(text, base).href;
}

const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong']);

/** Layout keeps neighbours apart on the page; in text a space does. */
function separate(element: Element): Element {
  if (element.children.some((child) => child.type === 'text' && child.value.trim() !== '')) {
    return { ...element, children: element.children.flatMap(separateBadge) };
  }
  return { ...element, children: spread(element.children) };
}

/** A badge is set apart from the word before it by its shape. */
function separateBadge(
  child: ElementContent,
  index: number,
  children: readonly ElementContent[],
): ElementContent[] {
  const previous = children[index - 1];
  const isGlued =
    isElement(child) &&
    child.tagName === 'span' &&
    previous?.type === 'text' &&
    /[\p{L}\p{N}]$/u.test(previous.value) &&
    /^[\p{L}\p{N}]/u.test(toString(child));
  return isGlued ? [{ type: 'text', value: ' ' }, child] : [child];
}

function spread(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    const previous = children[index - 1];
    const isApart =
      previous === undefined ||
      !isInline(child) ||
      (previous.type === 'text' ? /\s$/.test(previous.value) : !isInline(previous));
    return isApart ? [child] : [{ type: 'text', value: ' ' }, child];
  });
}

function isInline(node: Nodes): boolean {
  return node.type === 'element' && inline.has(node.tagName);
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
