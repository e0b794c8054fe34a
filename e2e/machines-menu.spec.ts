import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, readClipboard, test } from './support/test';

const route = '/docs/widget-config/triggers';
const markdown = readFileSync(path.resolve(__dirname, `../build${route}.md`), 'utf8');

const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar página|Copiada)$/ });
const status = (page: Page) => copyButton(page).locator('..').getByRole('status');
const summaryOf = (page: Page) => copyButton(page).locator('..').locator('summary');

test('a page is copied as Markdown, and the status says so', async ({ page }) => {
  await open(page, route);
  await copyButton(page).click();
  await expect(status(page)).toHaveText('Página copiada.');
  await expect(copyButton(page)).toHaveAccessibleName('Copiada');
  expect(await readClipboard(page)).toBe(markdown);
});

test.describe('when the Markdown cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ });
  test('the status says what to do, and the copy works once the network is back', async ({
    page,
  }) => {
    await page.route('**/*.md', (request) => request.abort());
    await open(page, route);
    const copy = copyButton(page);
    await copy.click();
    await expect(status(page)).toContainText('No se ha podido copiar');
    await page.unroute('**/*.md');
    await copy.click();
    await expect(status(page)).toHaveText('Página copiada.');
    expect(await readClipboard(page)).toBe(markdown);
  });
});

test('the menu opens and closes by keyboard, returns the focus, and closes on a click outside', async ({
  page,
}) => {
  await open(page, route);
  const summary = summaryOf(page);
  const link = page.getByRole('link', { name: 'Ver como Markdown' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(link).toBeVisible();
  await page.locator('h1').click();
  await expect(link).toBeHidden();
});

test('its links open the Markdown, and assistants with a prompt to read it, also after navigation inside the site', async ({
  page,
}) => {
  await open(page, '/docs/widget-config/intro');
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').first().click();
  await expect(page.locator('h1')).toHaveText('Triggers');
  await summaryOf(page).click();
  await expect(page.getByRole('link', { name: 'Ver como Markdown' })).toHaveAttribute(
    'href',
    `${route}.md`,
  );
  for (const [name, address] of [
    ['Abrir en ChatGPT', 'https://chatgpt.com/?q='],
    ['Abrir en Claude', 'https://claude.ai/new?q='],
  ] as const) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(href.startsWith(address)).toBe(true);
    expect(new URL(href).searchParams.get('q')).toContain(`https://docs.aifindr.com${route}.md`);
  }
  // Tags that describe only the initial page are removed.
  await expect(page.locator('[data-initial-page]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('its links work', async ({ page }) => {
    await page.goto(route);
    await expect(copyButton(page)).toHaveCount(0);
    const menu = page.locator('summary[aria-label="Abrir la página como Markdown"]');
    const label = await menu.evaluate((summary) => getComputedStyle(summary, '::before').content);
    expect(label).toBe('"Abrir la página como Markdown"');
    await menu.click();
    await page.getByRole('link', { name: 'Ver como Markdown' }).click();
    await expect(page).toHaveURL(`${route}.md`);
  });
});
