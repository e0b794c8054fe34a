import { expect, open, test } from '../support/test';

const garbage = ['', '{"a":', '<script>alert(1)</script>', '\u0000\ud800'.repeat(10_000)];

test('garbage in every storage key does not break the site', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await page.getByRole('tab', { name: 'go', exact: true }).first().click();
  await page.evaluate(() => localStorage.setItem('site.projectValues', '{}'));
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.length).toBeGreaterThan(2);
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
