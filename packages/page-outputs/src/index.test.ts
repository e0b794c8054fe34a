import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import pageOutputs from '.';
import { buildIdTag } from './buildIdTag';
import type { OutputStep } from './OutputStep';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

const outDir = createTestFolder({}, afterAll);

const pages = { 'index.html': '/', 'b?x&y.html': '/b?x&amp;y', '404.html': '/404.html' };

/** Writes a home page, another page and the 404 page, and calls the plugin's `postBuild` with `steps`. */
async function run(steps: OutputStep[], { trailingSlash = false, routes = ['/b?x&y', '/'] } = {}) {
  for (const [file, route] of Object.entries(pages)) {
    const head = `<title>T</title><meta name=description content=D><link rel=canonical href="https://docs.test${route}">`;
    writeFileSync(path.join(outDir, file), `<!doctype html>${head}<body><main>${file}</main>`);
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

/** Creates a step whose hooks append their calls to `calls`. */
const createRecorder = (name: string, calls: string[]): OutputStep => ({
  visit(page, { home }) {
    calls.push(`${name} ${page.route}`);
    page.headTags.push(`<meta name=${name} content="${home.url}">`);
  },
  finish: () => void calls.push(`${name} ${read('b?x&y.html').includes('meta name=one')}`),
});

test('each hook runs for all steps, with the pages in the order of their routes', async () => {
  const calls: string[] = [];
  await run([createRecorder('one', calls), createRecorder('two', calls)]);
  const expected = ['/', '/404.html', '/b?x&y', 'true'];
  expect(calls).toEqual(expected.flatMap((call) => [`one ${call}`, `two ${call}`]));
  expect(read('b?x&y.html')).toContain(
    '<meta name=one content="https://docs.test/"><meta name=two content="https://docs.test/"><body><!--email_off--><main>b?x&y.html</main><!--/email_off-->',
  );
});

test('all pages name one build, which is another one when any page differs', async () => {
  const readNames = async () => {
    await run([buildIdTag()]);
    return Object.keys(pages).map((file) => /name=build [^>]+/.exec(read(file))?.[0]);
  };
  const [name, ...furtherNames] = await readNames();
  expect(furtherNames).toEqual([name, name]);
  expect(await readNames()).toEqual([name, name, name]);
  writeFileSync(path.join(outDir, 'more.html'), 'another paragraph');
  expect(await readNames()).not.toContain(name);
});

test('a site without home page, or with other file names, is refused', async () => {
  await expect(run([], { routes: ['/b'] })).rejects.toThrow('the site has no home page at /');
  await expect(run([], { trailingSlash: true })).rejects.toThrow('needs trailingSlash: false');
});
