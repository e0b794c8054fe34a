import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hold, hydrated, open, test } from './support/test';

const route = '/hostile/interactivo';
const interactive = (page: Page) => page.getByTestId('interactive').first();
const button = (page: Page) => interactive(page).getByRole('button');

// The variant has a navbar item that throws.
test.use({ expectedMessages: /this item always throws|NavbarItem/ });

test('a component with state, an effect and a context works in an MDX page', async ({
  page,
  crashes,
}) => {
  await open(page, crashes.origin + route);
  await expect(interactive(page)).toContainText('AI Findr, con JavaScript');
  await button(page).click();
  await button(page).click();
  await expect(button(page)).toHaveText('Pulsado 2 veces');
  await expect(interactive(page)).toContainText('Texto estático dentro del componente.');
  await expect(interactive(page)).toContainText('texto-solo-del-servidor');
  await expect(page.getByTestId('interactive').nth(1)).toContainText('Otro texto.');
});

test('it works the same after in-site navigation, and when the reader comes back', async ({
  page,
  crashes,
}) => {
  await open(page, crashes.origin + route);
  await expect(interactive(page)).toContainText('con JavaScript');
  const text = await page.locator('main').innerText();
  await page.getByRole('link', { name: 'enlace a las pestañas' }).click();
  await expect(page.locator('h1')).toHaveText('Pestañas');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Componentes interactivos');
  await expect.poll(() => page.locator('main').innerText()).toBe(text);
  await button(page).click();
  await expect(button(page)).toHaveText('Pulsado 1 veces');
});

test('opened from another page, its static parts come from its HTML', async ({ page, crashes }) => {
  await open(page, `${crashes.origin}/hostile/pestanas`);
  await page.getByRole('link', { name: 'Componentes interactivos' }).first().click();
  await expect(page.getByTestId('server-only')).toHaveText('texto-solo-del-servidor');
  await expect(page.getByText('Antes del componente')).toBeVisible();
  await expect(page.getByText('Una expresión: 2.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its server-rendered HTML is there', async ({ page, crashes }) => {
    await page.goto(crashes.origin + route);
    await expect(interactive(page)).toContainText('AI Findr, sin JavaScript');
    await expect(page.getByTestId('server-only')).toBeVisible();
  });
});

test('static parts are not in the JavaScript', () => {
  const scripts = path.resolve('build.crashes/assets/js');
  const code = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(scripts, file), 'utf8'))
    .join('');
  expect(code).toContain('con JavaScript');
  expect(code).not.toContain('texto-solo-del-servidor');
  expect(code).not.toContain('Texto estático');
});

test('a click on a button before hydration is not lost', async ({ page, crashes }) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(crashes.origin + route, { waitUntil: 'commit' });
  await button(page).click();
  release();
  await hydrated(page);
  await expect(button(page)).toHaveText('Pulsado 1 veces');
});
