import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/test';

const guide = '/docs/widget-config/triggers';

const toggle = (page: Page) =>
  page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).first();

test.describe('4. States: colour mode', () => {
  test('is light by default, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('is stored under the key theme and survives a reload', async ({ page }) => {
    await open(page, '/');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the switch names the mode that the address sets', async ({ page }) => {
    await open(page, '/?docusaurus-theme=dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/ahora: modo oscuro/);
  });

  test('is synchronised across browser tabs', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, guide);
    await toggle(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('4. States: mobile sidebar', () => {
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

/** Delays the assets that are requested from now on. */
async function delayAssets(page: Page, milliseconds: number): Promise<void> {
  await page.route(assets, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

test.describe('4. States: progress bar and loader', () => {
  test('the progress bar starts 200 ms after a path change and finishes with it', async ({
    page,
  }) => {
    await open(page, '/docs/widget-config/intro');
    await page.evaluate(() => {
      const state = window as unknown as { clicked: number; shown?: number };
      document.addEventListener('click', () => (state.clicked = performance.now()), true);
      new MutationObserver(() => {
        if (document.getElementById('progress-bar')) {
          state.shown ??= performance.now();
        }
      }).observe(document.body, { childList: true });
    });
    await delayAssets(page, 900);
    await page.locator('.menu a[href="/docs/widget-config/contexto-metadatos"]').click();
    await expect(page.locator('#progress-bar')).toBeAttached();
    await expect(page).toHaveURL('/docs/widget-config/contexto-metadatos');
    await expect(page.locator('#progress-bar')).not.toBeAttached();
    const waited = await page.evaluate(() => {
      const { clicked, shown } = window as unknown as { clicked: number; shown: number };
      return shown - clicked;
    });
    expect(waited).toBeGreaterThanOrEqual(195);
    expect(waited).toBeLessThan(600);
  });

  test('a route change under 200 ms shows no progress bar', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    await page.evaluate(() => {
      const state = window as unknown as { shown: boolean };
      state.shown = false;
      new MutationObserver(() => {
        state.shown ||= document.getElementById('progress-bar') !== null;
      }).observe(document.body, { childList: true });
    });
    const link = page.locator('.menu a[href="/docs/widget-config/instalacion"]');
    await link.hover();
    await page.waitForTimeout(400);
    await link.click();
    await expect(page).toHaveURL('/docs/widget-config/instalacion');
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { shown: boolean }).shown)).toBe(false);
  });

  test('a route whose assets fail to preload is reloaded in full', async ({ page }) => {
    test.info().annotations.push({ type: 'fault', description: 'one asset fails once' });
    await open(page, '/docs/widget-config/intro');
    // No prefetch is pending that could fail instead of the navigation's assets.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => ((window as unknown as { marker: boolean }).marker = true));
    await page.route(assets, (route) => route.abort(), { times: 1 });
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

test.describe('4. States: preferred docs version', () => {
  test('is cleared when it no longer matches a known version', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
    await open(page, guide);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .not.toBe('0.9');
  });
});

test.describe('4. States: collapsibles', () => {
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

test.describe('7. Prefetching', () => {
  for (const connection of [{ effectiveType: '2g' }, { saveData: true, effectiveType: '4g' }]) {
    test(`nothing is prefetched on ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await open(page, '/docs/widget-config/intro');
      await page.locator('.menu a[href="/docs/widget-config/instalacion"]').hover();
      await page.waitForTimeout(800);
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
