/** Keyboard-only journeys, checked by accessible roles, names and states. */
import type { Locator, Page } from '@playwright/test';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, readClipboard, test } from './support/test';

const phone = { width: 390, height: 844 };
const copyButton = { name: 'Copiar el código' };

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until an element has the focus; throws after too many presses. */
async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  const element = await target.elementHandle();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) {
      return;
    }
  }
  throw new Error(`${String(target)} was not reached by ${presses} presses of Tab`);
}

test('search opens a page at a heading, and the sample below it is copied', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await expect(field).toBeFocused();
  await page.keyboard.type('activar registro detallado');
  const active = page.getByRole('option', { selected: true });
  await expect(
    page.getByRole('status').filter({ hasText: /resultados? para activar registro detallado$/ }),
  ).toBeAttached();
  await expect(active).toContainText('Activar el registro detallado');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: /^Activar el registro detallado/ });
  await expect(heading).toBeFocused();
  const block = page.locator('.theme-code-block', { hasText: "setItem('aifindr_debug'" });
  await tabTo(page, block.getByRole('button', copyButton), 6);
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText('Copiado');
  expect(await readClipboard(page)).toContain("localStorage.setItem('aifindr_debug', 'true');");
});

test('the mobile menu opens a page two levels down and traps the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/api/ai-findr-api');
  const toggle = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
  await tabTo(page, toggle, 3);
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('button', { name: 'Cerrar el menú' })).toBeFocused();
  const group = menu.getByRole('button', { name: /la categoría «Chat»/ });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, group, 12);
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, menu.getByRole('link', { name: /Hacer pregunta/ }), 3);
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__inner :focus, main :focus, .footer :focus')).toHaveCount(0);
  }
  await menu.getByRole('link', { name: /Hacer pregunta/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/hacer-pregunta');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the mobile menu goes back to the main menu, closes and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/api/ai-findr-api');
  const toggle = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: 'GitHub' })).toBeHidden();
  await tabTo(page, menu.getByRole('button', { name: /Volver al menú principal/ }), 3);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: /la categoría «/ })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('the color mode toggle announces the mode', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('button', { name: /ahora: modo claro/ }), 12);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /ahora: modo oscuro/ })).toBeFocused();
});

test('the language dropdown opens with Space, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Idioma' });
  await tabTo(page, button, 12);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const language = page.locator('.dropdown__menu a');
  await expect(language).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(language).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('the focus follows the sidebar as it is hidden and shown', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  const hide = page.getByRole('button', { name: 'Ocultar el menú lateral' });
  const show = page.getByRole('button', { name: 'Mostrar el menú lateral' });
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(show).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(hide).toBeFocused();
});

for (const route of ['/docs/widget-config/instalacion', '/docs/api/hacer-pregunta']) {
  test(`what has the focus is not under the navbar, backwards through ${route}`, async ({
    page,
  }) => {
    await open(page, route);
    await page.locator('.footer a').first().focus();
    /** The element that has the focus, if it is under the navbar. */
    const findCovered = () =>
      page.evaluate(async () => {
        // The page scrolls, and the navbar slides in.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const navbar = document.querySelector('.navbar');
        const focused = document.activeElement;
        if (!navbar || !focused || navbar.contains(focused)) return undefined;
        const { top, bottom, height } = focused.getBoundingClientRect();
        const edge = navbar.getBoundingClientRect().bottom;
        // What is taller than the window cannot be clear of it.
        const isUnder = top < edge - 1 && bottom > 0 && height < window.innerHeight / 2;
        return isUnder ? `${focused.outerHTML.slice(0, 60)} ${top}` : undefined;
      });
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(findCovered).toBeUndefined();
    }
  });
}

test('the focus is visible', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  const unseen: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { name: element.outerHTML.slice(0, 80), outlineStyle, outlineWidth };
    });
    if (focused.outlineStyle === 'none' || focused.outlineWidth === '0px') {
      unseen.push(focused.name);
    }
  }
  expect(unseen).toEqual([]);
});

test.describe('on the variant with tabs', () => {
  test.use({ expectedMessages: /this item always throws|Minified React error/ });

  test('tabs label their panels, arrow keys select in every group, and the URL keeps the selection', async ({
    page,
    crashes,
  }) => {
    await open(page, `${crashes.origin}/hostile/pestanas`);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(['Linux', 'Linux']);
    await chosen.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveText(['macOS', 'macOS']);
    await expect(chosen.first()).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'macOS' })).toHaveCount(2);
    await expect(page.getByRole('tabpanel', { name: 'Linux' })).toHaveCount(0);
    await expect(page).toHaveURL(/\?sistema=macos/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Linux' }).first()).not.toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('all tab panels are readable in order, with their labels', async ({ page, crashes }) => {
      await page.goto(`${crashes.origin}/hostile/pestanas`);
      const text = await page.locator('main').innerText();
      const places = ['Linux', 'Texto de Linux.', 'macOS', 'Texto de macOS.', 'Otra vez Linux.'];
      expect(places.map((place) => text.indexOf(place))).not.toContain(-1);
      expect(text.indexOf('Texto de Linux.')).toBeLessThan(text.indexOf('Texto de macOS.'));
    });
  });
});
