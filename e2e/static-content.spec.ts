/** The text of the page that the reader opens: its nodes stay as the document brought them, and come back with the reader. */
import type { Route } from '@playwright/test';
import { expect, hydrated, open, test } from './support/test';
import { watchVisit } from './support/weighVisit';

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
  const requests = await watchVisit(page);
  const response = await page.goto('/docs/widget-config/instalacion');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !html.includes(`src=${script}>`))).toEqual([]);
  expect([...new Set(scripts)]).toEqual(scripts);
});

test('no script is asked for before the first picture is seen', async ({ page }) => {
  await page.route('**/assets/css/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await open(page, '/docs/widget-config/instalacion');
  const { picture, scripts } = await page.evaluate(() => ({
    picture: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  expect(picture).toBeGreaterThan(1000);
  expect(Math.min(...scripts)).toBeGreaterThan(picture ?? NaN);
});

test('a page that is opened in the background is ready before anyone looks at it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/widget-config/instalacion');
  await expect.poll(() => page.evaluate(() => 'docusaurus' in window)).toBe(true);
});

test('a link of the text to a file of the site is left to the browser', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.markdown a[href$=".yaml"]').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.yaml$/);
});

test.describe('what a collapsed category of the sidebar holds', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('comes when the reader asks for it, and is asked for again where it did not come', async ({
    page,
  }) => {
    // Nothing is fetched before a reader asks for it then.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    await open(page, '/docs/api/hacer-pregunta');
    const held: Route[] = [];
    await page.route('**/assets/js/*.js', (route) => held.push(route));
    const category = page.locator('.theme-doc-sidebar-item-category', { hasText: 'Analytics' });
    const toggle = category.getByRole('button');
    await expect(category.locator('ul')).toHaveCount(0);

    await toggle.click();
    await expect(category).toHaveAttribute('aria-busy', 'true');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.abort();
    await expect(category).not.toHaveAttribute('aria-busy');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.press('Enter');
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
    await page.unroute('**/assets/js/*.js');
    await category.getByRole('link', { name: 'Registrar evento analítico' }).click();
    await expect(page.locator('main h1')).toHaveText('Registrar evento analítico');
  });
});
