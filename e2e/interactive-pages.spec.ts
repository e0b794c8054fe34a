import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, hold, hydrated, test } from './support/test';

const page = '/hostile/interactivo';
const folder = 'build.crashes';

// The variant has a navbar item that throws.
test.use({ expectedMessages: /this item always throws|NavbarItem/ });

test('a component with state, an effect and a context works in an MDX page', async ({
  page: tab,
  crashes,
}) => {
  await tab.goto(crashes.origin + page);
  await hydrated(tab);
  const first = tab.getByTestId('interactive').first();
  await expect(first).toContainText('AI Findr, con JavaScript');
  await first.getByRole('button').click();
  await first.getByRole('button').click();
  await expect(first.getByRole('button')).toHaveText('Pulsado 2 veces');
  await expect(first).toContainText('Texto estático dentro del componente.');
  await expect(first).toContainText('texto-solo-del-servidor');
  await expect(tab.getByTestId('interactive').nth(1)).toContainText('Otro texto.');
});

test('it works the same after in-site navigation, and when the reader comes back', async ({
  page: tab,
  crashes,
}) => {
  await tab.goto(crashes.origin + page);
  await hydrated(tab);
  await expect(tab.getByTestId('interactive').first()).toContainText('con JavaScript');
  const text = await tab.locator('main').innerText();
  await tab.getByRole('link', { name: 'enlace a las pestañas' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Pestañas');
  await tab.goBack();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Componentes interactivos');
  await expect.poll(() => tab.locator('main').innerText()).toBe(text);
  await tab.getByTestId('interactive').first().getByRole('button').click();
  await expect(tab.getByTestId('interactive').first().getByRole('button')).toHaveText(
    'Pulsado 1 veces',
  );
});

test('opened from another page, its static parts come from its HTML', async ({
  page: tab,
  crashes,
}) => {
  await tab.goto(`${crashes.origin}/hostile/pestanas`);
  await hydrated(tab);
  await tab.getByRole('link', { name: 'Componentes interactivos' }).first().click();
  await expect(tab.getByTestId('server-only')).toHaveText('texto-solo-del-servidor');
  await expect(tab.getByText('Antes del componente')).toBeVisible();
  await expect(tab.getByText('Una expresión: 2.')).toBeVisible();
});

test('without JavaScript its server-rendered HTML is there', async ({ browser, crashes }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(crashes.origin + page);
  await expect(tab.getByTestId('interactive').first()).toContainText('AI Findr, sin JavaScript');
  await expect(tab.getByTestId('server-only')).toBeVisible();
  await context.close();
});

test('static parts are not in the JavaScript', () => {
  const scripts = path.join(folder, 'assets/js');
  const code = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(scripts, file), 'utf8'))
    .join('');
  expect(code).toContain('con JavaScript');
  expect(code).not.toContain('texto-solo-del-servidor');
  expect(code).not.toContain('Texto estático');
});

test('a click on a button before hydration is not lost', async ({ page: tab, crashes }) => {
  const release = await hold(tab, '**/assets/js/main.*.js');
  await tab.goto(crashes.origin + page, { waitUntil: 'commit' });
  const button = tab.getByTestId('interactive').first().getByRole('button');
  await button.click();
  release();
  await hydrated(tab);
  await expect(button).toHaveText('Pulsado 1 veces');
});
