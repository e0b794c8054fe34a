import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';

/** Name of a performance mark that the page sets at hydration. An event sent to the test could arrive only after later requests. */
const hydrated = 'hydrated';

/**
 * Records the requests of the next page load.
 *
 * @returns function to call once the network is idle. It returns the requests before hydration and all prefetches. The favicon is left out,
 * because a headless shell does not request it.
 */
export async function watchVisit(page: Page): Promise<() => Promise<readonly Request[]>> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((name) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      performance.mark(name);
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
  }, hydrated);
  return async () => {
    const { hydratedAt, icon } = await page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name);
      return {
        hydratedAt: mark && performance.timeOrigin + mark.startTime,
        icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
      };
    }, hydrated);
    if (hydratedAt === undefined) throw new Error(`${page.url()} is not hydrated.`);
    return requests.filter(
      (request) =>
        isPrefetch(request) || (request.url() !== icon && request.timing().startTime <= hydratedAt),
    );
  };
}

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

/** Sums up the sizes of the built files that answer requests, compressed with brotli, in KB of 1,000 bytes. */
export function weighVisit(requests: readonly Request[], build: string) {
  const visit = requests.filter((request) => !isPrefetch(request));
  const sumKb = (counted: readonly Request[], type?: string) =>
    counted
      .filter((request) => type === undefined || request.resourceType() === type)
      .reduce((sum, request) => sum + countBytes(request, build), 0) / 1000;
  return {
    javascriptKb: sumKb(visit, 'script'),
    stylesheetsKb: sumKb(visit, 'stylesheet'),
    totalKb: sumKb(visit),
    prefetchKb: sumKb(requests.filter(isPrefetch)),
    requests: visit.length,
  };
}

/** Counts the bytes of the file that answers a request, in its brotli copy if there is one. */
function countBytes(request: Request, build: string): number {
  const { pathname } = new URL(request.url());
  const file = ['', '.html', '/index.html']
    .flatMap((ending) => [`${ending}.br`, ending])
    .map((ending) => path.join(build, pathname + ending))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) throw new Error(`No file of the build answers ${pathname}.`);
  return statSync(file).size;
}
