import { highlightFences } from '@aifindr-docs/code-blocks/highlightFences';
import { type IncludeOptions, includeRegions } from '@aifindr-docs/code-blocks/includeRegions';
import { keepPunctuation } from '@aifindr-docs/code-blocks/keepPunctuation';
import { showProblems } from '@aifindr-docs/code-blocks/showProblems';
import { wrapTables } from '@aifindr-docs/code-blocks/wrapTables';
import { markStatic } from '@aifindr-docs/static-html/markStatic';
import { excuseBrokenMarkdownLinks } from './excuseBrokenMarkdownLinks';

/** Options of every plugin that has MDX pages. */
export function mdxOptions(siteDir: string) {
  return {
    beforeDefaultRemarkPlugins: [
      showProblems,
      [includeRegions, { siteDir }] as [typeof includeRegions, IncludeOptions],
    ],
    remarkPlugins: process.env.MARKDOWN_LINKS_WARN ? [excuseBrokenMarkdownLinks] : [],
    rehypePlugins: [highlightFences, wrapTables, keepPunctuation, markStatic],
  };
}
