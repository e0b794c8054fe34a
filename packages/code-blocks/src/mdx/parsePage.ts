import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Parser with the syntax extensions of Docusaurus's MDX loader, except HTML comments. */
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm);

const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** Matches a heading with an `{#id}`, which is not MDX syntax; Docusaurus escapes the `{` with a regular expression before parsing. */
const headingIdPattern = /^(#{1,6} .*?)\{#([\w-]+)\}[ \t]*$/gm;

/**
 * Parses an MDX page to mdast. The `{#id}` of a heading becomes its HTML id. Node positions refer to the original source, because
 * heading ids are blanked out, not removed.
 *
 * @throws VFileMessage with line and reason when the page does not parse
 */
export function parsePage(mdx: string): Root {
  const idsByOffset = new Map<number, string>();
  const source = mdx.replace(
    headingIdPattern,
    (match: string, heading: string, id: string, offset: number) => {
      idsByOffset.set(offset, id);
      return heading.padEnd(match.length);
    },
  );
  const tree = mdxParser.parse(source);
  visit(tree, 'heading', (node) => {
    const id = idsByOffset.get(node.position?.start.offset ?? -1);
    if (id !== undefined) node.data = { hProperties: { id } };
  });
  return tree;
}

/** Parses Markdown without JSX to mdast, for example a description in an OpenAPI document. */
export function parseMarkdown(markdown: string): Root {
  return markdownParser.parse(markdown);
}
