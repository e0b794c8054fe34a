import { statSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '@playwright/test';

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

/**
 * Counts requests, and sums up the sizes of the built files that answer them, or of their Brotli copies, in KB of 1,000 bytes. Prefetches
 * count only for `prefetchKb`. The favicon does not count, because a headless shell does not request it.
 */
export function weighVisit(
  requests: readonly Request[],
  build: string,
): Record<'javascriptKb' | 'stylesheetsKb' | 'totalKb' | 'prefetchKb' | 'requests', number> {
  const visit = requests.filter(
    (request) => !isPrefetch(request) && !request.url().includes('/img/favicon'),
  );
  const sumKb = (counted: readonly Request[], resourceType?: string): number =>
    counted
      .filter((request) => resourceType === undefined || request.resourceType() === resourceType)
      .reduce((sum, request) => sum + sizeOfResponseFile(request, build), 0) / 1000;
  return {
    javascriptKb: sumKb(visit, 'script'),
    stylesheetsKb: sumKb(visit, 'stylesheet'),
    totalKb: sumKb(visit),
    prefetchKb: sumKb(requests.filter(isPrefetch)),
    requests: visit.length,
  };
}

function sizeOfResponseFile(request: Request, build: string): number {
  const { pathname } = new URL(request.url());
  const file = ['', '.html', '/index.html']
    .flatMap((ending) => [`${ending}.br`, ending])
    .map((ending) => path.join(build, pathname + ending))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) throw new Error(`No file of the build answers ${pathname}.`);
  return statSync(file).size;
}
