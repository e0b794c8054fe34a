import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeadersFile } from '../../lib/headersFile';

export interface SiteServerOptions {
  /** Folder of the built site. */
  folder: string;
  /** Path under which the site is served; only tests set one, to serve it under a wrong base URL. */
  prefix?: string;
}

/**
 * Serves a built site as its hosts do: clean URLs, the same page with `.html` and `/index.html`, the not-found page with status 404,
 * compressed copies, the headers of the build's `_headers` file.
 *
 * @throws Error when the folder contains no built site
 */
export function createSiteServer({ folder, prefix = '' }: SiteServerOptions): Server {
  const notFoundFile = path.join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${folder} contains no built site: run "npm run build" first`);
  }
  const notFound = readFileSync(notFoundFile);
  const rules = parseHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const serve = sirv(folder, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
  });
  return createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${prefix}/`)) {
      sendNotFound(response, notFound);
      return;
    }
    request.url = cleanUrl(url.slice(prefix.length));
    for (const [name, value] of Object.entries(headersFor(request.url, rules))) {
      response.setHeader(name, value);
    }
    const type = textType(splitOnce(request.url, '?')[0] ?? '');
    if (type !== undefined) {
      response.setHeader('Content-Type', type);
    }
    serve(request, response, () => sendNotFound(response, notFound));
  });
}

/** Drops the endings that name the same page (section 2 of the specification). */
function cleanUrl(url: string): string {
  const [pathname = '/', query] = splitOnce(url, '?');
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  return query === undefined ? clean : `${clean}?${query}`;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

/** Types that a browser shows as text, where sirv sends another one or no encoding. */
function textType(pathname: string): string | undefined {
  switch (path.extname(pathname)) {
    case '.md':
      return 'text/markdown; charset=utf-8';
    case '.txt':
    case '.ts':
    case '.tsx':
      return 'text/plain; charset=utf-8';
    case '.yaml':
      return 'text/yaml; charset=utf-8';
    default:
      return undefined;
  }
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
  });
  response.end(page);
}
