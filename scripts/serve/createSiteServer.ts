import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import send, { isUtf8MimeType, mime, type SendResult } from '@fastify/send';
import { mergeWithDefaults, readHeaderRules } from '@aifindr-docs/page-outputs/headers/headersFile';

// Code that browsers cannot run is served as plain text, so that they show it.
mime.define({ 'text/plain': ['ts', 'tsx', 'py', 'sh'] }, true);

/** Extensions of the build's compressed copies, by content coding. */
const copies = { br: '.br', gzip: '.gz' };

/**
 * Creates a server for a built site, with clean URLs, the same page at `.html` and `/index.html`, the not-found page with status 404,
 * compressed copies and the headers of the build. Every request reads the folder again, because a build may replace it.
 *
 * @throws Error if the folder contains no built site
 */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} contains no built site: run "npm run build" first`);
  }
  return createServer((request, response) => {
    answerRequest(request, response, folder).catch(() => {
      // The client has closed the connection, or a build is replacing the file or the folder.
      if (response.headersSent) response.destroy();
      else response.setHeader('Cache-Control', 'no-store').writeHead(503).end();
    });
  });
}

export interface RunningSite {
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/** Serves a built site, by default on a free port. Throws if the folder contains no built site, or if the port is in use. */
export async function serveFolder(folder: string, { port: wanted = 0 } = {}): Promise<RunningSite> {
  const server = createSiteServer(folder);
  await once(server.listen(wanted), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${port}`, port, close };
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const { method = '', url = '' } = request;
  const rules = readHeaderRules(folder);
  const setHeadersOfFile = (file: string): ServerResponse =>
    response.setHeaders(new Map(Object.entries(mergeWithDefaults(file, rules))));
  setHeadersOfFile('/');
  if (!['GET', 'HEAD'].includes(method)) {
    response.setHeader('Allow', 'GET, HEAD').writeHead(405).end();
    return;
  }
  for (const file of listCandidateFiles(url)) {
    const found = await findCompressedCopyOrFile(request, folder, file);
    if (found === undefined) continue;
    if (found.type === 'file') setHeadersOfFile(file);
    response.writeHead(found.statusCode, found.headers);
    return pipeline(found.stream, response);
  }
  response.setHeader('Content-Type', formatContentType('404.html'));
  response.writeHead(404).end(await readFile(path.join(folder, '404.html')));
}

/**
 * Lists the files that may answer the target of a request, best first. There is none for a target that is invalid or not for readers, nor
 * for `/404` and `…/index`, which the client-side router does not know. As in that router, `%2F` and `%3F` are part of a name.
 */
function listCandidateFiles(target: string): string[] {
  let address: string;
  try {
    address = decodeURI(target.replace(/^https?:\/\/[^/?]+|\?.*$/gis, ''));
  } catch {
    return [];
  }
  // Rejects `//`, backslashes, NUL, `..`, dotfiles and files for hosts (`/_headers`): no page or file for readers has such a path.
  if (!address.startsWith('/') || /\/\/|\\|\0|\/\.|^\/_/.test(address)) return [];
  const page = address.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
  if (/^\/404$|\/index$/.test(page)) return [];
  const html = page === '/' ? '/index.html' : `${page}.html`;
  return address === page ? [html, page] : [html];
}

/** Opens a file, or its compressed copy if the client accepts it; undefined if there is no file. The result may be the error 412 or 416. */
async function findCompressedCopyOrFile(
  request: IncomingMessage,
  root: string,
  file: string,
): Promise<SendResult | undefined> {
  const accepted = String(request.headers['accept-encoding']).split(/,\s*/);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
  for (const copy of new Set([encoding, null])) {
    const name = copy === null ? file : file + copies[copy];
    const options = { root, index: false, cacheControl: false, contentType: false };
    const result = await send(request, encodeURI(name), options);
    if (result.type === 'file') {
      result.headers.Vary = 'Accept-Encoding';
      if (result.statusCode !== 304) {
        result.headers['Content-Type'] = formatContentType(file);
        if (copy !== null) result.headers['Content-Encoding'] = copy;
      }
      return result;
    }
    // A precondition of the request has failed (412), or the range is beyond the end of the file (416).
    if ([412, 416].includes(result.statusCode)) return result;
  }
  return undefined;
}

/** Returns the media type of a file by its extension. */
export function getMediaType(file: string): string {
  return mime.getType(file) ?? 'application/octet-stream';
}

function formatContentType(file: string): string {
  const type = getMediaType(file);
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
