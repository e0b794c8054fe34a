import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { parsePage } from '@aifindr-docs/code-blocks/mdx/parsePage';
import { connectProblems } from './connectProblems';

const table = `| Lo que ves | Causa |
| --- | --- |
| <span id="a" />\`error a\`<br />en otro navegador | Causa A |
| <span id="b" />El botón | Causa B |

**Comprobación.** Recarga.
`;

function connect(text: string): Root {
  const tree = parsePage(text);
  connectProblems()(tree, new VFile({ path: 'docs/page.mdx', cwd: '.' }));
  return tree;
}

/** The page as HTML; links that authors could have written are elements here too. */
function draw(tree: Root): string {
  const [element] = tree.children as MdxJsxFlowElement[];
  const list = toHast(
    { type: 'root', children: element!.children },
    {
      handlers: {
        mdxJsxTextElement: (state, node: { name: string; attributes: { value: string }[] }) => ({
          type: 'element',
          tagName: node.name,
          properties: { href: node.attributes[0]?.value },
          children: state.all(node as never),
        }),
      },
    },
  ) as HastRoot;
  return toHtml(list).replaceAll('\n', '');
}

test('the list after the element becomes its questions, with ids and with links for answers', () => {
  const tree = connect(`<Troubleshooter />

1. ¿Qué ocurre? <span id="start" />
   - [No se abre](#more)
   - #b

2. ¿Qué más? <span id="more" />
   - #a
   - [El \`button\`](#b)

${table}`);
  expect(draw(tree)).toBe(
    '<ol>' +
      '<li id="start">¿Qué ocurre?<ul><li><a href="#more">No se abre</a></li><li><a href="#b">El botón</a></li></ul></li>' +
      '<li id="more">¿Qué más?<ul><li><a href="#a"><code>error a</code></a></li><li><a href="#b">El <code>button</code></a></li></ul></li>' +
      '</ol>',
  );
});

test('a row has the id that its first cell starts with', () => {
  const tree = connect(
    `<Troubleshooter />\n\n1. ¿Sí? <span id="s" />\n   - #a\n   - #b\n\n${table}`,
  );
  const [, problems] = tree.children;
  if (problems?.type !== 'table') throw new Error('no table');
  const [, row] = problems.children;
  expect([row?.data, row?.children[0]?.children[0]?.type]).toEqual([
    { hProperties: { id: 'a' } },
    'inlineCode',
  ]);
});

test('the paragraph that says how to check a solution is marked for the browser', () => {
  const tree = connect(
    `<Troubleshooter />\n\n1. ¿Sí? <span id="s" />\n   - #a\n   - #b\n\n${table}`,
  );
  expect(tree.children.at(-1)?.data).toEqual({ hProperties: { dataCheck: '' } });
});

test('a page without the element is left alone', () => {
  expect(connect(table)).toEqual(parsePage(table));
});

test.each([
  [
    'an answer to an unknown problem',
    '1. ¿Sí? <span id="s" />\n   - #a\n   - #b\n   - [Otro](#c)\n',
    ['docs/page.mdx:6: no problem #c; add a row or a question with that id'],
  ],
  [
    'a problem that no answer leads to',
    '1. ¿Sí? <span id="s" />\n   - #a\n   - [Otro](#a)\n',
    ['docs/page.mdx:10: no answer leads to #b'],
  ],
  [
    'questions that lead to each other',
    '1. ¿Sí? <span id="s" />\n   - #a\n   - [Más](#t)\n\n2. ¿No? <span id="t" />\n   - #b\n   - [Antes](#s)\n',
    ['docs/page.mdx:9: #s leads back to a question before it'],
  ],
  [
    'a question that nobody is asked, with one answer, which leads nowhere',
    '1. ¿Sí? <span id="s" />\n   - #a\n   - #b\n\n2. ¿No? <span id="t" />\n   - [Fuera](/docs)\n',
    [
      'docs/page.mdx:8: an answer that leads nowhere; add a row or a question with that id',
      'docs/page.mdx:7: a question with fewer than two answers',
      'docs/page.mdx:7: no answer leads to #t',
    ],
  ],
  [
    'ids that are missing or there twice',
    '1. ¿Sí?\n   - #a\n   - #b\n\n2. ¿No? <span id="a" />\n   - #a\n   - #b\n',
    ['docs/page.mdx:3: a question without <span id="…" />', 'docs/page.mdx:7: #a is there twice'],
  ],
])('%s is refused, with file and line', (_what, list, faults) => {
  expect(() => connect(`<Troubleshooter />\n\n${list}\n${table}`)).toThrow(
    new Error(faults.join('\n')),
  );
});

test('a table of problems that says no check, and an element without a list, are refused', () => {
  expect(() =>
    connect(
      `<Troubleshooter />\n\n1. ¿Sí? <span id="s" />\n   - #a\n   - #b\n\n${table.replace('**Comprobación.** ', '')}`,
    ),
  ).toThrow('docs/page.mdx:9: no paragraph below the table says how to check its solutions');
  expect(() => connect(`<Troubleshooter />\n\n${table}`)).toThrow(
    'docs/page.mdx:1: no list of questions after <Troubleshooter />',
  );
});

test('what comes from another file is named by its place there', () => {
  const tree = parsePage(
    `<Troubleshooter />\n\n1. ¿Sí? <span id="s" />\n   - #a\n   - #c\n\n${table}`,
  );
  const list = tree.children[1];
  if (list?.type !== 'list') throw new Error('no list');
  const answers = list.children[0]?.children[1];
  if (answers?.type !== 'list') throw new Error('no answers');
  answers.children[1]!.data = { place: 'docs/part.mdx:40' };
  expect(() => connectProblems()(tree, new VFile({ path: 'docs/page.mdx', cwd: '.' }))).toThrow(
    'docs/part.mdx:40: no problem #c',
  );
});
