import path from 'node:path';
import { expect, it } from 'vitest';
import { readSourcePage } from '../readPages';
import type { SiteFacts, SiteSources } from '../readSite';
import { checkLists, type PageList } from './checkLists';

const siteDir = path.resolve(__dirname, '../../../..');

/** Diagnostics of a page, its partial and an operation, as `file: message`. */
function check(list: PageList): string[] {
  const read = (file: string, text: string) => readSourcePage(file, text, siteDir);
  const pages = [
    read('docs/a.mdx', "import Part from './_part.mdx';\n\nUno\n\n<Part />"),
    read('docs/_part.mdx', 'Dos'),
    read('docs/_api/op.mdx', 'Tres'),
  ];
  const apiReference = { outputDir: 'docs/api', proseDir: 'docs/_api', specPath: 'api.yaml' };
  const facts = { apiReference, pageLists: [list] } as unknown as SiteFacts;
  const site: SiteSources = { siteDir, facts, pages, parseErrors: [] };
  const routes = [
    { path: '/a', file: 'docs/a.mdx' },
    { path: '/api/op', file: 'docs/api/op.api.mdx' },
    { path: '/category' },
  ];
  return checkLists(site, routes).map(({ file, message }) => `${file}: ${message}`);
}

it('says of pages and operations in which list they are missing', () => {
  expect(check({ has: ({ route }) => route === '/x', advice: 'add it' })).toEqual([
    'docs/a.mdx: /a is new: add it',
    'api.yaml: /api/op is new: add it',
  ]);
});

it('knows what a page shows of partials, and text of ours on a generated one', () => {
  const advice = 'add it';
  expect(check({ has: ({ text }) => /Uno[^]*Dos|Tres/.test(text), advice })).toEqual([]);
});
