/**
 * What a first visit of each page weighs, against config/budgets.ts: bytes, requests and elements, never time. With nothing else running,
 * for a browser that is short of time paints a page that it has half read, and then what is centred or on the right moves.
 */
import path from 'node:path';
import { budgets, type Budget } from '../../config/budgets';
import { pageRoutes } from '../support/routes';
import { expect, open, test } from '../support/test';
import { watchVisit, weigh } from '../support/weighVisit';

const build = path.resolve('build');

// Wide enough for all columns, where there is most to move.
test.use({ viewport: { width: 1440, height: 900 } });

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
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(
      budgets[route]?.layoutShift ?? 0,
    );
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
