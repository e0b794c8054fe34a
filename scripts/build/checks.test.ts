import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDocIds } from './checkDocIds';
import { checkNamedDocs, listSidebarDocs } from './checkNamedDocs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

test('reports both docs of a duplicate id, with the line of the id', () => {
  put('docs/guide/a.mdx', '---\ntitle: A\n---\n');
  put('docs/guide/b.mdx', '---\ntitle: B\nid: a\n---\n');
  expect(() => checkDocIds(path.join(folder, 'docs'))).toThrow(
    'docs/guide/b.mdx:3: the doc id "guide/a" is already used by docs/guide/a.mdx.',
  );
});

test('accepts one name in two folders, and partials', () => {
  put('docs/guide/a.mdx', '# A');
  put('docs/api/a.api.mdx', '---\nid: a\n---\n');
  put('docs/guide/_parts/a.mdx', '---\nid: a\n---\n');
  expect(() => checkDocIds(path.join(folder, 'docs'))).not.toThrow();
});

test('reports unknown ids in sidebars and navbar with their file', () => {
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
