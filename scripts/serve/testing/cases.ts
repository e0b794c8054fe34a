import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeaderRules } from '@aifindr-docs/page-outputs/headers/headersFile';
import { contentTypeOf } from '../mediaTypes';
import type { Request, ServerAnswer } from './send';

/** Folder of the production build. */
export const build = path.resolve(__dirname, '../../../build');

/** A request to the server and what its answer must be. */
export interface Case extends Request {
  name: string;
  holds: (answer: ServerAnswer) => boolean;
}

const isPage = ({ status, headers }: ServerAnswer) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');
const isNotFoundPage = ({ status, body }: ServerAnswer) =>
  status === 404 && body.includes('Página no encontrada');
const redirectsTo = (location: string) => (answer: ServerAnswer) =>
  [301, 302, 308].includes(answer.status) && answer.headers.location === location;

const guide = '/docs/widget-config/intro';
const gzip = { 'Accept-Encoding': 'gzip' };

/**
 * What a host of the site must answer. Paths are sent as written: no client normalizes them.
 *
 * @param otherForms what the host does with the other forms of a page's address
 */
export function listCases(otherForms: 'redirect' | 'same page'): Case[] {
  const contract = readFileSync(path.resolve(build, '../examples/swagger.yaml'));
  const [rule] = readHeaderRules(build);
  const policy = rule?.headers['Content-Security-Policy'];
  const home = readFileSync(path.join(build, 'index.html'), 'utf8');
  const asset = /\/assets\/js\/main\.[^" >]+\.js/.exec(home)?.[0];
  if (policy === undefined || asset === undefined) {
    throw new Error(`${build} has no content security policy or no main bundle`);
  }
  const isOtherForm = (location: string) =>
    otherForms === 'redirect' ? redirectsTo(location) : isPage;
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const examples = new Map(files.map((file) => [path.extname(file), file]));
  for (const notServed of ['', '.br', '.gz', '.html']) examples.delete(notServed);
  return [
    { name: 'the home page is served', path: '/', holds: isPage },
    { name: 'a clean URL is served', path: guide, holds: isPage },
    ...['.html', '/index.html', '/'].map((ending) => ({
      name: `a URL with ${ending} is the page`,
      path: guide + ending,
      holds: isOtherForm(guide),
    })),
    { name: '/index.html is the home page', path: '/index.html', holds: isOtherForm('/') },
    {
      name: 'two endings are one redirect, which keeps the query',
      path: `${guide}.html/?lang=go`,
      holds: redirectsTo(`${guide}?lang=go`),
    },
    { name: 'a space at the end is one redirect', path: `${guide}%20`, holds: redirectsTo(guide) },
    { name: 'the docs root is the guide', path: '/docs', holds: isOtherForm(guide) },
    ...['//', '//docs', '/index', '/404', '/404.html', '/docs%2fwidget-config%2fintro'].map(
      (path) => ({
        name: `${path} is a 404 page`,
        path,
        holds: isNotFoundPage,
      }),
    ),
    { name: 'an unknown path is a 404 page', path: '/docs/nada', holds: isNotFoundPage },
    { name: 'an unknown asset is a 404 page', path: '/assets/js/nada.js', holds: isNotFoundPage },
    ...['/_headers', '/_headers.json'].map((path) => ({
      name: `${path} is not served`,
      path,
      holds: isNotFoundPage,
    })),
    { name: 'hidden files are not served', path: '/.git/config', holds: isNotFoundPage },
    {
      name: "pages have the build's content security policy",
      path: guide,
      holds: ({ headers }) => headers['content-security-policy'] === policy,
    },
    {
      name: 'errors have the security headers too',
      path: '/docs/nada',
      holds: ({ headers }) =>
        headers['x-content-type-options'] === 'nosniff' &&
        headers['strict-transport-security'] !== undefined &&
        headers['content-security-policy'] !== undefined,
    },
    {
      name: 'an error of an asset is not kept for a year',
      path: '/assets/js/nada.js',
      holds: ({ status, headers }) =>
        status === 404 && headers['cache-control'] === 'public, max-age=0, must-revalidate',
    },
    {
      name: 'pages are revalidated',
      path: guide,
      holds: ({ headers }) => headers['cache-control'] === 'public, max-age=0, must-revalidate',
    },
    {
      name: 'hashed assets are immutable',
      path: asset,
      holds: ({ status, headers }) =>
        status === 200 && headers['cache-control'] === 'public, max-age=31536000, immutable',
    },
    {
      name: 'pages are served precompressed',
      path: guide,
      headers: gzip,
      holds: ({ headers, body }) =>
        headers['content-encoding'] === 'gzip' && body.readUInt16BE(0) === 0x1f8b,
    },
    {
      name: 'assets are served precompressed',
      path: asset,
      headers: gzip,
      holds: ({ headers }) => headers['content-encoding'] === 'gzip',
    },
    {
      name: 'an encoding with q=0 is not sent',
      path: guide,
      headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' },
      holds: (answer) => isPage(answer) && answer.headers['content-encoding'] === undefined,
    },
    {
      name: 'the last five bytes are sent',
      path: '/swagger.yaml',
      headers: { Range: 'bytes=-5' },
      holds: ({ status, body }) => status === 206 && body.equals(contract.subarray(-5)),
    },
    ...['bytes=9-5', 'bytes=abc'].map((Range) => ({
      name: `${Range} is no range`,
      path: '/swagger.yaml',
      headers: { Range },
      holds: ({ status }: ServerAnswer) => status === 200 || status === 416,
    })),
    {
      name: 'an unchanged page is not sent again',
      path: guide,
      headers: { 'If-None-Match': '*' },
      holds: ({ status, body }) => status === 304 && body.length === 0,
    },
    {
      name: 'a page of another version is not sent',
      path: guide,
      headers: { 'If-Match': '"another"', Connection: 'close' },
      holds: ({ status }) => status === 412,
    },
    ...[...examples].map(([extension, file]) => ({
      name: `${extension} has its type`,
      path: encodeURI(`/${file}`),
      holds: ({ status, headers }: ServerAnswer) =>
        status === 200 &&
        headers['content-type'] === contentTypeOf(file) &&
        !contentTypeOf(file).startsWith('application/octet-stream'),
    })),
    {
      name: 'a precompressed page has the headers of the page',
      path: guide,
      headers: gzip,
      holds: ({ headers }) =>
        (headers['content-type'] ?? '').startsWith('text/html') &&
        /Accept-Encoding/.test(headers.vary ?? '') &&
        headers['content-security-policy'] !== undefined,
    },
    {
      name: 'a client without compression gets the plain page',
      path: guide,
      headers: { 'Accept-Encoding': 'identity' },
      holds: (answer) => isPage(answer) && answer.headers['content-encoding'] === undefined,
    },
    {
      name: 'the Markdown of a page is served as Markdown',
      path: `${guide}.md`,
      holds: ({ status, headers, body }) =>
        status === 200 &&
        (headers['content-type'] ?? '').startsWith('text/markdown') &&
        body.toString().startsWith('---'),
    },
    {
      name: 'the contract is served byte for byte',
      path: '/swagger.yaml',
      holds: ({ body }) => body.equals(contract),
    },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
      name: `${method} is refused`,
      path: guide,
      method,
      holds: ({ status, headers }: ServerAnswer) =>
        status === 405 &&
        headers.allow === 'GET, HEAD' &&
        headers['x-content-type-options'] === 'nosniff',
    })),
    {
      name: 'HEAD has the headers of the page alone',
      path: guide,
      method: 'HEAD',
      holds: (answer) => isPage(answer) && answer.body.length === 0,
    },
  ];
}
