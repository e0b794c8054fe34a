/** What a first visit of each page weighs, against config/budgets.ts: bytes, requests and elements, never time. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { budgets, type Budget } from '../config/budgets';
import { pageRoutes } from './support/routes';
import { expect, open, test } from './support/test';

const build = path.resolve('build');

for (const route of pageRoutes) {
  test(`${route} keeps to its budget`, async ({ page }) => {
    const requests: Request[] = [];
    let isLoading = true;
    page.on('request', (request) => {
      if (isLoading && !isPrefetch(request)) {
        requests.push(request);
      }
    });
    page.once('load', () => (isLoading = false));
    await page.addInitScript(watchShifts);
    await open(page, route);
    await page.waitForTimeout(1500);
    const measured: Budget = {
      ...weigh(requests),
      ...(await page.evaluate(() => ({
        nodes: document.querySelectorAll('*').length,
        layoutShift: window.layoutShift,
      }))),
    };
    const outgrown = Object.entries(measured).filter(
      ([name, value]) => !(value <= (budgets[route]?.[name as keyof Budget] ?? 0)),
    );
    expect(outgrown, JSON.stringify(measured)).toEqual([]);
  });
}

function weigh(requests: readonly Request[]): Omit<Budget, 'nodes' | 'layoutShift'> {
  const bytesOf = (kinds: string[]) =>
    requests
      .filter((request) => kinds.length === 0 || kinds.includes(request.resourceType()))
      .reduce((sum, request) => sum + sentBytes(new URL(request.url()).pathname), 0) / 1000;
  return {
    javascriptKb: bytesOf(['script']),
    stylesheetsKb: bytesOf(['stylesheet']),
    totalKb: bytesOf([]),
    requests: requests.length,
  };
}

/** Bytes of a file as a host with brotli sends it. */
function sentBytes(pathname: string): number {
  const file = [pathname, `${pathname}.html`, path.join(pathname, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) {
    throw new Error(`No file of the build answers ${pathname}.`);
  }
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
}

declare global {
  interface Window {
    /** Sum of all layout shifts so far. */
    layoutShift: number;
  }
}

function watchShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
