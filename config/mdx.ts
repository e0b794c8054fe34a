import { highlightFences } from '../plugins/code-highlight/highlightFences';
import { keepPunctuation } from '../plugins/code-highlight/keepPunctuation';
import { wrapTables } from '../plugins/code-highlight/wrapTables';
import { includeRegions } from '../plugins/code-regions/includeRegions';
import { markStatic } from '../plugins/static-html/markStatic';

/** What every MDX page passes through, docs and standalone pages alike. */
export const mdx = {
  beforeDefaultRemarkPlugins: [includeRegions],
  rehypePlugins: [highlightFences, wrapTables, keepPunctuation, markStatic],
};
