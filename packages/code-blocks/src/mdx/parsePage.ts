import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The syntax that Docusaurus reads in a page. */
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm);

const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** Docusaurus removes `{#id}` from headings before MDX, for which it is an expression that does not parse. */
const headingId = /^(#{1,6} .*?)(\{#[\w-]+\})[ \t]*$/gm;

/**
 * Syntax tree of an MDX page. Every position is that of the text.
 *
 * @throws VFileMessage with line and reason when the page does not parse
 */
export function parsePage(text: string): Root {
  return mdxParser.parse(
    text.replace(headingId, (_, heading: string, id: string) => heading + ' '.repeat(id.length)),
  );
}

/** Syntax tree of Markdown without JSX, such as a description of the contract. */
export function parseMarkdown(text: string): Root {
  return markdownParser.parse(text);
}

/** The modules that a page imports, each with the names that it uses what is imported by. */
export function listImports(tree: HastRoot): { from: string; names: string[] }[] {
  const imports: { from: string; names: string[] }[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const names = statement.specifiers.map(({ local }) => local.name);
      imports.push({ from: String(statement.source.value), names });
    }
  });
  return imports;
}
