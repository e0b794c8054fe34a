import { watchVisit } from '../scripts/support/weighVisit';
import { expect, hydrated, open, readClipboard, test } from './support/test';

test('the text of the initial page is not in its scripts, and is there again after going back', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, '/docs/widget-config/instalacion');
  const text = await page.locator('.markdown').innerText();
  const paragraph = await page.locator('.markdown p').first().innerText();
  page.removeAllListeners('response');
  expect(scripts.length).toBeGreaterThan(3);
  expect((await Promise.all(scripts)).join('\n')).not.toContain(paragraph.slice(0, 40));

  // As a browser that translates the page; it is off again when the reader comes back.
  await page.locator('.markdown p').evaluateAll((paragraphs) => {
    for (const paragraph of paragraphs) paragraph.innerHTML = '<font>Translated</font>';
  });
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Instalación');
  await expect.poll(() => page.locator('.markdown').innerText()).toBe(text);
  const code = page.locator('.theme-code-block').first();
  await code.getByRole('button').last().click();
  const shown = await code.locator('code').textContent();
  await expect.poll(() => readClipboard(page)).toBe(shown);
});

test.describe('where React cannot hydrate a page', () => {
  test.use({ expectedMessages: /onRecoverableError|error #418/ });

  test('its static parts keep their nodes', async ({ page }) => {
    const route = '/docs/widget-config/integraciones/angular';
    await open(page, route);
    const text = await page.locator('.markdown').innerText();
    // As an extension of the browser may.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const label = document.querySelector('.navbar__title');
        if (label !== null) label.textContent = 'Changed';
      }),
    );
    const failure = page.waitForEvent('console', (message) => message.text().includes('#418'));
    await open(page, route);
    await failure;
    await expect.poll(() => page.locator('.markdown').innerText()).toBe(text);
    const title = await page.locator('h1').innerText();
    await page.locator('.markdown a[href^="/docs/widget-config/intro"]').first().click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => page.locator('.markdown').innerText()).toBe(text);
  });
});

test('a page names all scripts that it needs, and requests none twice', async ({ page }) => {
  const readRequests = await watchVisit(page);
  const response = await page.goto('/docs/widget-config/instalacion');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  const scripts = (await readRequests())
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
