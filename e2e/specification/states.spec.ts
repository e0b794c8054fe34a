import type { Page } from '@playwright/test';
import { expect, hold, hydrated, open, stopTimers, test } from '../support/test';

const guide = '/docs/widget-config/triggers';

const toggle = (page: Page) =>
  page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).first();

test.describe('R30: color mode', () => {
  test('is light by default, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is stored under the key theme and survives a reload', async ({ page }) => {
    await open(page, '/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is synchronised across browser tabs', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, guide);
    await toggle(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('R21: mobile sidebar', () => {
  test('closes when the layout switches to desktop', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, guide);
    await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

/** Scripts and content of pages. */
const assets = /\/assets\/(js|pages)\//;

test.describe('R33 and R34: progress bar and loader', () => {
  test('the progress bar starts 200 ms after a path change and finishes with it', async ({
    page,
  }) => {
    await open(page, '/docs/widget-config/intro');
    const release = await hold(page, assets);
    await stopTimers(page);
    await page.locator('.menu a[href="/docs/widget-config/contexto-metadatos"]').click();
    await expect(page).toHaveURL('/docs/widget-config/contexto-metadatos');
    const bar = page.locator('#nprogress');
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    release();
    await expect(page.locator('h1')).toHaveText('Contexto y metadatos');
    await page.clock.resume();
    await expect(bar).not.toBeAttached();
  });

  test('a route change under 200 ms shows no progress bar', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    await stopTimers(page);
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
    await page.clock.runFor(199);
    await expect(page.locator('h1')).toHaveText('Instalación');
    await page.clock.runFor(1000);
    expect(await page.locator('#nprogress').count()).toBe(0);
  });

  test('a route whose assets fail to preload is reloaded in full', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    await page.evaluate(() => ((window as unknown as { marker: boolean }).marker = true));
    // A prefetch takes any failure without a reload, so all assets fail until then.
    let isFailing = true;
    page.on('request', (request) => (isFailing &&= !request.isNavigationRequest()));
    await page.route(assets, (route) => (isFailing ? route.abort() : route.continue()));
    await Promise.all([
      page.waitForEvent('load'),
      page.locator('.menu a[href="/docs/widget-config/personalizacion"]').click(),
    ]);
    await expect(page).toHaveURL('/docs/widget-config/personalizacion');
    await hydrated(page);
    expect(
      await page.evaluate(() => (window as unknown as { marker?: boolean }).marker),
    ).toBeUndefined();
    await expect(page.locator('h1')).toHaveCount(1);
  });
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError/ });
});

test.describe('R35: preferred docs version', () => {
  test('is cleared when it no longer matches a known version', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
    await open(page, guide);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .not.toBe('0.9');
  });
});

test.describe('R36: collapsibles', () => {
  test('a sidebar category expands and collapses', async ({ page }) => {
    await open(page, '/docs/api/ai-findr-api');
    const category = page.locator('.theme-doc-sidebar-item-category').first();
    const caret = category.locator('button.menu__caret');
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(category.locator('ul').getByRole('link').first()).toBeVisible();
    await caret.click();
    await expect(category.locator('ul')).toBeHidden();
  });
});

test.describe('R37: prefetching', () => {
  for (const connection of [{ effectiveType: '2g' }, { saveData: true, effectiveType: '4g' }]) {
    test(`nothing is prefetched on ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        const get = () => {
          document.documentElement.toggleAttribute('data-connection-read', true);
          return value;
        };
        Object.defineProperty(navigator, 'connection', { get });
      }, connection);
      await open(page, '/docs/widget-config/intro');
      await page.locator('.menu a[href="/docs/widget-config/instalacion"]').hover();
      await page.locator('html[data-connection-read]').waitFor();
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    });
  }

  test('the assets of a linked route are prefetched on a good connection', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '4g', saveData: false },
      });
    });
    await open(page, '/docs/widget-config/intro');
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').hover();
    await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(0);
  });
});
