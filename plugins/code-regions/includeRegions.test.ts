import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { afterAll, expect, test } from 'vitest';
import { VFile } from 'vfile';
import { includeRegions } from './includeRegions';

const site = mkdtempSync(path.join(tmpdir(), 'regions-'));
writeFileSync(path.join(site, 'a.js'), '// #region one\nlet one;\n// #endregion one\n');
afterAll(() => rmSync(site, { recursive: true }));

/** Runs the plugin over a page that has one fence on its third line. */
function show(meta: string, value = ''): Code {
  const place = { line: 3, column: 1 };
  const code: Code = {
    type: 'code',
    lang: 'js',
    meta,
    value,
    position: { start: place, end: place },
  };
  const tree: Root = { type: 'root', children: [code] };
  includeRegions()(tree, new VFile({ cwd: site, path: path.join(site, 'docs/page.mdx') }));
  return code;
}

test('an empty fence shows the region, and keeps the rest of its options', () => {
  expect(show('file=a.js#one title="a.js"')).toMatchObject({
    value: 'let one;',
    meta: 'title="a.js"',
  });
});

test('a fence without file= is left alone', () => {
  expect(show('title="x"', 'text').value).toBe('text');
});

test.each([
  ['file=b.js', '', 'docs/page.mdx:3: file=b.js: no such file'],
  ['file=a.js#two', '', 'docs/page.mdx:3: file=a.js#two: no region "two"'],
  ['file=../a.js', '', 'docs/page.mdx:3: file=../a.js: the file is outside the site'],
  [
    'file=a.js',
    'x',
    'docs/page.mdx:3: file=a.js: a fence that shows a file has no text of its own',
  ],
])('%s with body %j stops the build: %s', (meta, value, message) => {
  expect(() => show(meta, value)).toThrow(message);
});
