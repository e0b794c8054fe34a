/** The text of the page that the reader opens: its nodes stay as the document brought them, and come back with the reader. */
import type { Request } from '@playwright/test';
import { expect, open, test } from './support/test';

test('the text that came with the document is kept, lives, and is there again on the way back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await open(page, '/docs/widget-config/instalacion');
  const heading = page.getByRole('heading', { name: 'Dónde va el script y por qué lleva' });
  await expect(heading).toBeVisible();
  expect(scripts.join('\n')).not.toContain('Pega esta etiqueta justo antes de');

  await page.locator('.markdown a[href^="/docs/widget-config/triggers"]').first().click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(page.locator('.markdown [role="status"]').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ai-findr-trigger');
});

test('the page names all scripts that it needs, and asks for none twice', async ({ page }) => {
  const scripts: string[] = [];
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  };
  page.on('request', collect);
  // What comes later is for other pages.
  page.once('load', () => page.off('request', collect));
  const response = await page.goto('/docs/widget-config/instalacion');
  const html = (await response?.text()) ?? '';
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !html.includes(`src=${script} `))).toEqual([]);
  expect([...new Set(scripts)]).toEqual(scripts);
});

test('a link of the text to a file of the site is left to the browser', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.markdown a[href$=".yaml"]').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.yaml$/);
});
