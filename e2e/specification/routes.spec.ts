import { expectSpanish } from '../support/interfaceStrings';
import { countLoads, expect, open, sharedWindow, test, waitForHydration } from '../support/test';

test.use(sharedWindow);

const main = '/docs/widget-config/intro';

test('R13: /docs leads to the main doc in one document, with query and hash', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/docs?utm=1#antes-de-empezar');
  await expect(page).toHaveURL(`${main}?utm=1#antes-de-empezar`);
  await expect(page.locator('#antes-de-empezar')).toBeInViewport();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('R12: a path with .html or /index.html is the page without it', async ({ page }) => {
  for (const [path, route] of [
    ['/index.html', '/'],
    ['/docs/widget-config/triggers.html', '/docs/widget-config/triggers'],
    ['/docs/api/hacer-pregunta/index.html', '/docs/api/hacer-pregunta'],
  ] as const) {
    await open(page, route);
    const heading = await page.locator('h1').innerText();
    expect((await page.goto(path))?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(route);
  }
});

test.describe('R11: any other path', () => {
  // The browser logs the 404 of the page as an error.
  test.beforeEach(({ expectedMessages }) => void expectedMessages.push(/status of 404/));

  test('is a not-found page with status 404, in Spanish, with links', async ({ page }) => {
    for (const path of ['/docs/api', '/%E0%A4%A', '/X%C3%B3', '/a.html/b', `${main}x`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText('Página no encontrada');
      await expect(page).toHaveTitle('Página no encontrada | AI Findr');
    }
    await expectSpanish(page, 'Página no encontrada');
    await expect(page.locator('main h2 a')).toHaveAccessibleName('Direct link to Empieza por aquí');
    await expect(page.locator('main a[href="/docs/api/ai-findr-api"]')).toBeVisible();
    await page.locator(`main a[href="${main}"]`).first().click();
    await expect(page).toHaveURL(main);
  });

  test('that differs in case has status 404 and a link to the page meant', async ({ page }) => {
    for (const [path, meant] of [
      ['/docs/api/CHAT', '/docs/api/chat'],
      ['/MARKDOWN-PAGE', '/markdown-page'],
      ['/Docs/widget-config/intro', main],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText('Página no encontrada');
      const link = page.getByRole('link', { name: meant, exact: true });
      await expect(page).toHaveURL(path);
      await link.click();
      await expect(page).toHaveURL(meant);
      await expect(page.locator('h1')).not.toHaveText('Página no encontrada');
    }
  });
});

test('a hash that names nothing shows the top', async ({ page }) => {
  for (const hash of ['#%E0%A4%A', '#"><img src=x onerror=alert(1)>']) {
    await open(page, `/docs/widget-config/triggers${hash}`);
    await expect(page.locator('main h1')).toBeInViewport();
  }
});
