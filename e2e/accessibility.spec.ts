import type { Page } from '@playwright/test';
import { colorRules, listViolations } from './support/axe';
import { longGuideRoute, operationRoutes, pageRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, overflow, test } from './support/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Sets the color mode without the toggle. */
async function show(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    await new Promise(requestAnimationFrame);
  }, mode);
}

/** Disables transitions: nested ones restart in each frame, so colors would not settle. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds no violation', () => {
  for (const route of pageRoutes) {
    test(`on ${route}, in both color modes, at 1280 and 390 px, with details open`, async ({
      page,
    }) => {
      test.slow();
      await open(page, route);
      await stopTransitions(page);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      const found: string[] = [];
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        for (const mode of ['light', 'dark'] as const) {
          await show(page, mode);
          const violations = await listViolations(page, {
            // Stylesheets are the same in every size and mode.
            stylesheets: size === desktop && mode === 'light',
            ...(mode === 'dark' && { rules: colorRules }),
          });
          found.push(...violations.map((violation) => `${size.width} ${mode} ${violation}`));
        }
      }
      expect(found).toEqual([]);
    });
  }

  test('in the mobile menu, on both levels', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, operationRoutes[0]);
    await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
    const back = page.getByRole('button', { name: /Volver al menú principal/ });
    await expect(back).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await back.click();
    await expect(back).toBeHidden();
    expect(await listViolations(page)).toEqual([]);
  });

  test('in the mobile menu with text of 200 %, whose controls are whole', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, operationRoutes[0]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
    for (const button of await page.locator('.navbar-sidebar__brand button').all()) {
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
    expect(await listViolations(page)).toEqual([]);
  });

  test('in the open language dropdown', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Idioma' }).click();
    await expect(page.locator('.dropdown__menu a')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
  });
});

test.describe('reflow, motion and forced colors', () => {
  for (const route of [
    '/',
    longGuideRoute,
    '/docs/widget-config/instalacion',
    operationRoutes[0],
  ]) {
    test(`${route} does not scroll horizontally at 320 px, nor with text at 200 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, route);
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(desktop);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    });
  }

  for (const [width, size] of [
    [320, 24],
    [360, 28],
    [390, 32],
    [320, 32],
    [997, 32],
  ]) {
    test(`the navbar's controls are whole at ${width} px with text of ${size} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: width ?? 0, height: 700 });
      await open(page, '/docs/widget-config/intro');
      const boxes = await page.evaluate(async (pixels) => {
        document.documentElement.style.fontSize = `${pixels}px`;
        await new Promise(requestAnimationFrame);
        return [...document.querySelectorAll('.navbar__inner :is(a, button, .navbar__toggle svg)')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => {
            const { left, right } = control.getBoundingClientRect();
            return {
              name: control.outerHTML.slice(0, 50),
              left,
              right,
              isIcon: control.matches('svg'),
            };
          });
      }, size);
      for (const { name, left, right } of boxes) {
        expect(right - left, name).toBeGreaterThanOrEqual(24);
        expect(right, name).toBeLessThanOrEqual(width ?? 0);
      }
      const controls = boxes.filter(({ isIcon }) => !isIcon);
      controls.forEach(({ name, left }, index) =>
        expect(left, name).toBeGreaterThanOrEqual(controls[index - 1]?.right ?? 0),
      );
    });
  }

  test('prefers-reduced-motion disables transitions', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .some((duration) => parseFloat(duration) > 0.001),
        ).length,
    );
    expect(moving).toBe(0);
  });

  test('with forced colors the current sidebar item is still marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/docs/widget-config/intro');
    const current = page.locator('.menu__link[aria-current="page"]').first();
    await expect(current).toHaveCSS('outline-style', 'solid');
  });
});
