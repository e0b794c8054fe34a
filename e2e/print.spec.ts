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

test('the foot of the paper has the address of the page and the day', async ({ page }) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const foot = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--print-foot'),
  );
  expect(foot).toMatch(/^"https:\/\/docs\.aifindr\.com\/docs\/\S+ · \d+ de [a-z]+ de \d{4}"$/);
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

test('listings of an operation are printed in frames that are whole on each page, without paths', async ({
  page,
}) => {
  await open(page, '/docs/api/hacer-pregunta');
  const card = page.locator('section:has(> div > [role="tablist"])');
  for (const frame of await card.locator('pre:visible').all()) {
    await expect(frame).toHaveCSS('display', 'block');
    await expect(frame).toHaveCSS('border-top-width', '1px');
    await expect(frame).toHaveCSS('box-decoration-break', 'clone');
    // Margins end at a break between pages, padding does not.
    await expect(frame).not.toHaveCSS('padding-top', '0px');
    // One of fewer than 20 lines is whole.
    await expect(frame).toHaveCSS('orphans', '10');
    await expect(frame).toHaveCSS('widows', '10');
  }
  // Around them, it would end far below the last one on a page.
  await expect(card.first()).toHaveCSS('border-top-width', '0px');
  await expect(page.locator('#cuerpo-query')).toHaveCSS('break-inside', 'avoid');
  const after = await page
    .locator('.markdown a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(new Set(after)).toEqual(new Set(['none']));
});

test('an operation is printed with its fields first, then its samples', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top('Respuestas')).toBeGreaterThan(0);
  expect(await top('Ejemplos de petición')).toBeGreaterThan(await top('Respuestas'));
});
