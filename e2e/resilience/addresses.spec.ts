/** Addresses that nobody wrote, and the history of those that readers visit. */
import { expect, open, stopTimers, test } from '../support/test';

const guide = '/docs/widget-config/triggers';

test.describe('An address that no page has', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const path of ['/docs/api', '/docs/no-existe', '/%E0%A4%A', '/X%C3%B3', '/a.html/b']) {
    test(`${path} is the not-found page, with its title`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('h1')).toHaveText('Página no encontrada');
      await expect(page).toHaveTitle('Página no encontrada | AI Findr');
    });
  }
});

test('back and forward restore anchors and pages', async ({ page }) => {
  await open(page, guide);
  const anchor = page.locator('nav .table-of-contents > li > a').nth(3);
  const hash = (await anchor.getAttribute('href')) ?? '';
  await anchor.click();
  await expect(page).toHaveURL(guide + hash);
  await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
  await expect(page.locator('main h1')).toHaveText(/Instalación/);
  await page.goBack();
  await expect(page).toHaveURL(guide + hash);
  await expect(page.locator(hash)).toBeInViewport();
  await page.goForward();
  await expect(page.locator('main h1')).toHaveText(/Instalación/);
});

test('a copy button does not say "copied" when the reader comes back', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  await stopTimers(page);
  await page.getByRole('button', { name: 'Copiar el código' }).first().click();
  const copied = page.locator('main [data-outcome]');
  await expect(copied).toHaveCount(1);
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText(/Instalación/);
  await expect(copied).toHaveCount(0);
});

for (const hash of ['#no-existe', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>']) {
  test(`the hash ${hash}, which names nothing, shows the top of the page`, async ({ page }) => {
    await open(page, guide + hash);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
