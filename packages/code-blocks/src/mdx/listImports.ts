import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { visit } from 'unist-util-visit';

/** An import statement of a page. */
export interface PageImport {
  /** Module that it names. */
  from: string;
  /** Names that the page uses what is imported by. */
  names: string[];
  /** Line of the page. */
  line: number;
}

/** All imports of a parsed MDX page, in order. */
export function listImports(tree: MdastRoot | HastRoot): PageImport[] {
  const imports: PageImport[] = [];
  visit(tree as MdastRoot, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      imports.push({
        from: String(statement.source.value),
        names: statement.specifiers.map(({ local }) => local.name),
        line: statement.loc?.start.line ?? 1,
      });
    }
  });
  return imports;
}
