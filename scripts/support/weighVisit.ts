import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';

/** What a first visit transfers with brotli, in KB of 1,000 bytes. */
export interface VisitWeight {
  javascriptKb: number;
  stylesheetsKb: number;
  totalKb: number;
  prefetchKb: number;
  requests: number;
}

/**
 * Records the requests of the next page load.
 *
 * @returns once the network is idle, gives those until the page is hydrated, and all prefetches
 */
export async function watchVisit(page: Page): Promise<() => Promise<readonly Request[]>> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(markHydration, hydrated);
  return async () => {
    const hydratedAt = await page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name);
      return mark && performance.timeOrigin + mark.startTime;
    }, hydrated);
    if (hydratedAt === undefined) throw new Error(`${page.url()} is not hydrated.`);
    return requests.filter(
      (request) => isPrefetch(request) || request.timing().startTime <= hydratedAt,
    );
  };
}

/** Name of a mark in the page's own timeline: what reports it later may come after requests that follow it. */
const hydrated = 'hydrated';

/** Runs in the page. */
function markHydration(name: string): void {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      observer.disconnect();
      performance.mark(name);
    }
  }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
}

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

/** Weighs requests by the files of the build that answered them; throws if there is no such file. */
export function weighVisit(requests: readonly Request[], build: string): VisitWeight {
  const visit = requests.filter((request) => !isPrefetch(request));
  const ofType = (type: string) => visit.filter((request) => request.resourceType() === type);
  const sumKb = (some: readonly Request[]) =>
    some.reduce((sum, request) => sum + countBytes(new URL(request.url()).pathname, build), 0) /
    1000;
  return {
    javascriptKb: sumKb(ofType('script')),
    stylesheetsKb: sumKb(ofType('stylesheet')),
    totalKb: sumKb(visit),
    prefetchKb: sumKb(requests.filter(isPrefetch)),
    requests: visit.length,
  };
}

/** Bytes of the file that answers a path: its brotli copy, if there is one. */
function countBytes(pathname: string, build: string): number {
  const file = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) {
    throw new Error(`No file of the build answers ${pathname}.`);
  }
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
