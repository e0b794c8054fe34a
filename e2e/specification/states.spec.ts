import { expect, hold, hydrated, open, stopTimers, test } from '../support/test';

const guide = '/docs/widget-config/triggers';

test('R30: light whatever the system prefers; a choice is kept under theme, also in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await open(other, guide);
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
});

test.describe('R34: files that fail', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError/ });

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

test('R36: a category opens and closes with its height', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  const sidebar = page.getByRole('navigation', { name: 'Páginas de la documentación' });
  const toggle = sidebar.getByRole('button', { name: /la categoría «Chat»/ });
  const operation = sidebar.getByRole('link', { name: /Hacer pregunta/ });
  for (const isExpanded of [true, false]) {
    /** Heights of the list, frame by frame, until it stays as it is. */
    const heights = await toggle.evaluate(async (button: HTMLElement) => {
      const item = button.closest('li');
      const seen: number[] = [];
      button.click();
      for (let frame = 0; frame < 120; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(item?.getBoundingClientRect().height ?? 0));
        if (document.getAnimations().length === 0 && frame > 30) break;
      }
      return [...new Set(seen)];
    });
    expect(heights.length, 'heights on the way').toBeGreaterThan(2);
    expect(heights).toEqual(
      [...heights].sort((one, other) => (isExpanded ? one - other : other - one)),
    );
    await expect(toggle).toHaveAttribute('aria-expanded', String(isExpanded));
    await expect(operation).toBeVisible({ visible: isExpanded });
  }
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
