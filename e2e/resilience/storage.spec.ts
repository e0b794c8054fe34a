import { expect, open, test } from '../support/test';
import { useSite } from './useSite';

const operation = '/docs/api/crear-conversacion';

/** Every storage key of the site and its framework. */
const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'aifindr.sample-language',
  'site.search.slashKey',
  'site.projectValues',
];

const garbage = ['', '{"a":', '<script>alert(1)</script>', '\u0000\ud800'.repeat(10_000)];

test('garbage in every storage key does not break the site', async ({ page }) => {
  await useSite(page);
  for (const value of garbage) {
    await page.evaluate(
      ([names, text]) => names.forEach((name) => localStorage.setItem(name, text)),
      [keys, value] as const,
    );
    await open(page, operation);
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
