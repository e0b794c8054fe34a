import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { Budget } from '../../config/budgets';

/** What the next page that is opened asks for until its `load`, prefetching excluded; the list fills while it loads. */
export function watchVisit(page: Page): readonly Request[] {
  const requests: Request[] = [];
  let isLoading = true;
  page.on('request', (request) => {
    if (isLoading && !isPrefetch(request)) {
      requests.push(request);
    }
  });
  page.once('load', () => (isLoading = false));
  return requests;
}

/** Whether the browser fetches something for a page that the reader may open next. */
export function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

/**
 * Bytes of requests, as a host with brotli answers them.
 *
 * @param build folder of the built site that answered
 */
export function weigh(
  requests: readonly Request[],
  build: string,
): Omit<Budget, 'nodes' | 'layoutShift'> {
  const bytesOf = (kinds: string[]) =>
    requests
      .filter((request) => kinds.length === 0 || kinds.includes(request.resourceType()))
      .reduce((sum, request) => sum + sentBytes(new URL(request.url()).pathname, build), 0) / 1000;
  return {
    javascriptKb: bytesOf(['script']),
    stylesheetsKb: bytesOf(['stylesheet']),
    totalKb: bytesOf([]),
    requests: requests.length,
  };
}

/** Bytes of a file as a host with brotli sends it. */
function sentBytes(pathname: string, build: string): number {
  const file = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) {
    throw new Error(`No file of the build answers ${pathname}.`);
  }
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
