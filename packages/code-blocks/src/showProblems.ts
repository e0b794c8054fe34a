import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listImports } from './mdx/listImports';
import { parsePage } from './mdx/parsePage';

declare module 'mdast' {
  interface Data {
    /** File and line of a part that comes from another file. */
    place?: string;
  }
}

const name = 'Problemas';

/**
 * Remark plugin: `<Problemas guide="react" />` shows, in one table, the known problems that name that guide in their last column;
 * without a guide, all of them under their headings. The last column itself is never shown.
 *
 * @throws Error where no problem names the guide
 */
export function showProblems() {
  return (tree: Root, file: VFile): void => {
    const source = listImports(tree).find(({ names }) => names.includes(name))?.from;
    if (source === undefined) return;
    const problems = readProblems(path.resolve(path.dirname(file.path), source), file.cwd);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== name || parent === undefined || index === undefined) return undefined;
      const guide = node.attributes[0]?.value;
      const shown = typeof guide === 'string' ? [selectRows(problems, guide)] : problems.children;
      parent.children.splice(index, 1, ...shown);
      return [SKIP, index + shown.length];
    });
    dropColumn(tree);
    dropImport(tree);
  };
}

/** The partial without positions, which would be taken for those of the page: rows and items keep their place. */
function readProblems(file: string, folder: string): Root {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const tree = parsePage(text);
  visit(tree, (node) => {
    if (node.type === 'tableRow' || node.type === 'listItem') {
      const place = `${path.relative(folder, file)}:${node.position?.start.line ?? 1}`;
      node.data = { ...node.data, place };
    }
    // The parser reads no `{#id}`; Docusaurus takes the id from here.
    const line = node.type === 'heading' ? lines[(node.position?.start.line ?? 1) - 1] : undefined;
    const id = /\{#([\w-]+)\}\s*$/.exec(line ?? '')?.[1];
    if (id !== undefined) node.data = { hProperties: { id } };
    delete node.position;
  });
  return tree;
}

const guidesOf = (cells: Table['children'][number]['children']) =>
  toString(cells.at(-1)).split(/,\s*/);

function selectRows(problems: Root, guide: string): Table {
  const tables: Table[] = [];
  visit(problems, 'table', (table) => void tables.push(table));
  const rows = tables
    .flatMap(({ children: [, ...body] }) => body)
    .filter(({ children }) => guidesOf(children).includes(guide));
  const [table] = tables;
  const head = table?.children[0];
  if (table === undefined || head === undefined || rows.length === 0) {
    throw new Error(`no known problem names the guide "${guide}"`);
  }
  return structuredClone({ ...table, children: [head, ...rows] });
}

/** Removes the column of the tables of problems that names guides. */
function dropColumn(tree: Root): void {
  visit(tree, 'table', ({ align, children: rows }) => {
    if (toString(rows[0]?.children.at(-1)) !== 'Guías') return;
    rows.forEach((row) => row.children.pop());
    // Rows are filled up to as many cells as columns are aligned.
    align?.pop();
  });
}

/** What the page shows is in it already. */
function dropImport(tree: Root): void {
  visit(tree, 'mdxjsEsm', ({ data }) => {
    const program = data?.estree;
    if (!program) return;
    program.body = program.body.filter(
      (statement) =>
        statement.type !== 'ImportDeclaration' ||
        !statement.specifiers.some(({ local }) => local.name === name),
    );
  });
}
