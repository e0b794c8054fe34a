import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import pageOutputs from '.';
import { buildId } from './buildId';
import type { OutputStep } from './OutputStep';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

const outDir = createTestFolder({}, afterAll);

const head = (route: string) =>
  `<!doctype html><title>T</title><meta name=description content=D><link rel=canonical href="https://docs.test${route}">`;

/** Runs the pass over a home page, a page and the not-found page. */
async function run(steps: OutputStep[], { trailingSlash = false, routes = ['/b?x&y', '/'] } = {}) {
  for (const [file, route] of [
    ['index.html', '/'],
    ['b?x&y.html', '/b?x&amp;y'],
    ['404.html', '/404.html'],
  ] as const) {
    writeFileSync(path.join(outDir, file), `${head(route)}<body><main>${file}</main>`);
  }
  const props = {
    baseUrl: '/',
    outDir,
    siteDir: outDir,
    siteConfig: { title: 'Sitio', titleDelimiter: '|', trailingSlash },
    routes: routes.map((route) => ({ path: route, component: '' })),
  };
  const options = { steps: () => steps };
  await pageOutputs({} as LoadContext, options).postBuild?.(props as unknown as Props);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

/** A step that records the calls of its hooks. */
const record = (name: string, calls: string[]): OutputStep => ({
  prepare: ({ route }) => void calls.push(`${name} prepare ${route}`),
  visit(page, { home }) {
    calls.push(`${name} visit ${page.route}`);
    page.headTags.push(`<meta name=${name} content="${home.url}">`);
  },
  finish: () => void calls.push(`${name} finish ${read('b?x&y.html').includes('meta name=one')}`),
  afterAll: () => void calls.push(`${name} afterAll`),
});

test('each hook runs for all steps before the next one, with the pages in the order of their routes', async () => {
  const calls: string[] = [];
  await run([record('one', calls), record('two', calls)]);
  const hooks = (route: string) => [
    ...['one', 'two'].map((name) => `${name} prepare ${route}`),
    ...['one', 'two'].map((name) => `${name} visit ${route}`),
  ];
  expect(calls).toEqual([
    ...['/', '/404.html', '/b?x&y'].flatMap(hooks),
    'one finish true',
    'two finish true',
    'one afterAll',
    'two afterAll',
  ]);
  expect(read('b?x&y.html')).toContain(
    '<meta name=one content="https://docs.test/"><meta name=two content="https://docs.test/"><body><!--email_off--><main>b?x&y.html</main><!--/email_off-->',
  );
});

test('all pages name one build, which is another one when any page differs', async () => {
  const readNames = () =>
    ['index.html', '404.html', 'b?x&y.html'].map(
      (file) => /name=build [^>]+/.exec(read(file))?.[0],
    );
  await run([buildId()]);
  const [name, ...others] = readNames();
  expect(others).toEqual([name, name]);
  await run([buildId()]);
  expect(readNames()).toEqual([name, name, name]);
  writeFileSync(path.join(outDir, 'more.html'), 'another paragraph');
  await run([buildId()]);
  expect(readNames()).not.toContain(name);
});

test('a site without home page, or with other file names, is refused', async () => {
  await expect(run([], { routes: ['/b'] })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: page-outputs: the site has no home page at /]`,
  );
  await expect(run([], { trailingSlash: true })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: page-outputs: reads <route>.html, so the site needs trailingSlash: false]`,
  );
});
