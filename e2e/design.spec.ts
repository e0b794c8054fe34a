import { pageRoutes } from './support/routes';
import { expect, open, test } from './support/test';

/** Pages whose layout is checked by geometry: screenshots would differ with the fonts of the machine. */
const representative = [
  '/',
  '/markdown-page',
  '/docs/widget-config/intro',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/personalizacion',
  '/docs/category/integraciones',
  '/docs/api/ai-findr-api',
  '/docs/api/hacer-pregunta',
] as const satisfies readonly (typeof pageRoutes)[number][];

for (const route of representative) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${route} has the designed layout in ${mode} mode, on desktop and mobile`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, route);
      const box = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox();
        if (found === null) {
          throw new Error(`${selector} is not shown`);
        }
        return found;
      };

      const bar = await box('.navbar');
      expect(bar).toMatchObject({ x: 0, y: 0, width: 1280, height: 64 });
      const title = await box('h1');
      expect(title.y).toBeGreaterThan(bar.height);
      expect(title.y).toBeLessThan(300);
      if (route.startsWith('/docs')) {
        const sidebar = await box('.theme-doc-sidebar-container');
        expect(sidebar.x).toBe(0);
        expect(sidebar.width).toBeCloseTo(272, -1);
        expect(title.x).toBeGreaterThanOrEqual(sidebar.width);
      }

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('.theme-doc-sidebar-container:visible')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Abrir o cerrar el menú' })).toBeVisible();
      const narrow = await box('h1');
      expect(narrow.x).toBeCloseTo(16, 0);
      expect(narrow.x + narrow.width).toBeLessThanOrEqual(390 - 15);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      ).toBe(mode === 'light' ? 'rgb(255, 255, 255)' : 'rgb(15, 15, 26)');
    });
  }
}

test('pages load without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ['/', '/docs/widget-config/instalacion', '/docs/api/hacer-pregunta']) {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, route).toEqual([]);
  }
});

test('the webfont is preloaded and used, and every CSS variable in use is defined', async ({
  page,
}) => {
  await open(page, '/');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"')))
    .toBe(true);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  const missing = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const css = (
      await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    ).join();
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const asked = [...css.matchAll(/var\((--(?:site|ifm)-[\w-]+)\)/g)].map(([, name]) => name);
    return [...new Set(asked)].filter((name) => !defined.has(name));
  });
  expect(missing).toEqual([]);
});

test('a code block has a title, a language and, if it overflows, a wrap toggle', async ({
  page,
}) => {
  await open(page, '/docs/widget-config/instalacion');
  const block = page.locator('.theme-code-block', { hasText: 'data-client-id' }).first();
  await expect(block).toContainText('index.html');
  await expect(block).toContainText('HTML');
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = block.getByRole('button', { name: 'Ajustar las líneas largas' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const isWide = await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(isWide).toBe(false);
});
