import { readFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import path from 'node:path';

/** Folder of the production build. */
export const build = path.resolve(__dirname, '../../build');

/** An answer: status, headers by lower-case names, body as text. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Case {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  /** Headers of the answer. */
  has?: Record<string, RegExp>;
  body?: RegExp;
}

const page = '/docs/widget-config/intro';
const html = { 'content-type': /^text\/html/ };
const secured = {
  'content-security-policy': /script-src 'self' 'sha256-/,
  'strict-transport-security': /./,
  'x-content-type-options': /^nosniff$/,
};
const revalidated = { 'cache-control': /max-age=0, must-revalidate/ };
const missing = { status: 404, has: { ...secured, ...revalidated }, body: /Página no encontrada/ };

/**
 * What a host of the site must answer. Paths are sent as written: no client normalizes them.
 *
 * @param otherForm what the host does with the other forms of a page's address: the page itself, or a redirect to it
 */
export function listCases(otherForm: 200 | 301): Case[] {
  const asset = /\/assets\/js\/main\.[^" >]+\.js/.exec(readFileSync(`${build}/index.html`, 'utf8'));
  if (asset === null) throw new Error(`${build}/index.html loads no main bundle`);
  const isPage = { status: 200, has: { ...html, ...secured, ...revalidated } };
  const isOtherForm = (location: RegExp) =>
    otherForm === 200 ? isPage : { status: 301, has: { location } };
  return [
    ...['/', page].map((path) => ({ path, ...isPage })),
    ...['.html', '/index.html', '/'].map((ending) => ({
      path: page + ending,
      ...isOtherForm(/\/docs\/widget-config\/intro$/),
    })),
    { path: '/index.html', ...isOtherForm(/^\/$/) },
    { path: `${page}.html/?lang=go`, status: 301, has: { location: /\/intro\?lang=go$/ } },
    { path: `${page}%20`, status: 301, has: { location: /\/intro$/ } },
    ...['/index', '/404', '/404.html', '/docs/nada', '/assets/js/nada.js', '/_headers'].map(
      (path) => ({ path, ...missing }),
    ),
    ...['//docs', '/.git/config', '/docs%2fwidget-config%2fintro'].map((path) => ({
      path,
      ...missing,
    })),
    { path: asset[0], status: 200, has: { 'cache-control': /immutable/ } },
    ...['gzip', 'br;q=0, gzip'].map((encodings) => ({
      path: page,
      headers: { 'Accept-Encoding': encodings },
      status: 200,
      has: { ...html, ...secured, 'content-encoding': /^gzip$/, vary: /Accept-Encoding/ },
    })),
    { path: '/swagger.yaml', headers: { Range: 'bytes=0-6' }, status: 206, body: /^openapi$/ },
    { path: page, headers: { 'If-None-Match': '*' }, status: 304 },
    { path: `${page}.md`, status: 200, has: { 'content-type': /^text\/markdown/ }, body: /^---/ },
    { path: '/swagger.yaml', status: 200, has: { 'content-type': /^text\/yaml/ } },
    { path: page, method: 'POST', status: 405, has: { allow: /^GET, HEAD$/, ...secured } },
    { path: page, method: 'HEAD', status: 200, has: html, body: /^$/ },
  ];
}

/** Addresses that no client of good will sends: refused, without a file of the machine or a header of the sender's. */
export const hostilePaths = [
  ...['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/docs/%00/../x'],
  ...['/%zz', '/%ff', '/docs\\api\\chat', '/__proto__', '/x%0d%0aSet-Cookie:%20a=b'],
  ...['/docs//api/chat', `/${'a/'.repeat(3500)}x`, `/${'.html'.repeat(1400)}x`],
];

/** Sends a request to a port of this machine, its path as written; rejects if nothing listens. */
export function send(port: number, { path, headers, method }: Partial<Case>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method };
    openRequest(options, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}
