import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { countLoads, expect, hold, hydrated, open, test } from '../support/test';

const start = '/docs/widget-config/intro';
const target = '/docs/widget-config/triggers';
const link = (page: Page, route = target) => page.locator(`.menu a[href="${route}"]`);

/** Name of the script that only one page has: the last one of its HTML. */
async function findOwnScript(page: Page, route: string): Promise<string> {
  const html = await (await page.request.get(route)).text();
  return path.basename([...html.matchAll(/<script src="?([^ ">]+)/g)].at(-1)?.[1] ?? '');
}

test.describe('Network failures', () => {
  test.use({
    expectedMessages:
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError|preload(ed)? .*font/,
  });

  test('the old page stays usable until the next one has come', async ({ page }) => {
    await open(page, start);
    const loads = countLoads(page);
    const release = await hold(page, /\/assets\/(js|pages)\//);
    await link(page).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.locator('main h1')).toHaveText('Triggers');
    await expect(page).toHaveURL(target);
    await expect(page.locator('#nprogress')).not.toBeAttached();
    expect(loads()).toBe(0);
  });

  test('a script of the page that fails once is retried, and the page is hydrated', async ({
    page,
  }) => {
    const own = await findOwnScript(page, start);
    let failures = 0;
    await page.route(`**/${own}*`, (route) =>
      failures++ === 0 ? route.abort() : route.continue(),
    );
    await open(page, start);
    expect(failures).toBeGreaterThan(1);
    await hydrated(page);
    await link(page).click();
    await expect(page.locator('main h1')).toHaveText('Triggers');
  });

  for (const [what, isBlocked] of [
    ['all scripts', () => true],
    ['the main script', (name) => name.startsWith('main.')],
    ['a script of the page', (name, own) => name.startsWith(own)],
  ] satisfies [string, (name: string, own: string) => boolean][]) {
    test(`if ${what} cannot be loaded, no control is in view that would not answer`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      for (const route of [target, '/docs/api/hacer-pregunta', '/']) {
        const own = await findOwnScript(page, route);
        await page.route('**/assets/js/*', (request) =>
          isBlocked(path.basename(request.request().url()), own)
            ? request.abort()
            : request.continue(),
        );
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(route);
          // The demonstration on the home page runs without scripts.
          const controls = page.locator('button, input:not([type=radio]), select');
          await expect(controls.filter({ visible: true })).toHaveCount(0);
          await expect(page.locator('main h1')).toBeVisible();
        }
        await page.unrouteAll();
      }
    });
  }

  test('the search shortcut works before hydration, and early keyboard input is kept', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/js/main.*.js');
    await page.goto(start, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('.footer').waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.type('color');
    release();
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('color');
  });

  test('without its stylesheet, the page is readable', async ({ page }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await open(page, start);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
    await link(page).first().click();
    await expect(page.locator('main h1')).toHaveText('Triggers');
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
