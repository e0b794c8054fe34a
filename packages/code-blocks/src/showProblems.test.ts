import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { parsePage } from './mdx/parsePage';
import { showProblems } from './showProblems';

const folder = createTestFolder(
  {
    'problemas.mdx': `### Uno {#uno}

| Lo que ves | Solución | Guías |
| --- | --- | --- |
| a | b | html, react |
| c | d | |

### Dos {#dos}

| Lo que ves | Solución | Guías |
| --- | --- | --- |
| e | f | react |
`,
  },
  afterAll,
);

function show(element: string): Root {
  const tree = parsePage(`import Problemas from './problemas.mdx';\n\n${element}\n`);
  showProblems()(tree, new VFile({ path: path.join(folder, 'page.mdx') }));
  return tree;
}

function listRows(tree: Root): string[] {
  const rows: string[] = [];
  visit(
    tree,
    'tableRow',
    ({ children }) => void rows.push(children.map((cell) => toString(cell)).join(' ')),
  );
  return rows;
}

test('a page shows the problems of its guide in one table', () => {
  expect(listRows(show('<Problemas guide="react" />'))).toEqual([
    'Lo que ves Solución',
    'a b',
    'e f',
  ]);
});

test('without a guide all problems are under their headings, with their ids', () => {
  const tree = show('<Problemas />');
  expect(listRows(tree)).toEqual([
    'Lo que ves Solución',
    'a b',
    'c d',
    'Lo que ves Solución',
    'e f',
  ]);
  const headings = tree.children.filter(({ type }) => type === 'heading');
  expect(headings.map(({ data }) => data)).toEqual([
    { hProperties: { id: 'uno' } },
    { hProperties: { id: 'dos' } },
  ]);
});

test('the partial is no module of the page', () => {
  const esm = show('<Problemas />').children.find(({ type }) => type === 'mdxjsEsm');
  expect(esm).toHaveProperty('data.estree.body', []);
});

test('a guide without problems is refused', () => {
  expect(() => show('<Problemas guide="vue" />')).toThrow('no known problem names the guide "vue"');
});
