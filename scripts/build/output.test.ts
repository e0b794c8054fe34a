import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AuthorError } from './AuthorError';
import { checkDocIds } from './checkDocIds';
import { checkNamedDocs, listSidebarDocs } from './checkNamedDocs';
import { checkShownFiles } from './checkShownFiles';
import { finishOutput } from './finishOutput';
import { swapFolders } from './swapFolders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

test('the finished folder takes the place of the last one', async () => {
  put('build/index.html', 'old');
  put('build.next/index.html', 'new');
  await swapFolders(path.join(folder, 'build.next'), path.join(folder, 'build'));
  expect(readFileSync(path.join(folder, 'build/index.html'), 'utf8')).toBe('new');
  expect(existsSync(path.join(folder, 'build.previous'))).toBe(false);
});

test('when there is nothing to put in place, the last good one stays', async () => {
  put('build/index.html', 'old');
  await expect(
    swapFolders(path.join(folder, 'build.next'), path.join(folder, 'build')),
  ).rejects.toThrow();
  expect(readFileSync(path.join(folder, 'build/index.html'), 'utf8')).toBe('old');
});

test('a page with an inline style stops the build', async () => {
  put('docs/x.html', '<p style="color:red">x</p>');
  await expect(finishOutput(folder)).rejects.toThrow(AuthorError);
});

test('the headers allow the inline scripts of all pages', async () => {
  put('a.html', '<script>a()</script>');
  put('docs/b.html', '<script>b()</script>');
  await finishOutput(folder);
  expect(readFileSync(path.join(folder, '_headers'), 'utf8').match(/'sha256-/g)).toHaveLength(2);
});

test('texts get compressed copies that hold the same; small files and fonts none', async () => {
  const page = `<p>${'texto '.repeat(500)}</p>`;
  put('docs/a.html', page);
  put('small.html', '<p>corto</p>');
  put('assets/font.woff2', 'x'.repeat(5000));
  await finishOutput(folder);
  const read = (file: string) => readFileSync(path.join(folder, file));
  expect(brotliDecompressSync(read('docs/a.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('docs/a.html.gz')).toString()).toBe(page);
  expect(existsSync(path.join(folder, 'small.html.br'))).toBe(false);
  expect(existsSync(path.join(folder, 'assets/font.woff2.br'))).toBe(false);
});

test('compressed copies of the same text are the same bytes', async () => {
  put('a.txt', 'texto '.repeat(500));
  put('b.txt', 'texto '.repeat(500));
  await finishOutput(folder);
  for (const ending of ['br', 'gz']) {
    const [a, b] = ['a', 'b'].map((name) => readFileSync(path.join(folder, `${name}.txt.${ending}`)));
    expect(a).toEqual(b);
  }
});

test('two docs with one id are both named, with the line of the id', () => {
  put('docs/guide/a.mdx', '---\ntitle: A\n---\n');
  put('docs/guide/b.mdx', '---\ntitle: B\nid: a\n---\n');
  expect(() => checkDocIds(path.join(folder, 'docs'))).toThrow(
    'docs/guide/b.mdx:3: the doc id "guide/a" is that of docs/guide/a.mdx already.',
  );
});

test('the same name in two folders, and parts of pages, are no duplicates', () => {
  put('docs/guide/a.mdx', '# A');
  put('docs/api/a.api.mdx', '---\nid: a\n---\n');
  put('docs/guide/_parts/a.mdx', '---\nid: a\n---\n');
  expect(() => checkDocIds(path.join(folder, 'docs'))).not.toThrow();
});

test('all code that pages show and that is missing is named at once, by page and line', () => {
  put('examples/a.js', '// #region one\nlet one;\n// #endregion one\n');
  const page = (path: string, ...references: string[]) => ({
    path,
    text: references.map((reference) => `\nText.\n\n\`\`\`js file=${reference}\n\`\`\`\n`).join(''),
  });
  const pages = [
    page('docs/a.mdx', 'examples/a.js#one', 'examples/b.js'),
    page('docs/b.mdx', 'examples/a.js#two'),
  ];
  expect(() => checkShownFiles(folder, pages)).toThrow(
    [
      'docs/a.mdx:9: file=examples/b.js: no such file',
      'docs/b.mdx:4: file=examples/a.js#two: no region "two"',
    ].join('\n'),
  );
  expect(() => checkShownFiles(folder, [page('docs/a.mdx', 'examples/a.js')])).not.toThrow();
});

test('ids of a sidebar and of the navbar that no doc has are named with their file', () => {
  put('docs/guide/01-a.mdx', '# A');
  put('docs/b.mdx', '---\nid: c\n---\n');
  const names = listSidebarDocs({
    first: ['guide/a', { type: 'category', label: 'B', link: { type: 'doc', id: 'b' }, items: [] }],
    second: [{ type: 'category', label: 'C', items: [{ type: 'doc', id: 'c' }, 'd'] }],
  });
  const ids = checkDocIds(path.join(folder, 'docs'));
  expect(() =>
    checkNamedDocs(ids, [
      { file: 'sidebars.ts', names },
      { file: 'navbar.ts', names: ['c', 'e'] },
    ]),
  ).toThrow(
    'sidebars.ts: no doc has the id "b".\nsidebars.ts: no doc has the id "d".\nnavbar.ts: no doc has the id "e".',
  );
});
