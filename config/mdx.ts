import { highlightFences } from '@aifindr-docs/code-blocks/highlightFences';
import { type IncludeOptions, includeRegions } from '@aifindr-docs/code-blocks/includeRegions';
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
      showProblems,
      // After what shows the problems.
      connectProblems,
      [includeRegions, { siteDir }] as [typeof includeRegions, IncludeOptions],
    ],
    rehypePlugins: [
      ...(process.env.MARKDOWN_LINKS_WARN ? [excuseBrokenMarkdownLinks] : []),
      highlightFences,
      [markPlaceholders, placeholders] as [typeof markPlaceholders, typeof placeholders],
      wrapTables,
      markStatic,
    ],
  };
}
