import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test';
import { translatePage } from './support/translatePage';

/** One page of each kind. */
const kinds = {
  home: '/',
  'standalone page': '/markdown-page',
  'API information': '/docs/api/ai-findr-api',
  operation: '/docs/api/hacer-pregunta',
  category: '/docs/category/integraciones',
  'guide with the troubleshooter': '/docs/widget-config/instalacion',
  'guide with the configurator': '/docs/widget-config/personalizacion',
  integration: '/docs/widget-config/integraciones/react-nextjs',
};

test.use({ actionTimeout: 10_000 });

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: every control works on a page that the browser has translated`, async ({
    page,
  }) => {
    await page.clock.install();
    await openTranslated(page, path);
    await useControls(page, page.getByRole('main'));
    // What is shown for a moment goes, such as that a page was copied.
    await page.clock.runFor(5000);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: path.startsWith('/docs/api') ? 'Widget' : 'API', exact: true })
      .click();
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expectNoFailure(page);
  });
}

for (const path of [kinds.operation, kinds['guide with the troubleshooter']]) {
  test(`search and the frame of ${path} work where it is translated`, async ({ page }) => {
    await page.clock.install();
    await openTranslated(page, path);
    await test.step('search', () => search(page));
    await test.step('color mode, sidebar and contents', () => useFrame(page));
    await test.step('menu of a phone', () => usePhoneMenu(page));
  });
}

test('the troubleshooter takes one text after another', async ({ page }) => {
  await openTranslated(page, '/docs/widget-config/instalacion');
  const troubleshooter = page.locator('[data-troubleshooter]');
  await troubleshooter.scrollIntoViewIfNeeded();
  const field = troubleshooter.getByRole('textbox');
  for (const text of [
    'Refused to load the script because it violates the Content Security Policy directive: script-src',
    'nothing that is known',
    'net::ERR_BLOCKED_BY_CLIENT',
    '404 Not Found',
    '',
  ]) {
    await field.fill(text);
    await expectNoFailure(page);
  }
  await troubleshooter.locator('summary').first().click();
  await expect(troubleshooter.getByText('Estado: undefined')).toBeVisible();
  await expectNoFailure(page);
});

test('the configurator takes every kind, colors, and dark mode', async ({ page }) => {
  await openTranslated(page, '/docs/widget-config/personalizacion');
  const configurator = page.locator('[data-configurator]');
  await configurator.scrollIntoViewIfNeeded();
  const controls = configurator.getByRole('group', { name: 'Pon tu marca' });
  for (const label of ['Campo de texto', 'Enlace', 'Botón', 'Con borde', 'Píldora', 'Sistema']) {
    const radio = controls.getByRole('radio', { name: label, exact: true });
    await radio.evaluate((input: HTMLInputElement) => input.click());
    await expect(radio).toBeChecked();
    for (const color of await controls.locator('[type="color"]').all()) {
      for (const value of ['#ffffff', '#123456']) await color.fill(value);
    }
  }
  await expectNoFailure(page);
});

test('own values go into a translated page and out of it again', async ({ page }) => {
  await openTranslated(page, '/docs/widget-config/instalacion');
  const entry = page.locator('button[data-project-values]').first();
  for (const value of ['mi-cliente', 'no es válido <', '']) {
    await entry.click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox').first().fill(value);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await expectNoFailure(page);
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await translatePage(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
}

/** Presses, opens, checks and selects all that can be seen. */
async function useControls(page: Page, root: Locator): Promise<void> {
  await pressAll(root.locator('button, summary, [role="tab"], [type="radio"]'));
  for (const choice of await root.getByRole('combobox').all()) {
    const count = await choice.getByRole('option').count();
    for (let index = 0; index < count; index += 1) await choice.selectOption({ index });
  }
  await expectNoFailure(page);
}

/** Presses what is still there once what was before it has been pressed; what opens a dialog has a test of its own. */
async function pressAll(controls: Locator): Promise<void> {
  const handles = await controls.filter({ visible: true }).elementHandles();
  expect(handles.length).toBeGreaterThan(0);
  for (const handle of handles) {
    await handle.evaluate((control: HTMLElement) => {
      if (control.isConnected && control.ariaHasPopup === null) control.click();
    });
  }
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  for (const query of ['color del botón', 'clientId', 'cómo copio', 'xqzw']) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 40 });
    await page.clock.runFor(1000);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await field.press(key);
    await expectNoFailure(page);
  }
  await page.keyboard.press('Escape');
}

/** Color mode, sidebar and contents. */
async function useFrame(page: Page): Promise<void> {
  const navbar = page.getByRole('navigation', { name: 'Principal' });
  for (let press = 0; press < 2; press += 1) {
    await navbar.getByRole('button', { name: /claro|oscuro/ }).click();
  }
  const sidebar = page.getByRole('complementary');
  if (await sidebar.first().isVisible()) await pressAll(sidebar.getByRole('button'));
  for (const link of (await page.locator('a.table-of-contents__link:visible').all()).slice(0, 3)) {
    await link.click();
  }
  await expectNoFailure(page);
}

async function usePhoneMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await pressAll(page.locator('.navbar-sidebar').getByRole('button'));
  await page.keyboard.press('Escape');
  await expectNoFailure(page);
}

async function expectNoFailure(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/This page crashed|Esta parte ha fallado/)).toHaveCount(0);
}
