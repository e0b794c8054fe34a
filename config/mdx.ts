import { highlightFences } from '../plugins/code-highlight/highlightFences';
import { keepPunctuation } from '../plugins/code-highlight/keepPunctuation';
import { includeRegions } from '../plugins/code-regions/includeRegions';

/** What every MDX page passes through, docs and standalone pages alike. */
export const mdx = {
  beforeDefaultRemarkPlugins: [includeRegions],
  rehypePlugins: [highlightFences, keepPunctuation],
};
