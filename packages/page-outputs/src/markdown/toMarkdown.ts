import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isChrome } from '../isChrome';
import { describeDrawings } from './describeDrawings';
import type { Options } from './options';
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
  const text = describeDrawings(dropChrome(content), texts);
  const prepared = rewriteBlocks(text, { url, fenceLanguages, texts });
  const html: HtmlRoot = { type: 'root', children: [prepared] };
  return processor.stringify(processor.runSync(html));
}

function dropChrome(element: Element): Element {
  return {
    ...element,
    children: element.children
      .flatMap((child): ElementContent[] => {
        if (child.type === 'text') return [child];
        return child.type === 'element' && !isChrome(child) ? [dropChrome(child)] : [];
      })
      .sort((a, b) => Number(isLast(a)) - Number(isLast(b))),
  };
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
