import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** After the framework has resolved links to Markdown files, only broken ones still name a file. */
const markdownFile = /^[^:#?]*\.mdx?(?:[#?]|$)/;

/**
 * Remark plugin: excuses broken links to Markdown files from the framework's check of links between pages, which stops the build.
 * `scripts/build.ts` warns of them.
 */
export function excuseBrokenMarkdownLinks() {
  return (tree: Root): void => {
    const broken = new Set<string>();
    visit(tree, 'definition', ({ url, identifier }) => {
      if (markdownFile.test(url)) broken.add(identifier);
    });
    visit(tree, (node) => {
      const isBroken =
        (node.type === 'link' && markdownFile.test(node.url)) ||
        (node.type === 'linkReference' && broken.has(node.identifier));
      if (isBroken) node.data = { ...node.data, hProperties: { 'data-noBrokenLinkCheck': true } };
    });
  };
}
