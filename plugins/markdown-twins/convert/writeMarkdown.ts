import type { Element, Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Code } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describePictures } from './describePictures';
import { dropChrome } from './dropChrome';
import { rewriteBlocks } from './rewriteBlocks';

const toMarkdown = unified()
  .use(rehypeRemark, { handlers: { pre: (_state, node: Element): Code => toFence(node) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' });

/** The content of a page as Markdown. */
export function writeMarkdown(content: Element, url: string): string {
  const prepared = rewriteBlocks(describePictures(dropChrome(content)), { url });
  const html: HtmlRoot = { type: 'root', children: [prepared] };
  return toMarkdown.stringify(toMarkdown.runSync(html));
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
