import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { beforeEach, expect, it } from 'vitest';
import { createTestFolder, writeInto } from '@aifindr-docs/processes/testFolder';
import { createPages, type TargetSite } from './createPages';
import { generate } from './generate';
import { testOptions } from './testing/testOptions';

const contract = `openapi: 3.1.0
info: { title: Things, version: '1' }
tags: [{ name: used }]
paths:
  /things:
    get: { operationId: listThings, tags: [used] }
    post: { operationId: makeThing, tags: [other] }
`;
let siteDir: string;
let site: TargetSite;

beforeEach(() => {
  siteDir = createTestFolder({ 'contract.yaml': contract });
  site = { siteDir, siteConfig: { url: 'https://docs.example.com' } };
});

const writeContract = (text: string) => writeInto(siteDir, 'contract.yaml', text);
const run = () => generate(site, testOptions);
const inOutput = (name: string) => path.join(siteDir, 'docs/api', name);
/** The sidebar, which is JSON in a module. */
const readSidebar = () => {
  const text = readFileSync(inOutput('sidebar.ts'), 'utf8');
  return JSON.parse(/(?<= = )\[[^]*\](?=;)/.exec(text)?.[0] ?? 'null') as unknown;
};
const readOutput = () =>
  Object.fromEntries(
    readdirSync(inOutput('')).map((name) => [name, readFileSync(inOutput(name), 'utf8')]),
  );

it('writes a page for the API, each tag and each operation, and the sidebar grouped by tag', () => {
  const { api } = createPages(site, testOptions);
  run();
  const ids = (list: readonly { id: string }[], kind: string) =>
    list.map(({ id }) => `${id}.${kind}.mdx`);
  expect(readdirSync(inOutput('')).filter((name) => /^[^_].*mdx$/.test(name))).toEqual(
    [`${api.infoId}.info.mdx`, ...ids(api.tags, 'tag'), ...ids(api.operations, 'api')].sort(),
  );
  expect(readSidebar()).toEqual([
    { type: 'doc', id: `api/${api.infoId}` },
    ...api.tags.map(({ id, title, operations }) => ({
      type: 'category',
      label: title,
      link: { type: 'doc', id: `api/${id}` },
      collapsed: true,
      items: operations.map((operation) => ({
        type: 'doc',
        id: `api/${operation.id}`,
        label: operation.title,
        className: `api-method ${operation.method}`,
      })),
    })),
  ]);
});

it('says in the sidebar how operations are called, which are deprecated, and how tags are grouped', () => {
  writeContract(`openapi: 3.1.0
info: { title: T, version: '1' }
x-tagGroups: [{ name: First, tags: [u] }, { name: Second, tags: [t] }]
paths: { /a: { put: { operationId: a, tags: [t] }, delete: { operationId: c, tags: [u], deprecated: true } } }`);
  run();
  const sidebar = JSON.stringify(readSidebar());
  expect(sidebar.match(/(?<="className":")[^"]*/g)).toEqual([
    'api-method delete',
    'api-method put',
  ]);
  const labels = ['First', 'u', 'C (obsoleta)', 'Second', 't', 'A'];
  expect(sidebar.match(/(?<="label":")[^"]*/g)).toEqual(labels);
});

it('writes the same bytes again, touches only what differs, and removes stale files', () => {
  run();
  const first = readOutput();
  const past = new Date(2020, 1);
  utimesSync(inOutput('used.tag.mdx'), past, past);
  run();
  expect(readOutput()).toEqual(first);
  expect(statSync(inOutput('used.tag.mdx')).mtime).toEqual(past);
  writeContract(contract.replace('operationId: makeThing', 'operationId: buildThing'));
  run();
  const names = Object.keys(readOutput());
  expect(names).toContain('build-thing.api.mdx');
  expect(names.filter((name) => name.startsWith('make-thing'))).toEqual([]);
});

it('refuses a folder with files that it has not written, and leaves them', () => {
  writeInto(siteDir, 'docs/api/README.md', 'mine');
  expect(run).toThrow('docs/api has files that the generator has not written (README.md)');
  expect(readOutput()).toEqual({ 'README.md': 'mine' });
});

it('writes front matter and one component, also for hostile texts', async () => {
  const hostile = '"\n---\n{process.exit(1)} \u2028 <script>';
  writeContract(
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: hostile, version: '1' },
      paths: { '/a': { get: { operationId: 'a', summary: hostile, responses: { 200: {} } } } },
    }),
  );
  run();
  const page = readOutput()['a.api.mdx'] ?? '';
  const { value } = await compile(page.replace(/^---\n[^]*?\n---\n/, ''));
  expect(String(value)).not.toContain('process');
  expect(page.match(/^<.*/gm)).toEqual([
    expect.stringMatching(/^<OperationPage id="a" /),
    '</OperationPage>',
  ]);
});

it('leaves the last pages when the contract is broken', () => {
  writeInto(siteDir, 'docs/api/last.api.mdx', 'the last output');
  writeContract(contract.replace('paths:', "paths:\n  /x: { $ref: '#/nothing' }"));
  expect(run).toThrow('contract.yaml:5:9 refers to "#/nothing", which does not');
  expect(readdirSync(inOutput(''))).toEqual(['last.api.mdx']);
});

it('rejects texts and links for pages that the contract does not have', () => {
  writeInto(siteDir, 'docs/_api/nada.mdx', 'Hola');
  const linkedPages = { file: 'config/apiPages.ts', routes: ['/docs/api/nowhere'] };
  expect(() => generate(site, { ...testOptions, linkedPages })).toThrow(
    /^docs\/_api\/nada\.mdx: [^\n]* no page "nada" [^\n]*\nconfig\/apiPages\.ts: [^\n]* no page \/docs\/api\/nowhere\nThe contract has \/docs\/api\//,
  );
});
