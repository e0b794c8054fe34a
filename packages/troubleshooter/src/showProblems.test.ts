import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { showProblems } from './showProblems';

const partial = `### Uno {#uno}

| Lo que ves | Solución |
| --- | --- |
| a | b |
| c | d |

### Dos {#dos}

| Lo que ves | Solución |
| --- | --- |
| e | f |
`;
const cwd = createTestFolder({ 'docs/problemas.mdx': partial }, afterAll);

function show(element: string): Root {
  const tree = parsePage(element);
  showProblems(path.join(cwd, 'docs/problemas.mdx'))(tree, { cwd });
  return tree;
}

/** Lists the rows of a page, each with its source location. */
function listRows(tree: Root): string[] {
  const rows: string[] = [];
  visit(tree, 'tableRow', ({ children, data }) => {
    rows.push([...children.map((cell) => toString(cell)), data?.sourceLocation].join(' '));
  });
  return rows;
}

test('the problems are under their headings, with their ids and source locations', () => {
  const tree = show('<Problemas />');
  expect(listRows(tree)).toEqual([
    'Lo que ves Solución docs/problemas.mdx:3',
    'a b docs/problemas.mdx:5',
    'c d docs/problemas.mdx:6',
    'Lo que ves Solución docs/problemas.mdx:10',
    'e f docs/problemas.mdx:12',
  ]);
  const headings = tree.children.filter(({ type }) => type === 'heading');
  expect(headings.map(({ data }) => data)).toEqual([
    { hProperties: { id: 'uno' } },
    { hProperties: { id: 'dos' } },
  ]);
});
