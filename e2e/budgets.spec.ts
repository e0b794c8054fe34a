/** What a first visit of each page weighs, against config/budgets.ts: bytes, requests and elements, never time. */
import path from 'node:path';
import { budgets, type Budget } from '../config/budgets';
import { pageRoutes } from './support/routes';
import { expect, open, test } from './support/test';
import { watchVisit, weigh } from './support/weighVisit';

const build = path.resolve('build');

for (const route of pageRoutes) {
  test(`${route} keeps to its budget`, async ({ page }) => {
    const requests = await watchVisit(page);
    await page.addInitScript(watchShifts);
    await open(page, route);
    await page.waitForTimeout(1500);
    const measured: Budget = {
      ...weigh(requests, build),
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
