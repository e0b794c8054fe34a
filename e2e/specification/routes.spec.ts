import { sharedWindow } from '../support/sharedWindow';
import { expect, hydrated, open, test } from '../support/test';

test.use(sharedWindow);

test('R13: /docs leads to the main doc in one document, with query and hash', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/docs?utm=1#antes-de-empezar');
  await expect(page).toHaveURL('/docs/widget-config/intro?utm=1#antes-de-empezar');
  await expect(page.locator('#antes-de-empezar')).toBeInViewport();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/docs']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R13: /docs leads to the main doc', async ({ page }) => {
    await page.goto('/docs');
    await page.locator('main a').click();
    await page.waitForURL('**/docs/widget-config/intro');
  });
});

test('R12: a path that ends in .html or index.html is the page without that ending', async ({
  page,
}) => {
  for (const [path, route] of [
    ['/index.html', '/'],
    ['/docs/widget-config/triggers.html', '/docs/widget-config/triggers'],
    ['/docs/api/hacer-pregunta/index.html', '/docs/api/hacer-pregunta'],
  ] as const) {
    await open(page, route);
    const heading = await page.locator('h1').innerText();
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(route);
  }
});

test.describe('R11: any other path', () => {
  // The browser logs the status of the page.
  test.use({ expectedMessages: /status of 404/ });

  test('is a not-found page with status 404 and the ways in', async ({ page }) => {
    const response = await page.goto('/docs/widget-config/instalacin');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Página no encontrada');
    await expect(page.locator('main a[href="/docs/api/ai-findr-api"]')).toBeVisible();
    await page.locator('main a[href="/docs/widget-config/intro"]').click();
    await expect(page).toHaveURL('/docs/widget-config/intro');
  });
});
