import path from 'node:path';
import { type FenceOptions, highlightFences } from '@aifindr-docs/code-blocks/highlightFences';
import { showProblems } from '@aifindr-docs/code-blocks/showProblems';
import { wrapTables } from '@aifindr-docs/code-blocks/wrapTables';
import { markStatic } from '@aifindr-docs/framework/static-html/markStatic';
import { markPlaceholders } from '@aifindr-docs/project-values/markPlaceholders';
import { connectProblems } from '@aifindr-docs/troubleshooter/connectProblems';
import { excuseBrokenMarkdownLinks } from './excuseBrokenMarkdownLinks';
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
