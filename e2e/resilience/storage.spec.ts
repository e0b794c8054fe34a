import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** Changes the color mode, goes to another page of the guide, chooses a language of the samples, and searches. */
async function useSite(page: Page): Promise<void> {
  await open(page, '/docs/widget-config/api-reference');
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await open(page, '/docs/api/hacer-pregunta');
  const tab = page.getByRole('tab', { name: 'go', exact: true }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar' }).fill('triggers');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const garbage = ['', '{"a":', '<script>alert(1)</script>', '\u0000\ud800'.repeat(10_000)];

test('garbage in every storage key does not break the site', async ({ page }) => {
  await useSite(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('theme');
  for (const value of garbage) {
    await page.evaluate(
      ([names, text]) => names.forEach((name) => localStorage.setItem(name, text)),
      [keys, value] as const,
    );
    await open(page, '/docs/api/crear-conversacion');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
  }
});

test.describe('full storage', () => {
  test.use({ expectedMessages: /storage|stored/i });

  test('the site works without persisting', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await useSite(page);
  });
});
