import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { connectProblems } from './connectProblems';

const table = `| Lo que ves | Causa |
| --- | --- |
| <span id="a" />\`error a\`<br />en otro navegador | Causa A |
| <span id="b" />El botón | Causa B |
`;

function connect(questions: string, rows = table): Root {
  const tree = parsePage(`<Troubleshooter>\n\n${questions}\n\n</Troubleshooter>\n\n${rows}`);
  connectProblems()(tree, { path: 'docs/page.mdx', cwd: '.' });
  return tree;
}

interface Drawn {
  name?: string;
  attributes?: { value: string }[];
  data?: { hName?: string; hProperties?: { id: string } };
  children?: Drawn[];
}

/** Lists the collapsible blocks and the links, each with its id or target and its content. */
function draw(node: Drawn): string {
  const inside = node.children?.map(draw).join('') ?? '';
  const { hName, hProperties } = node.data ?? {};
  if (hName === 'details') return `[${hProperties?.id}: ${inside}]`;
  if (hName === 'summary') return `${toString(node)}; `;
  return node.name === 'a' ? `${toString(node)} -> ${node.attributes?.[0]?.value}; ` : inside;
}

test('items become blocks that open and links, which say what their problem says in the first browser', () => {
  const tree = connect(`- No se abre <span id="more" />

  ¿Qué más?
  - #a
  - [El \`button\`](#b)
- [Otra cosa](#b)`);
  expect(draw(tree as Drawn)).toBe(
    '[more: No se abre ; error a -> #a; El button -> #b; ]Otra cosa -> #b; ',
  );
});

test('a row has the id that its first cell starts with', () => {
  const problems = connect('- #a\n- #b').children.at(-1);
  if (problems?.type !== 'table') throw new Error('no table');
  const [, row] = problems.children;
  expect(row?.data).toEqual({ hProperties: { id: 'a' } });
  expect(row?.children[0]?.children[0]?.type).toBe('inlineCode');
});

test.each([
  ['an unknown problem', '- #a\n- #b\n- #c', table, 'docs/page.mdx:5: no problem "c"'],
  ['a problem without an answer', '- #a', table, 'docs/page.mdx:10: no answer leads to #b'],
  ['a question without an id', '- A\n  - #a\n  - #b', table, 'docs/page.mdx:3: no <span id="…" />'],
  [
    'an id that is there twice',
    '- #a',
    table.replace('"b"', '"a"'),
    'docs/page.mdx:10: #a is there twice',
  ],
])('%s is refused, with file and line', (_what, questions, rows, error) => {
  expect(() => connect(questions, rows)).toThrow(new Error(error));
});

test('a page without the element is left alone', () => {
  const tree = parsePage(table);
  connectProblems()(tree, { path: 'docs/page.mdx', cwd: '.' });
  expect(tree).toEqual(parsePage(table));
});
