import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type FenceOptions, highlightFences } from '@aifindr-docs/code-blocks/highlightFences';
import { markStatic } from '@aifindr-docs/framework/static-html/markStatic';
import { markPlaceholders } from '@aifindr-docs/project-values/markPlaceholders';
import { connectProblems } from '@aifindr-docs/troubleshooter/connectProblems';
import { showProblems } from '@aifindr-docs/troubleshooter/showProblems';
import { wrapTables } from '@aifindr-docs/ui/ScrollTable/wrapTables';
import { placeholders } from './projectValues';

/** Options of every plugin that has MDX pages. */
export function mdxOptions(siteDir: string) {
  return {
    beforeDefaultRemarkPlugins: [
      [showProblems, path.join(siteDir, 'docs/widget-config/_partials/problemas.mdx')] as [
        typeof showProblems,
        string,
      ],
      // After what shows the problems.
      connectProblems,
    ],
    rehypePlugins: [
      ...(process.env.MARKDOWN_LINKS_WARN ? [excuseBrokenMarkdownLinks] : []),
      [highlightFences, { siteDir }] as [typeof highlightFences, FenceOptions],
      [markPlaceholders, placeholders] as [typeof markPlaceholders, typeof placeholders],
      wrapTables,
      markStatic,
    ],
  };
}

/** After the framework has resolved links to Markdown files, only broken ones still name a file. */
const markdownFile = /^[^:#?]*\.mdx?(?:[#?]|$)/;

/** Rehype plugin: the framework warns of a broken link to a Markdown file (R16); its check of links between pages would stop the build. */
function excuseBrokenMarkdownLinks() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }) => {
      if (!markdownFile.test(String(properties.href))) return;
      properties['data-noBrokenLinkCheck'] = true;
    });
}
