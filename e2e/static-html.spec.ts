import { expect, hydrated, open, test } from './support/test';
import { watchVisit } from '../scripts/support/weighVisit';

test('the text of the initial page is not in its scripts, and is there again after going back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await open(page, '/docs/widget-config/instalacion');
  const text = await page.locator('.markdown').innerText();
  const paragraph = await page.locator('.markdown p').first().innerText();
  expect(scripts.join('\n')).not.toContain(paragraph.slice(0, 40));

  await page.locator('.markdown a[href^="/docs/widget-config/triggers"]').first().click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Instalación');
  expect(await page.locator('.markdown').innerText()).toBe(text);
  const code = page.locator('.theme-code-block').first();
  await code.getByRole('button').last().click();
  await expect(code.getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await code.locator('code').textContent(),
  );
});

test('a page names all scripts that it needs, and requests none twice', async ({ page }) => {
  const requests = await watchVisit(page);
  const response = await page.goto('/docs/widget-config/instalacion');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !html.includes(`src=${script} defer`))).toEqual([]);
  expect([...new Set(scripts)]).toEqual(scripts);
});

test('a link of the text to a file of the site is left to the browser', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.markdown a[href$=".yaml"]').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.yaml$/);
});
