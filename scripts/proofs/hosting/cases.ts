import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeadersFile } from '../../../lib/headersFile';
import type { Answer, Request } from './send';

/** Folder of the production build. */
export const build = path.resolve(__dirname, '../../../build');

/** A request to the server and what its answer must be. */
export interface Case extends Request {
  name: string;
  holds: (answer: Answer) => boolean;
}

const isPage = ({ status, headers }: Answer) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');
const isNotFoundPage = ({ status, body }: Answer) =>
  status === 404 && body.includes('Página no encontrada');
const redirectsTo = (location: string) => (answer: Answer) =>
  [301, 302, 308].includes(answer.status) && answer.headers.location === location;
const revealsNothing = ({ status, body }: Answer) =>
  [400, 403, 404].includes(status) && !body.includes('root:x:');

const guide = '/docs/widget-config/intro';
const gzip = { 'Accept-Encoding': 'gzip' };

/** What a host of the site must answer. Paths are sent as written: no client normalises them. */
export function listCases(): Case[] {
  const contract = readFileSync(path.resolve(build, '../examples/swagger.yaml'));
  const [rule] = parseHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const policy = rule?.headers['Content-Security-Policy'];
  const home = readFileSync(path.join(build, 'index.html'), 'utf8');
  const asset = /\/assets\/js\/main\.[^" >]+\.js/.exec(home)?.[0];
  if (policy === undefined || asset === undefined) {
    throw new Error(`${build} has no content security policy or no main bundle`);
  }
  return [
    { name: 'the home page is served', path: '/', holds: isPage },
    { name: 'a clean URL is served', path: guide, holds: isPage },
    { name: 'a URL with .html redirects', path: `${guide}.html`, holds: redirectsTo(guide) },
    {
      name: 'a URL with /index.html redirects',
      path: `${guide}/index.html`,
      holds: (answer) => redirectsTo(`${guide}/`)(answer) || redirectsTo(guide)(answer),
    },
    { name: 'a trailing slash redirects', path: `${guide}/`, holds: redirectsTo(guide) },
    { name: '/index.html redirects', path: '/index.html', holds: redirectsTo('/') },
    {
      name: 'a redirect keeps the query',
      path: `${guide}.html?lang=go`,
      holds: redirectsTo(`${guide}?lang=go`),
    },
    { name: 'the docs root redirects', path: '/docs', holds: redirectsTo(guide) },
    { name: 'an unknown path is a 404 page', path: '/docs/nada', holds: isNotFoundPage },
    { name: 'an unknown asset is a 404 page', path: '/assets/js/nada.js', holds: isNotFoundPage },
    { name: '_headers is not served', path: '/_headers', holds: isNotFoundPage },
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
    ...[
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../../../etc/passwd',
      '/assets/..%5c..%5c..%5cetc/passwd',
      '//etc/passwd',
      '/docs/%00/../../../etc/passwd',
    ].map((attack) => ({ name: `path traversal ${attack}`, path: attack, holds: revealsNothing })),
    ...[
      '/docs/x%0d%0aSet-Cookie:%20a=b',
      '/docs/x%0d%0aSet-Cookie:%20a=b.html',
      '/docs/widget-config/intro%0d%0aX-Injected:%201.html',
      '/docs/x%0aLocation:%20https://evil.example/',
    ].map((attack) => ({
      name: `header injection ${attack}`,
      path: attack,
      holds: ({ headers }: Answer) =>
        headers['set-cookie'] === undefined &&
        headers['x-injected'] === undefined &&
        !/^https?:|[\r\n]/.test(headers.location ?? ''),
    })),
    {
      name: '//host.html is no open redirect',
      path: '//evil.example/x.html',
      holds: ({ headers }) => !/^(https?:)?\/\/(?!localhost)/.test(headers.location ?? ''),
    },
    {
      name: 'POST to a page is refused',
      path: guide,
      method: 'POST',
      holds: ({ status }) => status === 404 || status === 405,
    },
  ];
}
