import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as openRequest } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

export const build = path.resolve(__dirname, '../../build');

/** A request, the status of its response, and patterns of the response's headers and body. */
interface Case {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  has?: Record<string, RegExp>;
  body?: RegExp;
}

/** Sends a request to a port of this machine without normalizing its path. */
export async function sendRequest(port: number, { path, headers, method }: Partial<Case>) {
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
export const isPage = { status: 200, has: { ...html, ...revalidated } };
export const missing = {
  status: 404,
  has: { ...secured, ...revalidated },
  body: /Página no encontrada/,
};

const absent = [
  ...['/index', '/404', '/404.html', '/docs/nada', '/assets/js/nada.js', '/_headers'],
  ...['//docs', '/.git/config', '/docs%2fwidget-config%2fintro'],
];

/** Other forms of a page's URL: our server responds with the page, nginx with a redirect to it. */
export const otherForms = ['.html', '/index.html', '/'].map((ending) => page + ending);

/**
 * Tests the responses that every host of the site must give.
 *
 * @param otherForms responses to other forms of a page's URL, which differ between hosts
 * @param refusals status codes with which the host rejects malicious paths
 */
export function testHost(getPort: () => number, otherForms: Case[], refusals: number[]): void {
  test.each<Case>([
    ...['/', page].map((path) => ({ path, ...isPage })),
    ...otherForms,
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
  ])('$method $path $headers is answered $status', async (expected) => {
    const { status, headers, body } = await sendRequest(getPort(), expected);
    expect(status).toBe(expected.status);
    for (const [name, value] of Object.entries(expected.has ?? {})) {
      expect(headers[name], name).toMatch(value);
    }
    if (expected.body) expect(body).toMatch(expected.body);
  });

  test.each([
    ...['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/docs/%00/../x'],
    ...['/%zz', '/%ff', '/docs\\api\\chat', '/__proto__', '/x%0d%0aSet-Cookie:%20a=b'],
    ...['/docs//api/chat', `/${'a/'.repeat(3500)}x`, `/${'.html'.repeat(1400)}x`],
  ])('%s is refused, with no file leaked and no header set', async (path) => {
    const { status, headers, body } = await sendRequest(getPort(), { path });
    expect(refusals).toContain(status);
    expect(body).not.toContain('root:x:');
    expect(headers).not.toHaveProperty('set-cookie');
  });
}
