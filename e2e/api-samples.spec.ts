import type { Page } from '@playwright/test';
import { languageKeys, languageTabs } from '../config/apiReference';
import { expect, hold, open, readClipboard, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';

const example = (page: Page) => page.getByLabel('Ejemplo', { exact: true });
const selectedTab = (page: Page) =>
  page.locator('[data-samples] [role="tab"][aria-selected="true"]:visible');
const panel = (page: Page) => page.locator('[role="tabpanel"][data-language]:visible');
const response = (page: Page) => page.locator('[role="tabpanel"]:not([data-language]):visible');

test('samples start with curl; tabs follow the ARIA pattern @whole-browser', async ({ page }) => {
  await open(page, ask);
  await expect(panel(page)).toContainText("curl 'https://api.saas.aifindr.ai");
  await selectedTab(page).focus();
  await expect(page.locator('[data-samples] [role="tab"][tabindex="0"]')).toHaveCount(1);
  for (const [key, language] of [
    ['ArrowRight', 'csharp'],
    ['Home', 'python'],
    ['ArrowLeft', languageTabs.at(-1)?.language ?? ''],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selectedTab(page)).toHaveText(language);
    await expect(selectedTab(page)).toBeFocused();
  }
  await expect(panel(page)).toHaveAccessibleName(languageTabs.at(-1)?.language ?? '');
});

test('a chosen language is remembered on all pages and in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, ask);
  await open(page, ask);
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(selectedTab(other)).toHaveText('python');
  await page.getByRole('link', { name: 'AI Findr API', exact: true }).first().click();
  const programs = page.locator('article pre:visible').filter({ hasText: 'import requests' });
  await expect(programs).toHaveCount(2);
  await expect(programs.locator('[data-field]')).toHaveCount(0);
  const block = page.locator('.theme-code-block', { hasText: 'import requests' }).first();
  await block.getByRole('button', { name: 'Copiar el código' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^import requests\n/);
});

test('an address chooses a language for one visit, until another is chosen', async ({ page }) => {
  await open(page, `${ask}?lang=rust`);
  await expect(selectedTab(page)).toHaveText('rust');
  await expect(selectedTab(page)).toBeInViewport();
  await open(page, ask);
  await expect(selectedTab(page)).toHaveText('curl');
  await open(page, `${ask}?lang=klingon`);
  await expect(selectedTab(page)).toHaveText('curl');
  await open(page, `${ask}?lang=php`);
  await page.getByRole('button', { name: 'Ver todos los lenguajes' }).click();
  await page.getByRole('tab', { name: 'go', exact: true }).click();
  await page.reload();
  await expect(selectedTab(page)).toHaveText('go');
});

test('the stored language is shown before the bundle has loaded', async ({ page }) => {
  await page.addInitScript(([key, language]) => localStorage.setItem(key, language), [
    languageKeys.storage,
    'java',
  ] as const);
  await page.route('**/assets/js/**', () => new Promise(() => {}));
  await page.goto(ask, { waitUntil: 'commit' });
  await expect(selectedTab(page)).toHaveText('java');
  await expect(panel(page)).toContainText('Unirest.post');
});

test('the response follows the request, and both are copied @whole-browser', async ({ page }) => {
  await open(page, ask);
  await example(page).selectOption({ label: 'En streaming' });
  await expect(panel(page)).toContainText('"stream": true');
  await expect(panel(page)).toHaveCount(1);
  await expect(response(page)).toContainText('event: answer-full');
  await page.getByRole('button', { name: 'Copiar el ejemplo' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/"stream": true[^]*\S$/);
  await page.getByLabel('Respuesta de ejemplo').selectOption('Flujo que termina en error');
  await expect(response(page)).toContainText('event: error');
  await page.getByRole('button', { name: 'Copiar la respuesta' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/event: error[^]*\S$/);
  await page.getByRole('tab', { name: '404' }).click();
  await expect(response(page)).toContainText('not-found');
  await expect(page.getByLabel('Respuesta de ejemplo')).toHaveCount(0);
  await example(page).selectOption({ label: 'Respuesta completa' });
  await expect(response(page)).toContainText('"content"');
});

test('a link to an example chooses it, and so does the link of a response', async ({ page }) => {
  await open(page, '/docs/api/registrar-evento-analitico#ejemplo-widgetAbierto');
  await expect(panel(page)).toContainText('"action": "widget:open"');
  await expect(example(page)).toBeInViewport();
  await open(page, ask);
  await page.getByRole('tab', { name: '200' }).click();
  await page.getByRole('link', { name: 'Ver su petición' }).click();
  await expect(panel(page)).toContainText('"stream": true');
  await expect(example(page)).toBeInViewport();
});

test('an example that is chosen before hydration stays chosen', async ({ page }) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(ask, { waitUntil: 'commit' });
  await example(page).selectOption({ label: 'En una conversación y con contexto' });
  release();
  await expect(panel(page)).toContainText('/grados/ingenieria-informatica');
});

test('offline another example is shown as its body alone', async ({ page, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await open(page, ask);
  await page.route('**/assets/js/**', (route) => route.abort());
  await example(page).selectOption({ label: 'En streaming' });
  await expect(page.locator('[data-example="enStreaming"] pre')).toContainText('"stream": true');
  await expect(page.getByText('La misma petición, con este cuerpo').first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copiar el ejemplo' }).click();
  await expect(page.getByText('No se ha podido copiar').first()).toBeAttached();
  await page.unroute('**/assets/js/**');
  await example(page).selectOption({ label: 'En una conversación y con contexto' });
  await expect(panel(page)).toContainText('conv_ejemplo_01');
  // Print shows the bodies of all examples in DOM order, so the chosen example's program has to follow its body.
  await expect(page.locator('[data-example="conContexto"] + [role="tabpanel"]')).toBeAttached();
});
