import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { beforeEach, expect, it } from 'vitest';
import { createTestFolder, writeFileInto } from '@aifindr-docs/processes/testFolder';
import { generateFiles } from './generate';
import { testOptions } from './testing';

const document = `openapi: 3.1.0
info: { title: Things, version: '1' }
tags: [{ name: used }]
paths:
  /things:
    get: { operationId: listThings, summary: List, tags: [used] }
    post: { operationId: makeThing, summary: Make, deprecated: true, tags: [other] }
`;
let siteDir: string;

beforeEach(() => {
  siteDir = createTestFolder({ 'openapi.yaml': document });
});

const run = () => generateFiles(siteDir, testOptions);
const writeDocument = (text: string) => writeFileInto(siteDir, 'openapi.yaml', text);
const inOutput = (name = '') => path.join(siteDir, 'docs/api', name);
const readOutput = () =>
  Object.fromEntries(
    readdirSync(inOutput()).map((name) => [name, readFileSync(inOutput(name), 'utf8')]),
  );
/** Reads the sidebar, which is JSON in a module. */
const readSidebar = () =>
  JSON.parse(/(?<= = )\[[^]*\](?=;)/.exec(readOutput()['sidebar.ts'] ?? '')?.[0] ?? '') as unknown;

it('writes a page for the API, each tag and each operation, and the sidebar grouped by tag', async () => {
  await run();
  expect(Object.keys(readOutput()).filter((name) => /^[^_].*mdx$/.test(name))).toEqual([
    'list-things.api.mdx',
    'make-thing.api.mdx',
    'other.tag.mdx',
    'things.info.mdx',
    'used.tag.mdx',
  ]);
  const list = { id: 'api/list-things', label: 'List', className: 'api-method get' };
  const make = { id: 'api/make-thing', label: 'Make (obsoleta)', className: 'api-method post' };
  const used = { label: 'used', link: { id: 'api/used' }, collapsed: true, items: [list] };
  const other = { label: 'other', link: { id: 'api/other' }, collapsed: true, items: [make] };
  expect(readSidebar()).toMatchObject([{ id: 'api/things' }, used, other]);
  const tagGroups = 'x-tagGroups: [{ name: A, tags: [used] }, { name: B, tags: [other] }]';
  writeDocument(`${tagGroups}\n${document}`);
  await run();
  const groups = [
    { label: 'A', collapsed: true, items: [used] },
    { label: 'B', collapsed: true, items: [other] },
  ];
  expect(readSidebar()).toMatchObject([{ id: 'api/things' }, ...groups]);
});

it('touches only files that differ, removes stale ones, and keeps all when the document is broken', async () => {
  await run();
  const first = readOutput();
  const past = new Date(2020, 1);
  utimesSync(inOutput('used.tag.mdx'), past, past);
  await run();
  expect(readOutput()).toEqual(first);
  expect(statSync(inOutput('used.tag.mdx')).mtime).toEqual(past);
  writeDocument(document.replace('paths:', "paths:\n  /x: { $ref: '#/nothing' }"));
  await expect(run()).rejects.toThrow("openapi.yaml:5:7 Can't resolve $ref");
  expect(readOutput()).toEqual(first);
  writeDocument(document.replace('makeThing', 'buildThing'));
  await run();
  const names = Object.keys(readOutput());
  expect(names).toContain('build-thing.api.mdx');
  expect(names.filter((name) => name.startsWith('make-thing'))).toEqual([]);
});

it('a page called Settings has other files than the settings of all pages', async () => {
  writeDocument(document.replace('operationId: makeThing, summary: Make', 'summary: Settings'));
  await run();
  const read = (name: string) => JSON.parse(readOutput()[name] ?? '') as object;
  expect(Object.keys(read('_settings.json'))).toContain('languages');
  expect(Object.keys(read('settings.json'))).toContain('reference');
});

it('refuses a folder with files that it has not written, and leaves them', async () => {
  writeFileInto(siteDir, 'docs/api/README.md', 'mine');
  const message = 'docs/api has files that the generator has not written (README.md)';
  await expect(run()).rejects.toThrow(message);
  expect(readOutput()).toEqual({ 'README.md': 'mine' });
});

it('writes front matter and one component, also for hostile texts', async () => {
  const hostile = '"\n---\n{process.exit(1)} <script>';
  const paths = { '/a': { get: { operationId: 'a', summary: hostile } } };
  writeDocument(JSON.stringify({ openapi: '3.0.3', info: { title: hostile }, paths }));
  await run();
  const page = readOutput()['a.api.mdx'] ?? '';
  const { value } = await compile(page.replace(/^---\n[^]*?\n---\n/, ''));
  expect(String(value)).not.toContain('process');
  const start = expect.stringMatching(/^<OperationPage pageId="a" /) as unknown;
  expect(page.match(/^<.*/gm)).toEqual([start, '</OperationPage>']);
});

it('refuses texts for pages that the document does not have', async () => {
  writeFileInto(siteDir, 'docs/_api/nada.mdx', 'Hola');
  await expect(run()).rejects.toThrow(
    'docs/_api/nada.mdx:1:1 the document has no page for this text; it has things, used',
  );
});
