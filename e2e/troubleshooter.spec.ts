import type { Page } from '@playwright/test';
import { expectAccessibleAtWidths } from './support/axe';
import { expect, hold, open, sharedWindow, test } from './support/test';

const route = '/docs/widget-config/instalacion';

test.use(sharedWindow);

const panelOf = (page: Page) => page.locator('[data-troubleshooter]');
const fieldOf = (page: Page) => panelOf(page).getByRole('textbox');
const statusOf = (page: Page) => panelOf(page).getByRole('status');

test('a pasted error leads to its row, by keyboard alone @whole-browser', async ({ page }) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(route, { waitUntil: 'commit' });
  await fieldOf(page).fill('GET https://hub.aifindr.ai/widget.js net::ERR_BLOCKED_BY_CLIENT');
  release();
  const row = page.locator('tr#bloqueador');
  await expect(statusOf(page)).toContainText('Muestra el trigger solo cuando');
  await expect(row).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${route}#bloqueador`);
  await expect(row).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(route);
});

test('Back from the link of a solution returns to its row', async ({ page }) => {
  await open(page, route);
  await page.locator('summary', { hasText: 'Al pulsar el trigger no pasa nada' }).click();
  const link = page.getByRole('link', { name: 'Llama a open() desde tu botón' });
  await link.click();
  await expect(page).toHaveURL('/docs/widget-config/triggers#aparece-despues');
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('several causes are listed, and another text takes their place', async ({ page }) => {
  await open(page, route);
  const links = statusOf(page).locator('li > a');
  await fieldOf(page).fill('Uncaught (in promise) TypeError: open()\nnet::ERR_BLOCKED_BY_CLIENT');
  await expect(links).toHaveCount(2);
  await fieldOf(page).fill('Estado: ready');
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(panelOf(page).locator('#cuantos-triggers')).toHaveAttribute('open');
  await fieldOf(page).fill('Hola, no funciona');
  await expect(statusOf(page)).toContainText('No reconocemos este texto');
  await expect(statusOf(page).getByRole('link')).toHaveAttribute(
    'href',
    'mailto:producteam@aifindr.ai',
  );
  await fieldOf(page).fill('');
  await expect(statusOf(page)).toBeEmpty();
});

test('offline the field says so; later it finds the row', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await open(page, route);
  await page.route('**/assets/js/*', (request) => request.abort());
  await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
  await expect(statusOf(page)).toHaveText(/^No se ha podido cargar\. Comprueba tu conexión/);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('net::ERR_BLOCKED_BY_CLIENT');
  await page.unrouteAll();
  await fieldOf(page).press('End');
  await fieldOf(page).press('Enter');
  await expect(statusOf(page).getByRole('link').first()).toBeVisible();
  await expect(statusOf(page)).not.toContainText('No se ha podido cargar');
});

test('a cold load of an address in a closed block leaves its heading in view', async ({ page }) => {
  for (const id of ['no-abre', 'problemas-wordpress']) {
    await page.goto('about:blank');
    await open(page, `${route}#${id}`);
    await expect(page.locator(`details:has(> summary #${id})`)).toHaveAttribute('open');
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
  }
});

test('axe finds nothing in the troubleshooter; paper has only the rows', async ({ page }) => {
  await open(page, route);
  await panelOf(page)
    .locator('details')
    .evaluateAll((blocks) => blocks.forEach((block) => block.setAttribute('open', '')));
  await fieldOf(page).fill('Uncaught (in promise) TypeError: open()\nnet::ERR_BLOCKED_BY_CLIENT');
  await expect(statusOf(page)).not.toBeEmpty();
  await expectAccessibleAtWidths(page, '[data-troubleshooter]');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(panelOf(page)).toBeHidden();
  await expect(page.locator('tr#bloqueador')).toBeVisible();
});
