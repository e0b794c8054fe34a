import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** After the framework has resolved links to Markdown files, only broken ones still name a file. */
const markdownFile = /^[^:#?]*\.mdx?(?:[#?]|$)/;

/** Rehype plugin: the framework warns of a broken link to a Markdown file (R16); its check of links between pages would stop the build. */
export function excuseBrokenMarkdownLinks() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }) => {
      if (!markdownFile.test(String(properties.href))) return;
      properties['data-noBrokenLinkCheck'] = true;
    });
}
