import { readFileSync } from 'node:fs';
import type { Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { formatSourceLocation } from './sourceLocation';

/**
 * Remark plugin: `<Problemas guide="react" />` shows, in one table, the known problems that name that guide in their last column;
 * without a guide, all of them under their headings. The last column itself is never shown.
 *
 * @param partial path of the file of the problems
 * @throws Error where no problem names the guide
 */
export function showProblems(partial: string) {
  return (tree: Root, { cwd }: { cwd: string }): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Problemas' || parent === undefined || index === undefined) {
        return undefined;
      }
      const guide = node.attributes[0]?.value;
      const shown = selectProblems(readProblems(partial, cwd), guide);
      parent.children.splice(index, 1, ...shown);
      return [SKIP, index + shown.length];
    });
  };
}

/** The partial without positions, which would be taken for those of the page: rows and items keep where they were written. */
function readProblems(partial: string, folder: string): Root {
  const text = readFileSync(partial, 'utf8');
  const lines = text.split('\n');
  const tree = parsePage(text);
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'tableRow' || node.type === 'listItem') {
      node.data = {
        ...node.data,
        sourceLocation: formatSourceLocation(folder, partial, line),
      };
    }
    // The parser reads no `{#id}`; Docusaurus takes the id from here.
    const id = node.type === 'heading' && /\{#([\w-]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1];
    if (id) node.data = { hProperties: { id } };
    delete node.position;
  });
  return tree;
}

/** The problems of a guide in the first table, or all that the partial has. */
function selectProblems(problems: Root, guide: unknown): RootContent[] {
  const tables: Table[] = [];
  visit(problems, 'table', (table) => void tables.push(table));
  const found = tables.flatMap(({ align, children: [head, ...rows] }) => {
    // Rows are filled up to as many cells as columns are aligned.
    align?.pop();
    head?.children.pop();
    return rows.filter(({ children }) => {
      const guides = toString(children.pop()).split(/,\s*/);
      return typeof guide === 'string' && guides.includes(guide);
    });
  });
  const [table] = tables;
  if (typeof guide !== 'string' || table === undefined) return problems.children;
  if (found.length === 0) throw new Error(`no known problem names the guide "${guide}"`);
  return [{ ...table, children: [...table.children.slice(0, 1), ...found] }];
}
