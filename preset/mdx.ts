import { highlightFences } from '../plugins/code-blocks/highlightFences';
import { includeRegions, type IncludeOptions } from '../plugins/code-blocks/includeRegions';
import { keepPunctuation } from '../plugins/code-blocks/keepPunctuation';
import { wrapTables } from '../plugins/code-blocks/wrapTables';
import { markStatic } from '../plugins/static-html/markStatic';

/** Options of every plugin that has MDX pages. */
export function mdxOptions(siteDir: string) {
  return {
    beforeDefaultRemarkPlugins: [
      [includeRegions, { siteDir }] as [typeof includeRegions, IncludeOptions],
    ],
    rehypePlugins: [highlightFences, wrapTables, keepPunctuation, markStatic],
  };
}
