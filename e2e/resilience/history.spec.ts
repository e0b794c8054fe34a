import type { Page } from '@playwright/test';
import { expect, open, overflow, stopTimers, test } from '../support/test';

const guide = '/docs/widget-config/triggers';

/** Distance of a heading from the top of the viewport. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

test('back and forward restore anchors and pages', async ({ page }) => {
  await open(page, guide);
  const anchors = page.locator('nav .table-of-contents > li > a');
  const [first, second] = await Promise.all(
    [1, 3].map(async (index) => (await anchors.nth(index).getAttribute('href')) ?? ''),
  );
  await anchors.nth(1).click();
  await expect(page).toHaveURL(guide + first);
  await anchors.nth(3).click();
  await expect(page).toHaveURL(guide + second);
  await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
  await expect(page).toHaveURL('/docs/widget-config/instalacion');
  await page.goBack();
  await expect(page).toHaveURL(guide + second);
  await expect
    .poll(() => topOf(page, decodeURIComponent((second ?? '').slice(1))))
    .toBeLessThan(800);
  await page.goBack();
  await expect(page).toHaveURL(guide + first);
  await expect
    .poll(() => topOf(page, decodeURIComponent((first ?? '').slice(1))))
    .toBeLessThan(800);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/docs/widget-config/instalacion');
  await expect(page.locator('main h1')).toHaveText(/Instalación/);
});

test('a copy button does not say "copied" when the reader comes back', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  await stopTimers(page);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await page.getByRole('button', { name: 'Copiar el código' }).first().click();
  const copied = page.locator('main [data-outcome]');
  await expect(copied).toHaveCount(1);
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(/Instalación/);
  await expect(copied).toHaveCount(0);
});

test.describe('A hash that matches no element', () => {
  for (const hash of ['#no-existe', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>']) {
    test(`${hash} shows the top of the page`, async ({ page }) => {
      await open(page, guide + hash);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
      await expect(page).toHaveURL('/docs/widget-config/instalacion');
      await page.goBack();
      await expect(page.locator('main h1')).toHaveText('Triggers');
    });
  }
});

test('very long words and wide tables do not overflow the page', async ({ page }) => {
  for (const route of [guide, '/docs/api/crear-conversacion']) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, route);
      await page.evaluate(() => {
        const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(20);
        const selectors = ['h1', 'h2', 'h3', 'li', 'code', 'td', 'th', 'summary', '.menu__link'];
        // Label lines are left out: their parts are separate elements.
        selectors.push('main p:not([class])', '[class*=fieldName]');
        for (const selector of [...selectors, '.breadcrumbs__link', '.pagination-nav__label']) {
          for (const element of document.querySelectorAll(selector)) {
            element.append(` ${word}`);
          }
        }
      });
      expect(await overflow(page), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

const navigations = 250;

/** Follows links faster than pages load; waits for every tenth page, and for the last ones, of which the browser may keep nodes. */
async function navigate(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    const routes = ['intro', 'instalacion', 'personalizacion', 'triggers'];
    for (let index = 1; index <= count; index += 1) {
      const route = `/docs/widget-config/${routes[index % routes.length]}`;
      document.querySelector<HTMLAnchorElement>(`.menu a[href="${route}"]`)?.click();
      if (index % 10 > 0 && index < count - 8) continue;
      const current = `.menu a[href="${route}"][aria-current="page"]`;
      while (!document.querySelector(current)) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }
  }, navigations);
}

test('1,000 quick navigations leak no listeners and no nodes', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, guide);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { listeners: find('JSEventListeners'), nodes: find('Nodes') };
  };
  const growths: Awaited<ReturnType<typeof read>>[] = [];
  let last = { listeners: NaN, nodes: NaN };
  for (let series = 0; series < 5; series += 1) {
    await navigate(page);
    const before = last;
    await expect(async () => {
      const previous = last;
      last = await read();
      expect(last).toEqual(previous);
    }).toPass();
    growths.push({
      listeners: last.listeners - before.listeners,
      nodes: last.nodes - before.nodes,
    });
  }
  // A leak grows in each series; prefetched pages, caches and late collections add to one or two.
  const measured = growths.slice(1);
  expect(Math.min(...measured.map(({ listeners }) => listeners))).toBeLessThan(5);
  expect(Math.min(...measured.map(({ nodes }) => nodes))).toBeLessThan(5);
});
