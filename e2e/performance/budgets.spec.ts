/** Checks a first visit of every page against config/budgets.ts: bytes, requests, elements and layout shift, never time. */
import path from 'node:path';
import { budget } from '../../config/budgets';
import { watchVisit, weighVisit } from '../../scripts/support/weighVisit';
import { pageRoutes } from '../support/routes';
import { expect, open, test } from '../support/test';

const build = path.resolve('build');

// Wide enough for all columns, where layout shifts are largest.
test.use({ viewport: { width: 1440, height: 900 } });

for (const route of pageRoutes) {
  test(`${route} is within the budget`, async ({ page }) => {
    const requests = await watchVisit(page);
    await page.addInitScript(recordLayoutShift);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const measured: Record<keyof typeof budget, number> = {
      ...weighVisit(requests, build),
      ...(await page.evaluate(() => ({
        elements: document.querySelectorAll('*').length,
        layoutShift: window.layoutShift,
      }))),
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const mobileShift = await page.evaluate(() => window.layoutShift);
    expect(mobileShift).toBeLessThan(budget.layoutShift);
    const exceeded = Object.entries(measured).filter(
      ([metric, value]) => !(value <= budget[metric as keyof typeof budget]),
    );
    expect(exceeded, JSON.stringify(measured)).toEqual([]);
  });
}

declare global {
  interface Window {
    /** Sum of all layout shifts so far. */
    layoutShift: number;
  }
}

function recordLayoutShift(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
