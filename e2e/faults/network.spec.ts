import type { Page, Request } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/test';

// Each test loads several pages.
test.describe.configure({ timeout: 120_000 });

const start = '/docs/widget-config/intro';
const target = '/docs/widget-config/triggers';
const link = (page: Page, route = target) => page.locator(`.menu a[href="${route}"]`);

/** Counts full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

test.describe('Network failures', () => {
  test.use({
    expectedMessages:
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError|preload(ed)? .*font/,
  });

  test('if the assets of a page fail, it is loaded in full once and is readable', async ({
    page,
  }) => {
    await open(page, start);
    const loads = countLoads(page);
    await page.route(/\/assets\/(js|pages)\//, (route) => route.abort());
    await link(page).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('main h1')).toHaveText('Triggers');
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
    // Links work as plain links.
    await link(page, start).first().click();
    await expect(page).toHaveURL(start);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('if a page takes 10 s, the old page stays usable until then', async ({ page }) => {
    await open(page, start);
    const loads = countLoads(page);
    await page.route(/\/assets\/(js|pages)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      await route.continue();
    });
    await link(page).click();
    await expect(page.locator('#progress-bar')).toBeAttached();
    await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('main h1')).toHaveText('Triggers', { timeout: 60_000 });
    await expect(page).toHaveURL(target);
    await expect(page.locator('#progress-bar')).not.toBeAttached();
    expect(loads()).toBe(0);
  });

  test('a script of the page that fails once is retried, and the page is hydrated', async ({
    page,
  }) => {
    await page.route('**/assets/js/docs.*.js', (route) => route.abort(), { times: 1 });
    await open(page, start);
    await hydrated(page);
    await link(page).click();
    await expect(page.locator('main h1')).toHaveText('Triggers');
  });

  test('the shortcut of the search works before hydration', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(start, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('.footer').waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    release();
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  });

  test('without its stylesheet, the page is readable', async ({ page }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await open(page, start);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
    await link(page).first().click();
    await expect(page.locator('main h1')).toHaveText('Triggers');
  });

  test('without the webfont, text uses the fallback font', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, start);
    await expect(page.locator('.markdown p').first()).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(false);
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
    // Its assets were prefetched on hover.
    await link(page).click();
    await expect(page.locator('main h1')).toHaveText('Triggers');
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText('Triggers');
  });
});
