import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { negotiate } from '@fastify/accept-negotiator';
import send, { type SendResult } from '@fastify/send';
import { headersFor, readHeaderRules } from '@aifindr-docs/page-outputs/headers/headersFile';
import { contentTypeOf } from './mediaTypes';
import { resolveAddress } from './resolveAddress';

export interface SiteServerOptions {
  /** Folder of the built site. */
  folder: string;
  /** Path under which the site is served; only tests set one, to serve it under a wrong base URL. */
  prefix?: string;
}

/** Extensions of the build's compressed copies. */
const copies = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves a built site as its hosts do: clean URLs, the same page with `.html` and `/index.html`, the not-found page with status 404,
 * compressed copies, the headers of the build. Every request reads the folder again, because a build may replace it.
 *
 * @throws Error when the folder contains no built site
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { folder } = options;
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} contains no built site: run "npm run build" first`);
  }
  return createServer((request, response) => {
    answer(request, response, options).catch(() => {
      // The client has gone, or a file while it was read, or the whole folder while a build is replacing it.
      if (response.headersSent) response.destroy();
      else sendText(response.setHeader('Cache-Control', 'no-store'), 503);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, prefix = '' }: SiteServerOptions,
): Promise<void> {
  const rules = readHeaderRules(folder);
  const setHeaders = (file: string) =>
    response.setHeaders(new Map(Object.entries(headersFor(file, rules))));
  setHeaders('/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Method not allowed');
    return;
  }
  const { url = '' } = request;
  const resolution = url.startsWith(prefix) ? resolveAddress(url.slice(prefix.length)) : undefined;
  for (const file of resolution?.files ?? []) {
    const found = await findFile(request, folder, file);
    if (found === undefined) continue;
    if (resolution?.location !== undefined) {
      // It has been opened, and may have been removed since.
      found.stream.on('error', () => undefined).destroy();
      sendText(response.setHeader('Location', prefix + resolution.location), 301);
      return;
    }
    if (found.type === 'file') setHeaders(file);
    response.writeHead(found.statusCode, found.headers);
    await pipeline(found.stream, response);
    return;
  }
  response.setHeader('Content-Type', contentTypeOf('404.html'));
  sendText(response, 404, await readFile(path.join(folder, '404.html')));
}

/** The answer with a file, in the best form that the client accepts; undefined if there is no such file. */
async function findFile(
  request: IncomingMessage,
  root: string,
  file: string,
): Promise<SendResult | undefined> {
  const encoding = negotiate(String(request.headers['accept-encoding']), ['br', 'gzip']);
  for (const copy of encoding === null ? [undefined] : [encoding, undefined]) {
    const name = copy === undefined ? file : file + copies[copy];
    const options = { root, index: false, cacheControl: false, contentType: false };
    const result = await send(request, encodeURI(name), options);
    if (result.type === 'file') {
      result.headers.Vary = 'Accept-Encoding';
      if (result.statusCode !== 304) {
        result.headers['Content-Type'] = contentTypeOf(file);
        if (copy !== undefined) result.headers['Content-Encoding'] = copy;
      }
      return result;
    }
    // A failed condition, or a range that the file does not have.
    if ([412, 416].includes(result.statusCode)) return result;
  }
  return undefined;
}

/** Ends an answer with a short text or a page. */
function sendText(response: ServerResponse, status: number, text: string | Buffer = ''): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text);
}
