import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { Budget } from '../../config/budgets';

/** What the next page that is opened asks for until it answers, and what it fetches ahead; the list fills while it loads. */
export async function watchVisit(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = [];
  let isOpening = true;
  page.on('request', (request) => {
    if (isOpening || isPrefetch(request)) {
      requests.push(request);
    }
  });
  await page.exposeFunction(answered, () => (isOpening = false));
  await page.addInitScript(announceAnswer, answered);
  return requests;
}

/** Name of the function by which the page says that it answers. */
const answered = 'pageAnswers';

/** In the page. */
function announceAnswer(name: string): void {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      observer.disconnect();
      (window as unknown as Record<string, () => void>)[name]?.();
    }
  }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
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
