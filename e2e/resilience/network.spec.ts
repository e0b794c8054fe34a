import type { Page, Request } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/test';

const start = '/docs/widget-config/intro';
const target = '/docs/widget-config/triggers';
const link = (page: Page) => page.locator(`.menu a[href="${target}"]`);

test.use({
  expectedMessages:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError/,
});

for (const route of [target, '/docs/api/hacer-pregunta', '/']) {
  test(`if a script of ${route} cannot be loaded, no control is in view that would not answer`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const html = await (await page.request.get(route)).text();
    const scripts = [...html.matchAll(/<script src="?([^ ">]+)/g)].map(([, name = '']) => name);
    // The last script is the one of the page itself.
    for (const script of [scripts.find((name) => /main\./.test(name)), scripts.at(-1)]) {
      await page.route(`**${script}*`, (request) => request.abort());
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        // The widget demo on the home page works without scripts.
        const controls = page.locator('button, input:not([type=radio]), select');
        await expect(controls.filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('main h1')).toBeVisible();
        // The document has been loaded a second time, which did not help.
        await expect.poll(() => readNavigationType(page)).toBe('reload');
        await expect(controls.filter({ visible: true })).toHaveCount(0);
      }
      await page.unrouteAll();
    }
  });
}

const readNavigationType = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).type;
  });

test('without its stylesheet, the page is readable', async ({ page }) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await open(page, start);
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
  await link(page).first().click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
});

test('where a page cannot be loaded at once, its document opens at its top', async ({ page }) => {
  await open(page, start);
  await page.route('**/styles-reference.*.css', (route) => route.abort(), { times: 1 });
  await page.locator('footer a[href="/docs/api/hacer-pregunta"]').click();
  await expect(page.locator('main h1')).toHaveText('Hacer pregunta');
  await page.waitForLoadState();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('offline after loading, the page and prefetched pages work', async ({ page, context }) => {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await open(page, start);
  const content = page.waitForResponse(`**${target}`);
  await link(page).hover();
  // The page's content is requested last, by its script.
  await (await content).finished();
  await expect.poll(() => pending.size).toBe(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await link(page).click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('main h1')).toHaveText('Triggers');
});
