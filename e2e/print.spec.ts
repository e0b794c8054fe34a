import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

const route = '/docs/widget-config/instalacion';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
});

test('only the content is printed: no navigation and no buttons', async ({ page }) => {
  for (const selector of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.theme-doc-breadcrumbs',
    '.hash-link',
    '[aria-label="Copiar el código"]',
  ]) {
    await expect(page.locator(selector).first()).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
});

test('dark mode prints dark text on white', async ({ page }) => {
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(52, 52, 78)');
});

test('links to other sites print their address, those within this one nothing', async ({
  page,
}) => {
  const printed = (start: string) =>
    page
      .locator(`.markdown p a[href^="${start}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed('/docs')).toBe('none');
  await open(page, '/docs/widget-config/intro');
  expect(await printed('https://')).toContain('https://');
});

test('printed code is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 900 });
  const cut = () =>
    page
      .locator('.markdown pre')
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
  await expect.poll(cut).toBe(0);
});

test('the longest guide prints on 18 pages at most', async ({ page }) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(18);
});

test('details are open while printing and closed again afterwards', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const closed = page.locator('details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});

test('a title bar stays with its code, and long code and tables may break', async ({ page }) => {
  const breaks = await page.evaluate(() => {
    const read = (selector: string, property: string) =>
      getComputedStyle(document.querySelector(selector) as Element).getPropertyValue(property);
    return [
      read('.theme-code-block > :first-child', 'break-after'),
      read('.theme-code-block pre', 'break-inside'),
      read('.theme-code-block', 'overflow-y'),
      read('.table-scroll table', 'break-inside'),
      read('.table-scroll tr', 'break-inside'),
    ];
  });
  expect(breaks).toEqual(['avoid', 'auto', 'visible', 'auto', 'avoid']);
});

test('an operation is printed with its fields first, then its samples', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Respuestas')).toBeGreaterThan(0);
  expect(await top('Ejemplos de petición')).toBeGreaterThan(await top('Respuestas'));
});
