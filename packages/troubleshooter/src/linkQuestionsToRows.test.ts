import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { linkQuestionsToRows } from './linkQuestionsToRows';

const table = `| Lo que ves | Causa |
| --- | --- |
| <span id="a" />\`error a\`<br />en otro navegador | Causa A |
| <span id="b" />El botón | Causa B |
`;

const file = {
  fail(reason: string, { position }: Nodes): never {
    throw new Error(`${position?.start.line}: ${reason}`);
  },
};

function connect(questions: string, rows = table): Root {
  const tree = parsePage(`<Troubleshooter>\n\n${questions}\n\n</Troubleshooter>\n\n${rows}`);
  linkQuestionsToRows()(tree, file);
  return tree;
}

test('items become blocks that open and links, and rows get the ids of their anchors', () => {
  const tree = connect(`- No se abre <span id="more" />

  ¿Qué más?
  - #a
  - [El \`button\`](#b)
- [Otra cosa](#b)`);
  const elements: unknown[] = [];
  visit(tree, (node) => {
    if (node.data?.hName === 'summary') elements.push(toString(node));
    if (node.data?.hProperties) elements.push(node.data.hProperties);
    if (node.type === 'mdxJsxTextElement' && node.name !== 'br') {
      elements.push([node.name, node.attributes[0]?.value, toString(node)]);
    }
  });
  expect(elements).toEqual([
    { id: 'more' },
    'No se abre ',
    ['a', '#a', 'error a'],
    ['a', '#b', 'El button'],
    ['a', '#b', 'Otra cosa'],
    // These are the properties of the two rows.
    { id: 'a' },
    { id: 'b' },
  ]);
});

test.each([
  ['an unknown problem', '- #a\n- #b\n- #c', table, '5: no problem "c"'],
  ['a problem without an answer', '- #a', table, '10: no answer leads to #b'],
  ['a question without an id', '- A\n  - #a\n  - #b', table, '3: no <span id="…" />'],
  ['an id that is there twice', '- #a', table.replace('"b"', '"a"'), '10: #a is there twice'],
])('%s is refused, with its line', (_what, questions, rows, error) => {
  expect(() => connect(questions, rows)).toThrow(new Error(error));
});
