import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { formatSourceLocation } from './sourceLocation';

/**
 * Remark plugin that replaces `<Problemas />` with the known problems, under their headings.
 *
 * @param partial path of the file of the problems
 */
export function showProblems(partial: string) {
  return (tree: Root, { cwd }: { cwd: string }): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Problemas' || parent === undefined || index === undefined) {
        return undefined;
      }
      const { children } = readProblems(partial, cwd);
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
  };
}

/** Reads the partial. Its nodes lose their positions, which would be taken for those of the page; rows and items keep their source locations. */
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
    // The parser does not know `{#id}`, and Docusaurus takes the id of a heading from here.
    const id = node.type === 'heading' && /\{#([\w-]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1];
    if (id) node.data = { hProperties: { id } };
    delete node.position;
  });
  return tree;
}
