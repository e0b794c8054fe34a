/** Checks a first visit of every page against config/budgets.ts: bytes, requests, elements and layout shift, never time. */
import path from 'node:path';
import { budget } from '../../config/budgets';
import { watchVisit, weighVisit } from '../../scripts/support/weighVisit';
import { pageRoutes } from '../support/routes';
import { expect, open, test, watchLayoutShift } from '../support/test';

const build = path.resolve('build');

// Wide enough for all columns, where layout shifts are largest.
test.use({ viewport: { width: 1440, height: 900 } });

for (const route of pageRoutes) {
  test(`${route} is within the budget`, async ({ page }) => {
    const readRequests = await watchVisit(page);
    const readShift = await watchLayoutShift(page);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const measured: Record<keyof typeof budget, number> = {
      ...weighVisit(await readRequests(), build),
      elements: await page.locator('*').count(),
      layoutShift: await readShift(),
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await readShift()).toBeLessThan(budget.layoutShift);
    const exceeded = Object.entries(measured).filter(
      ([metric, value]) => !(value <= budget[metric as keyof typeof budget]),
    );
    expect(exceeded, JSON.stringify(measured)).toEqual([]);
  });
}
