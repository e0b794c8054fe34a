import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { Budget } from '../../config/budgets';

/** What the next page that is opened asks for until its `load`, and what it fetches ahead; the list fills while it loads. */
export function watchVisit(page: Page): readonly Request[] {
  const requests: Request[] = [];
  let isLoading = true;
  page.on('request', (request) => {
    if (isLoading || isPrefetch(request)) {
      requests.push(request);
    }
  });
  page.once('load', () => (isLoading = false));
  return requests;
}

/** Whether the browser fetches something for a page that the reader may open next. */
function isPrefetch(request: Request): boolean {
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
  const visit = requests.filter((request) => !isPrefetch(request));
  const kind = (name: string) => visit.filter((request) => request.resourceType() === name);
  const sumKb = (some: readonly Request[]) =>
    some.reduce((sum, request) => sum + sentBytes(new URL(request.url()).pathname, build), 0) /
    1000;
  return {
    javascriptKb: sumKb(kind('script')),
    stylesheetsKb: sumKb(kind('stylesheet')),
    totalKb: sumKb(visit),
    prefetchKb: sumKb(requests.filter(isPrefetch)),
    requests: visit.length,
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
