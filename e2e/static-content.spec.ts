/** The text of the page that the reader opens: its nodes stay as the document brought them, and come back with the reader. */
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

test('no script competes with what the first picture needs', async ({ page }) => {
  await page.route('**/assets/css/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await open(page, '/docs/widget-config/instalacion');
  const { stylesheet, scripts } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const named = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
    return {
      stylesheet: Math.max(...named('.css').map(({ responseEnd }) => responseEnd)),
      scripts: named('.js').map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(stylesheet);
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
