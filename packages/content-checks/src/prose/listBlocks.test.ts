import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../readContract';
import { readSourcePage } from '../readPages';
import { listBlocks } from './listBlocks';

const siteDir = path.resolve(__dirname, '../../../..');

/** Prose of a page as `line text`, with runs of spaces reduced to one. */
const listPage = (page: string) =>
  listBlocks(readSourcePage('page.mdx', page, siteDir))
    .filter(({ kind }) => kind !== 'link')
    .map(({ line, text }) => `${line} ${text.replace(/\s+/g, ' ').trim()}`);

const listContract = (source: string) =>
  parseContract('a.yaml', source)
    .texts.flatMap(listBlocks)
    .map(({ line, text }) => `${line} ${text}`);

describe('the prose of a page', () => {
  it.each<[name: string, page: string, prose: string[]]>([
    [
      'has the front matter that readers see',
      '---\ntitle: "Un título"\nslug: /x\n---\n\nTexto',
      ['2 Un título', '6 Texto'],
    ],
    [
      'has the title of a code block, not its code',
      '```js title="En la consola"\nconst a = 1;\n```',
      ['1 En la consola'],
    ],
    ['leaves out file names of code blocks', '```js title="app/layout.tsx"\na\n```', []],
    ['leaves out a fence in a longer fence', '````md\n```js\nx\n```\n````\n\nFuera', ['7 Fuera']],
    [
      'leaves out imports, heading ids and tags, but not the text attributes of tags',
      'import A from "a";\n\n## Uno {#uno}\n\n<TabItem value="x" label="Otra cosa" />',
      ['3 Uno', '5 Otra cosa'],
    ],
    [
      'has the line of what follows a tag of several lines',
      '<Tabs\n  groupId="x"\n>\n\nTexto\n\n</Tabs>',
      ['5 Texto'],
    ],
    [
      'has the title and the text of an admonition',
      ':::note[Nota]\n\nTexto\n\n:::',
      ['1 Nota', '3 Texto'],
    ],
    ['has table cells', '| A | `b` c |\n| - | - |\n| D | e |', ['1 A', '1 c', '3 D', '3 e']],
    [
      'has link texts and descriptions of images, not their targets',
      '[Una página](/a) ![Una foto](/b.png) https://a.es a@b.es',
      ['1 Una página', '1 Una foto'],
    ],
    ['leaves out expressions and code', 'Uno {dos} `tres` **cuatro**', ['1 Uno cuatro']],
  ])('%s', (_, page, prose) => {
    expect(listPage(page)).toEqual(prose);
  });

  it('keeps offsets, so that code leaves a gap', () => {
    const [block] = listBlocks(readSourcePage('page.mdx', 'a `b` c', siteDir));
    expect(block?.text).toBe('a     c');
  });
});

describe('the prose of the contract', () => {
  it('is every description, summary and title on its line', () => {
    expect(
      listContract(
        "info:\n  title: Título\n  description: |-\n    Uno.\n\n    Dos.\n  version: '1'\n",
      ),
    ).toEqual(['2 Título', '4 Uno.', '6 Dos.']);
  });

  it('includes the explanations of enum values', () => {
    expect(listContract('x-enumDescriptions:\n  a:b: Primera vez.\n')).toEqual(['2 Primera vez.']);
  });

  it('leaves out samples, but not a property that is named like one', () => {
    expect(listContract('example:\n  description: muestra\n')).toEqual([]);
    expect(listContract('value:\n  type: string\n  description: Un texto.\n')).toEqual([
      '3 Un texto.',
    ]);
  });

  it('throws file and line when it does not parse', () => {
    expect(() => parseContract('a.yaml', 'a: [')).toThrow(/^a\.yaml:1: /);
  });
});

it('throws file and line when a page does not parse', () => {
  expect(() => readSourcePage('docs/a.mdx', 'a\n\n{', siteDir)).toThrow(/^docs\/a\.mdx:3: /);
});
