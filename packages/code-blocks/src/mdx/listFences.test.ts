import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { listFences, listShownFilePaths } from './listFences';
import { parsePage } from './parsePage';

const site = createTestFolder(
  { 'a.js': '// #region one\nlet one;\n// #endregion one\nlet two;\n' },
  afterAll,
);

/** Lists the fences of a page, to which front matter of three lines is prepended. */
const list = (page: string) => listFences(parsePage(`---\ntitle: x\n---\n${page}`), site);

test('a fence has its language, title, highlighted lines, text and line', () => {
  expect(list('\n## A {#a}\n\n```js title="a b.js" {1,3-4}\na\n\nb\nc\n```')).toEqual([
    { language: 'js', title: 'a b.js', highlightedLines: [1, 3, 4], text: 'a\n\nb\nc', line: 7 },
  ]);
});

test('file= gives the text of a region or of a file', () => {
  expect(list('```js file=a.js#one {1}\n```\n\n```js file=a.js\n```')).toMatchObject([
    { text: 'let one;', highlightedLines: [1], source: { reference: 'a.js#one', file: 'a.js' } },
    { text: 'let one;\nlet two;', source: { reference: 'a.js', file: 'a.js' } },
  ]);
});

test('fences are found in JSX, lists and admonitions', () => {
  const page =
    '<Tabs>\n<A>\n\n```js\na\n```\n\n</A>\n</Tabs>\n\n- x\n\n  ```js\n  b\n  ```\n\n:::note[T]\n~~~js\nc\n~~~\n:::';
  expect(list(page).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['file=b.js', '', 'file=b.js: no such file'],
  ['file=a.js#two', '', 'file=a.js#two: no region "two"'],
  ['file=../a.js', '', 'file=../a.js: the file is outside the site'],
  ['file=a.js', 'x\n', 'file=a.js: a fence that shows a file must be empty'],
  ['titel="x"', 'a\n', 'unknown fence option "titel="x""'],
  ['{4-2}', 'a\n', 'bad line range "4-2"'],
  ['{1,2}', 'a\n\nb\n', 'cannot highlight line 2: it is empty'],
  ['file=a.js#one {2}', '', 'cannot highlight line 2: it is empty'],
])('a fence that cannot be shown says why: %s around %j: %s', (meta, text, error) => {
  expect(list(`\`\`\`js ${meta}\n${text}\`\`\``)).toMatchObject([{ error }]);
});

test('the files that a page shows are listed with those that are missing', () => {
  const page = '```js file=a.js#one\n```\n\n```js file=b.js\n```\n\n```js\nc\n```';
  expect(listShownFilePaths(page, '/site')).toEqual(['/site/a.js', '/site/b.js']);
});

test('a page that does not parse shows no files', () => {
  expect(listShownFilePaths('```js file=a.js\n```\n\n{', '/site')).toEqual([]);
});
