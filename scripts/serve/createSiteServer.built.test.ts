import { once } from 'node:events';
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { type IncomingMessage, request as openRequest } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { type RunningSite, serveFolder } from './createSiteServer';

const build = path.resolve(__dirname, '../../build');
const folder = path.join(createTestFolder({}, afterAll), 'build');
let site: RunningSite;

beforeAll(async () => {
  symlinkSync(build, folder, 'junction');
  site = await serveFolder(folder);
});
afterAll(() => site.close());

/** A request, the status of its response, and patterns of the response's headers and body. */
interface Case {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  has?: Record<string, RegExp>;
  body?: RegExp;
}

/** Sends a request without normalizing its path. */
async function sendRequest({ path, headers, method }: Partial<Case>) {
  const { port } = site;
  const request = openRequest({ host: '127.0.0.1', port, path, headers, method }).end();
  const [incoming] = (await once(request, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) };
}

const page = '/docs/widget-config/intro';
const [asset = ''] =
  /\/assets\/js\/main\.[^" >]+\.js/.exec(readFileSync(path.join(build, 'index.html'), 'utf8')) ??
  [];
const secured = {
  'content-security-policy': /script-src 'self' 'sha256-.*; frame-ancestors 'none'/,
  'strict-transport-security': /./,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const html = { 'content-type': /^text\/html/, ...secured };
const markdown = { 'content-type': /^text\/markdown/ };
const canonical = /^<https:\/\/[^/]+\/docs\/widget-config\/intro>; rel="canonical"$/;
const revalidated = { 'cache-control': /max-age=0, must-revalidate/ };
const isPage = { status: 200, has: { ...html, ...revalidated } };
const missing = { status: 404, has: { ...secured, ...revalidated }, body: /Página no encontrada/ };

/** Paths that have no page. The client-side router too takes a space (`%20`) at the end for a part of the path. */
const absent = [
  ...['/index', '/404', '/404.html', '/docs/nada', '/assets/js/nada.js', '/_headers'],
  ...['//docs', '/.git/config', '/docs%2fwidget-config%2fintro'],
  ...[`${page}.html%20`, `${page}/index.html%20`, `${page}/%20`],
];

test.each<Case>([
  ...['/', page, `${page}.html`, `${page}/index.html`, `${page}/`].map((path) => ({
    path,
    ...isPage,
  })),
  ...absent.map((path) => ({ path, ...missing })),
  { path: asset, status: 200, has: { 'cache-control': /immutable/ } },
  ...['gzip', 'br;q=0, gzip'].map((encodings) => ({
    path: page,
    headers: { 'Accept-Encoding': encodings },
    status: 200,
    has: { ...html, 'content-encoding': /^gzip$/, vary: /Accept-Encoding/ },
  })),
  { path: '/swagger.yaml', headers: { Range: 'bytes=0-6' }, status: 206, body: /^openapi$/ },
  { path: page, headers: { 'If-None-Match': '*' }, status: 304 },
  { path: `${page}.md`, status: 200, has: { ...markdown, link: canonical }, body: /^---/ },
  { path: '/swagger.yaml', status: 200, has: { 'content-type': /^text\/yaml/ } },
  { path: page, method: 'POST', status: 405, has: secured },
  { path: page, method: 'HEAD', status: 200, has: html, body: /^$/ },
])('$method $path $headers is answered $status', async (wanted) => {
  const { status, headers, body } = await sendRequest(wanted);
  expect(status).toBe(wanted.status);
  for (const [name, value] of Object.entries(wanted.has ?? {})) {
    expect(headers[name], name).toMatch(value);
  }
  if (wanted.body) expect(body).toMatch(wanted.body);
});

test.each([
  ...['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/docs/%00/../x'],
  ...['/%zz', '/%ff', '/docs\\api\\chat', '/__proto__', '/x%0d%0aSet-Cookie:%20a=b'],
  ...['/docs//api/chat', `/${'a/'.repeat(3500)}x`, `/${'.html'.repeat(1400)}x`],
])('%s is refused, with no file leaked and no header set', async (path) => {
  const { status, headers, body } = await sendRequest({ path });
  expect([400, 404, 431]).toContain(status);
  expect(body).not.toContain('root:x:');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a build that replaces the folder is served from then on', async () => {
  renameSync(folder, `${folder}.previous`);
  expect((await sendRequest({ path: '/' })).status).toBe(503);
  renameSync(`${folder}.previous`, folder);
  expect((await sendRequest({ path: '/' })).status).toBe(200);
});
