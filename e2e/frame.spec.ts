/** Tests navbar, menus, title, color mode, sidebar, focus, forced colors and print (R5, R62, ADR 0013). */
import type { Locator, Page } from '@playwright/test';
import { listAxeViolations } from './support/axe';
import { expectSpanish } from './support/interfaceStrings';
import { expect, open, setTextSize, sharedWindow, test } from './support/test';

const guide = '/docs/widget-config/instalacion';

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until `target` has the focus, at most `presses` times; throws if it is not reached. */
async function tabTo(page: Page, target: Locator, presses = 15): Promise<void> {
  const element = await target.elementHandle();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
  }
  throw new Error(`${String(target)} was not reached by ${presses} presses of Tab`);
}

test('the menu of a phone keeps the focus and returns it @whole-browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/api/ai-findr-api');
  const toggle = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
  const menu = page.locator('.navbar-sidebar');
  const group = menu.getByRole('button', { name: /la categoría «Chat»/ });
  await test.step('two levels, without a violation, also with text of 200 %', async () => {
    await tabTo(page, toggle, 3);
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
    expect(await listAxeViolations(page)).toEqual([]);
    await expectSpanish(page, '← Volver al menú principal', 'Cerrar el menú');
    await page.getByRole('button', { name: /Volver al menú principal/ }).press('Enter');
    await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeFocused();
    await setTextSize(page, '200%');
    expect(await listAxeViolations(page)).toEqual([]);
    await setTextSize(page, '');
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeHidden();
    await expect(toggle).toBeFocused();
  });
  await test.step('a page of a category', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, group, 12);
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const link = menu.getByRole('link', { name: /Hacer pregunta/ });
    await tabTo(page, link, 3);
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
    }
    await link.press('Enter');
    await expect(page).toHaveURL('/docs/api/hacer-pregunta');
    await expect(link).toBeHidden();
  });
});

test('the title of the tab does not change during a slow load', async ({ page }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    const note = () => document.head?.querySelector('title') && titles.add(document.title);
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
    Object.defineProperty(window, 'titles', { get: () => [...titles] });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page, guide);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await page.evaluate('titles')).toEqual(['Instalación | AI Findr']);
});

test('color mode and sidebar tell their state, keep the focus @whole-browser', async ({ page }) => {
  await open(page, guide);
  const light = page.getByRole('button', { name: /modo claro y oscuro.*modo claro/ });
  await tabTo(page, light);
  await page.keyboard.press('Enter');
  const dark = page.getByRole('button', { name: /modo claro y oscuro.*modo oscuro/ });
  await expect(dark).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Ocultar el menú lateral' }).press('Enter');
  const show = page.getByRole('button', { name: 'Mostrar el menú lateral' });
  await expect(show).toBeFocused();
  await expectSpanish(page, 'Mostrar el menú lateral');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ocultar el menú lateral' })).toBeFocused();
});

test('the focus can be seen, and the navbar is not over it @whole-browser', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  /** Returns the start of the focused element's HTML if the element has no outline or is under the navbar; else undefined. */
  const findHiddenFocus = () =>
    page.evaluate(async () => {
      // Waits until the page has scrolled to the focused element, and the navbar has slid in or out.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const focused = document.activeElement;
      const navbar = document.querySelector('nav.navbar');
      if (!navbar || !focused || focused === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const isUnseen = outlineStyle === 'none' || outlineWidth === '0px';
      const { top, bottom, height } = focused.getBoundingClientRect();
      // Elements of half the viewport's height or more are exempt, because the navbar cannot cover them entirely.
      const isUnder =
        !navbar.contains(focused) &&
        top < navbar.getBoundingClientRect().bottom - 1 &&
        bottom > 0 &&
        height < window.innerHeight / 2;
      return isUnseen || isUnder ? focused.outerHTML.slice(0, 80) : undefined;
    });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    expect.soft(await findHiddenFocus()).toBeUndefined();
  }
});

test('with forced colors the current page and section are still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/widget-config/intro');
  const marks = page.locator('nav [aria-current="page"]').filter({ visible: true });
  expect(await marks.count()).toBeGreaterThan(1);
  for (const mark of (await marks.all()).slice(0, 2)) {
    const lines = await mark.evaluate((element) => {
      const { outlineStyle, borderBottomStyle } = getComputedStyle(element);
      return [outlineStyle, borderBottomStyle];
    });
    expect(lines).toContain('solid');
  }
});

test('on paper details are open, and dark mode prints dark text on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/api/hacer-pregunta');
  const closed = page.locator('details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main p').first()).toHaveCSS('color', /^rgb\((\d{1,2}(, )?){3}\)$/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});
