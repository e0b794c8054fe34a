import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { textOf } from '../elements';
import { isChrome } from '../isChrome';
import type { Options, Texts } from './options';
import { rewriteBlocks } from './rewriteBlocks';

const processor = unified()
  .use(rehypeRemark, { handlers: { pre: (_state, node: Element): Code => toFence(node) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/**
 * The content of a page as Markdown.
 *
 * @param url canonical URL of the page, which makes its links absolute
 */
export function toMarkdown(
  content: Element,
  url: string,
  { fenceLanguages, texts }: Pick<Options, 'fenceLanguages' | 'texts'>,
): string {
  const prepared = rewriteBlocks(keepText(content, texts), { url, fenceLanguages, texts });
  const html: HtmlRoot = { type: 'root', children: [prepared] };
  return processor.stringify(processor.runSync(html));
}

/** Drops chrome and decoration; a diagram becomes its name, a demonstration its `data-drawing`. */
function keepText(element: Element, texts: Texts): Element {
  const keep = (child: ElementContent): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (isChrome(child)) return [];
    const { ariaLabel, dataDrawing, role } = child.properties;
    const drawing = textOf(dataDrawing);
    if (drawing !== undefined) return [describe(texts.demonstration, drawing)];
    if (role === 'img') return [describe(texts.diagram, endSentence(textOf(ariaLabel) ?? ''))];
    return child.tagName === 'svg' ? [] : [keepText(child, texts)];
  };
  const children = element.children
    .flatMap(keep)
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return { ...element, children };
}

function describe(kind: string, text: string): Element {
  return h('p', [h('strong', `${kind}:`), ` ${text}`]);
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Whether an element comes after all that is beside it: samples in many languages after the text that explains them. */
function isLast(child: ElementContent): boolean {
  return child.type === 'element' && child.properties.dataMarkdownLast !== undefined;
}

function toFence(pre: Element): Code {
  const { dataFence, dataTitle } = pre.properties;
  return {
    type: 'code',
    lang: typeof dataFence === 'string' && dataFence !== '' ? dataFence : dataTitle ? 'text' : null,
    meta: typeof dataTitle === 'string' ? `title="${dataTitle.replaceAll('"', "'")}"` : null,
    value: toString(pre),
  };
}
