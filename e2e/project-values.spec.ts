/** Tests that readers' own values replace the placeholders in code (packages/project-values). */
import type { Page } from '@playwright/test';
import { expectAccessibleAtWidths } from './support/axe';
import { pageRoutes } from './support/routes';
import {
  blockStorage,
  expect,
  hold,
  open,
  readClipboard,
  test,
  waitForHydration,
  watchLayoutShift,
} from './support/test';

const installation = '/docs/widget-config/instalacion';
const key = 'site.projectValues';

const marks = (page: Page, name: string) => page.locator(`[data-placeholder="${name}"]`);
const clientMark = (page: Page) => marks(page, 'client-id').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mi proyecto' });
const clientIdField = (page: Page) => dialog(page).getByLabel(/Identificador de cliente/);
const readStored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

async function enterClientId(page: Page, value: string): Promise<void> {
  await clientMark(page).click();
  await clientIdField(page).fill(value);
  await clientIdField(page).press('Enter');
}

test('placeholders in code are marked, and a key never is', async ({ page }) => {
  const pages = await Promise.all(
    pageRoutes.map(async (route) => (await page.request.get(route)).text()),
  );
  const found = pages.join('').matchAll(/data-placeholder=[\w"-]+>([^<]*)</g);
  const texts = new Set([...found].map(([, text]) => text));
  expect([...texts].sort().join(' ')).toBe(
    'TU_CLIENT_ID TU_PROJECT_ID TU_SLUG proj_ejemplo_01 universidad-ejemplo',
  );
});

test('until it is deleted, a value replaces its placeholder, also in copies', async ({ page }) => {
  await open(page, installation);
  await enterClientId(page, '  uni-01  ');
  await expect(dialog(page)).toHaveCount(0);
  await expect(clientMark(page)).toBeFocused();
  expect(new Set(await marks(page, 'client-id').allTextContents())).toEqual(new Set(['uni-01']));
  await expect(page.locator('p code', { hasText: 'uni-01' }).first()).toBeVisible();
  const listing = page.locator('.theme-code-block', { has: clientMark(page) }).first();
  await listing.getByRole('button', { name: 'Copiar el código' }).click();
  await expect.poll(() => readClipboard(page)).toContain('data-client-id="uni-01"');
  await page.locator('.menu').getByRole('link', { name: 'Angular' }).click();
  await expect(page.locator('h1')).toContainText('Angular');
  expect(new Set(await marks(page, 'client-id').allTextContents())).toEqual(new Set(['uni-01']));
  await clientMark(page).click();
  await dialog(page).getByRole('button', { name: 'Borrar mis datos' }).click();
  await expect(clientMark(page)).toHaveText('TU_CLIENT_ID');
  expect(await readStored(page)).toBeNull();
});

test('a value entered in one sample is in others too, and in their copies', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const shown = page.locator('[data-samples] pre').filter({ visible: true }).last();
  await page.getByRole('combobox', { name: 'Ejemplo' }).first().selectOption({ index: 1 });
  await shown.locator('[data-placeholder]').first().click();
  const input = dialog(page).getByLabel(/Identificador del proyecto/);
  await expect(input).toBeFocused();
  await input.fill('p-02');
  await input.press('Enter');
  await expect(shown).toContainText('p-02');
  await page.getByRole('tab', { name: 'go', exact: true }).click();
  await page.getByRole('button', { name: 'Copiar el ejemplo' }).click();
  await expect.poll(() => readClipboard(page)).toContain('p-02');
  expect(await readClipboard(page)).toContain('TU_CLAVE_API');
});

test('a loaded page has the value before its scripts run, without a shift', async ({ page }) => {
  const readShift = await watchLayoutShift(page);
  const value = 'uni-7f9c2b34-0a1b-4c5d-8e9f-001122334455';
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ 'client-id': value }),
  ] as const);
  const release = await hold(page, '**/assets/js/**');
  await page.goto(installation, { waitUntil: 'commit' });
  await expect(clientMark(page)).toHaveText(value);
  release();
  await waitForHydration(page);
  await expect(clientMark(page)).toHaveAttribute('role', 'button');
  expect(await readShift()).toBeLessThan(0.005);
  // A printed page shows the placeholder.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(clientMark(page)).toHaveText('TU_CLIENT_ID');
});

test('a bad value is refused with a reason, accessibly, and not stored', async ({ page }) => {
  await open(page, installation);
  await enterClientId(page, 'dos palabras');
  await expect(clientIdField(page)).toBeFocused();
  await expect(clientIdField(page)).toHaveAccessibleDescription(/Usa solo letras/);
  expect(await readStored(page)).toBeNull();
  await expectAccessibleAtWidths(page, 'dialog');
});

test('keys open and close the dialog and return the focus @whole-browser', async ({ page }) => {
  await open(page, installation);
  const entry = page.getByRole('button', { name: 'Poner mis datos' }).first();
  for (const [opener, name] of [
    [clientMark(page), 'Enter'],
    [clientMark(page), 'Space'],
    [entry, 'Enter'],
  ] as const) {
    await opener.press(name);
    await expect(clientIdField(page)).toBeFocused();
    await clientIdField(page).fill('uni-01');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(clientMark(page)).toHaveText('TU_CLIENT_ID');
  }
});

test('another tab follows a change of values', async ({ page, context }) => {
  await open(page, installation);
  const other = await context.newPage();
  await open(other, '/');
  await enterClientId(page, 'uni-01');
  await expect(clientMark(other)).toHaveText('uni-01');
  await page.evaluate(() => localStorage.clear());
  await expect(clientMark(other)).toHaveText('TU_CLIENT_ID');
});

test('without storage the dialog says that nothing is kept', async ({ page, expectedMessages }) => {
  expectedMessages.push(/^warning: .*(localStorage|storage)/i);
  await blockStorage(page);
  await open(page, installation);
  await clientMark(page).click();
  await expect(dialog(page)).toContainText('Este navegador no permite guardarlo');
});

test('a dialog that fails to load can be tried again', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  await open(page, installation);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await clientMark(page).click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar');
  await page.unroute('**/assets/**');
  await clientMark(page).click();
  await expect(clientIdField(page)).toBeFocused();
});
