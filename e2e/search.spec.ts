import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { indexPath } from '@aifindr-docs/search/SearchIndex';
import { searchKb } from '../config/budgets';
import { weighVisit } from '../scripts/support/weighVisit';
import { expectAccessible } from './support/axe';
import { expect, hold, open, readClipboard, test } from './support/test';

const guide = '/docs/widget-config/contexto-metadatos';
const indexUrl = `**/${indexPath}`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Buscar en la documentación' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const optionsOf = (page: Page) => page.getByRole('option');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true });

async function openSearch(page: Page) {
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

/** Enters a query, and waits until the number of its results is announced. */
async function search(page: Page, query: string) {
  await fieldOf(page).fill(query);
  await expect(page.getByRole('status').filter({ hasText: `para ${query}` })).toBeAttached();
}

test('the first search loads its code and its index, 75 KB at most', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, guide);
  const listFiles = () => requests.map((request) => new URL(request.url()).pathname);
  expect(listFiles()).not.toContain(`/${indexPath}`);
  requests.length = 0;
  await buttonOf(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(listFiles()).toContain(`/${indexPath}`);
  const { totalKb } = weighVisit(requests, path.resolve('build'));
  expect(totalKb, listFiles().join('\n')).toBeLessThanOrEqual(searchKb);
});

test('Ctrl+K means the place of K only on non-Latin layouts @whole-browser', async ({ page }) => {
  await open(page, guide);
  for (const key of ['t', 'л']) {
    const isTaken = await page.evaluate((name) => {
      const init = { key: name, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    }, key);
    expect(isTaken, key).toBe(key === 'л');
  }
  await expect(fieldOf(page)).toBeFocused();
});

test('keys move through marked results, open one; Back closes @whole-browser', async ({ page }) => {
  await open(page, guide);
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await search(page, 'contexto');
  await expect(optionsOf(page).locator('mark').first()).toHaveText(/contexto/i);
  for (const [key, position] of Object.entries({ ArrowDown: 1, Home: 0, ArrowUp: -1 })) {
    await page.keyboard.press(key);
    const option = optionsOf(page).nth(position);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport();
    const id = (await option.getAttribute('id')) ?? '';
    await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', id);
  }
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await tab).close();
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toBeFocused();
  for (const words of ['gramática de filters' /* in closed <details> */, 'setMetadata']) {
    await page.keyboard.press('Control+k');
    await search(page, words);
    const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/markdown-page#np-filters');
});

test('if nothing is found, Enter opens a proposed page only if it is chosen', async ({ page }) => {
  await openSearch(page);
  await search(page, 'zzqqxx');
  await expect(dialogOf(page)).toContainText('No hay resultados para «zzqqxx»');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(guide);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/widget-config/instalacion');
});

test('a question is answered above the results, with its code and its source', async ({ page }) => {
  await openSearch(page);
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await search(page, 'cómo instalo el widget');
  await answer.getByRole('button', { name: 'Copiar el código' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^<script\s+src="https:\/\/hub\.aifindr\.ai\/widget\.js"[^]*<\/script>$/);
  await search(page, '¿Dónde va el script?');
  const source = page.getByRole('group', { name: 'Respuesta' }).getByRole('option');
  await expect(source).toHaveAttribute('aria-selected', 'true');
  await expect(source).toHaveAccessibleName(/Instalación › Posición del script/);
  await expect(source).toHaveAccessibleDescription(/Añade el script, con defer, antes de/);
  await fieldOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/widget-config/instalacion#donde-y-defer');
});

test('a language of the samples is found by its name', async ({ page }) => {
  await openSearch(page);
  await search(page, 'kotlin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hacer-pregunta\?lang=kotlin$/);
});

test('input before hydration and while search loads is preserved', async ({ page }) => {
  const releaseScripts = await hold(page, '**/assets/js/*.js');
  const releaseIndex = await hold(page, indexUrl);
  await page.goto(guide, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('csp');
  releaseScripts();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  releaseIndex();
  await expect(page).toHaveURL('/docs/widget-config/instalacion#csp');
});

test('without the index the dialog offers to try again', async ({ page, expectedMessages }) => {
  expectedMessages.push(/could not be loaded/);
  await page.route(indexUrl, (route) => route.fulfill({ body: '<!doctype html>' }));
  await openSearch(page);
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar la búsqueda');
  await page.keyboard.type('contexto');
  await page.unroute(indexUrl);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(optionsOf(page).first()).toContainText(/contexto/i);
});

test('the dialog is accessible, and fits above the keyboard of a phone', async ({ page }) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await openSearch(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['contexto', 'instalar el widget en Next.js', 'zzqqxx']) {
      await search(page, query);
      await expectAccessible(page, 'dialog[open]', `${width} px, "${query}"`);
    }
  }
  await page.evaluate(() => {
    Object.assign(window.visualViewport as object, { height: 340 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await search(page, '--ai-nav-height');
  await page.keyboard.press('End');
  const close = page.getByRole('button', { name: 'Cerrar', exact: true });
  for (const control of [optionsOf(page).last(), close]) {
    const { y = 999, height = 0 } = (await control.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(340);
  }
  expect(await dialogOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
