import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtWidths } from './support/axe';
import {
  expect,
  hold,
  open,
  readClipboard,
  sharedWindow,
  test,
  watchLayoutShift,
} from './support/test';

const route = '/docs/widget-config/personalizacion';

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

const rootOf = (page: Page) => page.locator('[data-configurator]');
const triggerOf = (page: Page) => rootOf(page).locator('#ai-findr-trigger');
const codeOf = (page: Page, language: 'html' | 'css') =>
  rootOf(page).locator(`pre[data-language=${language}] code`);

const choose = (page: Page, setting: string, value: string) =>
  rootOf(page)
    .getByRole('radiogroup', { name: setting, exact: true })
    .getByRole('radio', { name: value, exact: true })
    .check();

test('picture, code and URL follow choices, also on Back @whole-browser', async ({ page }) => {
  await open(page, `${route}?stack=vite`);
  await rootOf(page).getByLabel('Color del botón', { exact: true }).fill('#c2410c');
  await choose(page, 'Esquinas', 'Píldora');
  await choose(page, 'Posición', 'Izquierda');
  await rootOf(page).getByLabel('Texto', { exact: true }).fill('#1 en ayuda');
  await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  await expect(triggerOf(page)).toHaveCSS('border-top-left-radius', '999px');
  await expect(triggerOf(page)).toHaveCSS('position', 'fixed');
  await expect(triggerOf(page)).toHaveText('#1 en ayuda');
  await expect(codeOf(page, 'html')).toContainText('>#1 en ayuda</button>');
  await expect(codeOf(page, 'css')).toContainText('--button-background: #c2410c;');
  await expect(page).toHaveURL(/stack=vite.*texto=%231\+en\+ayuda/);
  const address = page.url();
  await rootOf(page).getByRole('button', { name: 'Copiar enlace' }).click();
  await expect.poll(() => readClipboard(page)).toBe(address);
  await rootOf(page).getByRole('button', { name: 'Copiar el código' }).last().click();
  await expect.poll(() => readClipboard(page)).toBe(await codeOf(page, 'css').textContent());

  await page.getByRole('link', { name: 'Triggers', exact: true }).first().click();
  await expect(page).toHaveURL(/triggers$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(triggerOf(page)).toHaveText('#1 en ayuda');
  await rootOf(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(rootOf(page).locator('input:focus')).toBeAttached();
  await expect(triggerOf(page)).toHaveText('Preguntar');
  await expect(page).toHaveURL(`${route}?stack=vite`);
});

test('a color can be typed and pasted, and what is no color changes nothing', async ({ page }) => {
  await open(page, route);
  const field = rootOf(page).getByLabel('Color del botón: código hexadecimal');
  await field.fill(' #C2410C ');
  await expect(rootOf(page).getByLabel('Color del botón', { exact: true })).toHaveValue('#c2410c');
  await expect(codeOf(page, 'css')).toContainText('--button-background: #c2410c;');
  await field.fill('rojo');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(field).toHaveValue('#c2410c');
  await expect(page).toHaveURL(`${route}?color=c2410c`);
});

test('a setting of the trigger closes the widget, one of the Hub opens it', async ({ page }) => {
  await open(page, route);
  const widget = rootOf(page).locator('figure details');
  await expect(widget).toHaveAttribute('open');
  await choose(page, 'Esquinas', 'Píldora');
  await expect(widget).not.toHaveAttribute('open');
  await choose(page, 'brandColor', 'verde');
  await expect(widget).toHaveAttribute('open');
});

test('a text field or a link as trigger offers only settings that it has', async ({ page }) => {
  await open(page, `${route}?trigger=campo&oscuro=sistema`);
  await expect(codeOf(page, 'html')).toContainText('<input');
  await expect(codeOf(page, 'css')).toContainText('prefers-color-scheme: dark');
  await expect(rootOf(page).locator('figure [data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, '[data-configurator] figure [data-theme]', 'dark');
  await expect(rootOf(page).getByRole('radiogroup', { name: 'Posición' })).toHaveCount(0);
  await choose(page, 'Trigger', 'Enlace');
  await expect(codeOf(page, 'html')).toContainText('<a href');
  await expect(rootOf(page).getByRole('radiogroup', { name: 'Estilo' })).toHaveCount(0);
});

test('choices before hydration are added to those in the URL', async ({ page }) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(`${route}?esquinas=rectas&color=c2410c`, { waitUntil: 'commit' });
  await choose(page, 'Trigger', 'Campo de texto');
  await rootOf(page).getByLabel('Texto', { exact: true }).fill('Antes');
  release();
  await expect(codeOf(page, 'html')).toContainText('placeholder="Antes"');
  await expect(codeOf(page, 'css')).toContainText('background: #c2410c;');
});

test('low contrast gets a warning, and keys change a setting @whole-browser', async ({ page }) => {
  await open(page, route);
  const note = rootOf(page)
    .getByRole('group', { name: 'Pon tu marca' })
    .getByRole('status')
    .first();
  await expect(note).toBeEmpty();
  await rootOf(page).getByLabel('Color del botón', { exact: true }).fill('#ffee00');
  await expect(note).toContainText('Poco contraste');
  await rootOf(page).getByRole('radio', { name: 'Suaves' }).press('ArrowRight');
  await expect(rootOf(page).getByRole('radio', { name: 'Píldora' })).toBeChecked();
  await expect(codeOf(page, 'css')).toContainText('999px');
});

test('on home a color changes the code, and is kept on the settings page', async ({ page }) => {
  const readShift = await watchLayoutShift(page);
  await open(page, '/');
  await rootOf(page).getByLabel('Color del botón', { exact: true }).fill('#c2410c');
  await expect(codeOf(page, 'css')).toContainText('#c2410c');
  await rootOf(page).getByRole('link', { name: 'Todos los ajustes' }).click();
  await expect(page).toHaveURL(`${route}?color=c2410c#recetas`);
  await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(194, 65, 12)');
  expect(await readShift()).toBeLessThan(0.005);
});

test('axe finds nothing, and nothing overflows', async ({ page }) => {
  await open(page, `${route}?posicion=derecha`);
  await expectAccessibleAtWidths(page, '[data-configurator]');
});
