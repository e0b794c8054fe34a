import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { highlightFences } from '@aifindr-docs/code-blocks/highlightFences';
import { wrapStaticParts } from '@aifindr-docs/framework/static-html/wrapStaticParts';
import { markPlaceholders } from '@aifindr-docs/project-values/markPlaceholders';
import { linkQuestionsToRows } from '@aifindr-docs/troubleshooter/linkQuestionsToRows';
import { wrapAndLabelTables } from '@aifindr-docs/ui/TableScrollBox/wrapAndLabelTables';
import { placeholders } from './projectValues';

/** Creates the options that add remark and rehype plugins to the Docusaurus plugins for docs and for standalone pages. */
export function createMdxPluginOptions(siteDir: string) {
  return {
    beforeDefaultRemarkPlugins: [linkQuestionsToRows],
    rehypePlugins: [
      ...(process.env.MARKDOWN_LINKS_WARN ? [exemptBrokenMarkdownLinks] : []),
      [highlightFences, siteDir] as [typeof highlightFences, string],
      [markPlaceholders, placeholders] as [typeof markPlaceholders, typeof placeholders],
      wrapAndLabelTables,
      wrapStaticParts,
    ],
  };
}

/** Matches the URL of a broken link to a Markdown file. The framework has already resolved working ones to URLs of pages. */
const brokenMarkdownUrl = /^[^:#?]*\.mdx?(?:[#?]|$)/;

/**
 * Rehype plugin that exempts broken links to Markdown files from Docusaurus's broken-link check, which would stop the build. Docusaurus
 * still warns of such links when it compiles the page, as R16 demands.
 */
function exemptBrokenMarkdownLinks(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', ({ properties }) => {
      if (!brokenMarkdownUrl.test(String(properties.href))) return;
      properties['data-noBrokenLinkCheck'] = true;
    });
}
