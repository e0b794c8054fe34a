import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { showProblems } from './showProblems';

const partial = `### Uno {#uno}

| Lo que ves | Solución | Guías |
| --- | --- | --- |
| a | b | html, react |
| c | d | |

### Dos {#dos}

| Lo que ves | Solución | Guías |
| --- | --- | --- |
| e | f | react |
`;
const cwd = createTestFolder({ 'docs/problemas.mdx': partial }, afterAll);

function show(element: string): Root {
  const tree = parsePage(element);
  showProblems(path.join(cwd, 'docs/problemas.mdx'))(tree, { cwd });
  return tree;
}

/** The rows of a page, each with its source location. */
function listRows(tree: Root): string[] {
  const rows: string[] = [];
  visit(tree, 'tableRow', ({ children, data }) => {
    rows.push([...children.map((cell) => toString(cell)), data?.sourceLocation].join(' '));
  });
  return rows;
}

test('a page shows the problems of its guide in one table', () => {
  expect(listRows(show('<Problemas guide="react" />'))).toEqual([
    'Lo que ves Solución docs/problemas.mdx:3',
    'a b docs/problemas.mdx:5',
    'e f docs/problemas.mdx:12',
  ]);
});

test('without a guide all problems are under their headings, with their ids', () => {
  const tree = show('<Problemas />');
  expect(listRows(tree)).toHaveLength(5);
  const headings = tree.children.filter(({ type }) => type === 'heading');
  expect(headings.map(({ data }) => data)).toEqual([
    { hProperties: { id: 'uno' } },
    { hProperties: { id: 'dos' } },
  ]);
});

test('a guide without problems is refused', () => {
  expect(() => show('<Problemas guide="vue" />')).toThrow('no known problem names the guide "vue"');
});
