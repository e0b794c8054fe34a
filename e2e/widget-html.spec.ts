/** The plain HTML examples, run against the reference double. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openExample, serveExamples } from '../widget/testing/openExample';
import { sampleOrigin } from '../widget/testing/routeWidget';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

const overlay = '#ai-findr-widget-overlay';

/** Uncaught errors and console errors of a page. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

const context = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getContext());
const state = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getState());

for (const file of ['index.html', 'production.html', 'usage.html']) {
  test(`${file}: the trigger opens the widget, without faults or other hosts`, async ({ page }) => {
    const faults = collectFaults(page);
    const traffic = await openExample(page, file);
    await expect.poll(() => state(page)).toBe('ready');
    await page.locator('#ai-findr-trigger').click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(faults).toEqual([]);
    expect(traffic).toEqual({ scriptRequests: 1, strangers: [] });
  });

  test(`${file}: a blocked script leaves the page working`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openExample(page, file, { network: 'blocked' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await page.locator('#ai-findr-trigger').isVisible())
      await page.locator('#ai-findr-trigger').click();
    expect(errors).toEqual([]);
  });

  test(`${file}: a second script tag does no harm`, async ({ page }) => {
    const faults = collectFaults(page);
    await openExample(page, file, {
      change: (html) =>
        html.replace(
          '</body>',
          '<script src="https://hub.aifindr.ai/widget.js" data-client-id="TU_CLIENT_ID" defer></script></body>',
        ),
    });
    await expect.poll(() => state(page)).toBe('ready');
    await page.locator('#ai-findr-trigger').click();
    await expect(page.locator(overlay)).toHaveCount(1);
    expect(faults).toEqual([]);
  });
}

test.describe('production.html', () => {
  test('sends the page as context and fixed attributes as metadata', async ({ page }) => {
    await openExample(page, 'production.html');
    await expect(page.locator('#ai-findr-trigger')).toBeVisible();
    await expect
      .poll(() => context(page))
      .toEqual({
        page: 'ayuda',
        path: '/production.html',
        title: 'Envíos y devoluciones | Tienda de muestra',
      });
    expect(await page.evaluate(() => window.AIFindrWidget?.getMetadata())).toEqual({
      environment: 'production',
      store: 'tienda-muestra',
    });
  });

  for (const network of ['blocked', { failure: 'load' }] as const) {
    test(`keeps the help link where the widget is ${network === 'blocked' ? 'blocked' : 'broken'}`, async ({
      page,
    }) => {
      await openExample(page, 'production.html', { network });
      await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
      await expect(page.locator('#ai-findr-trigger')).toBeHidden();
    });
  }

  test('the help link stays beside the trigger', async ({ page }) => {
    await openExample(page, 'production.html');
    await expect(page.locator('#ai-findr-trigger')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
  });

  test('one error leaves the trigger; a widget in error hides it, and the focus goes to the help link', async ({
    page,
  }) => {
    await openExample(page, 'production.html', { network: { failure: 'open' } });
    const trigger = page.locator('#ai-findr-trigger');
    await trigger.click();
    await expect(trigger).toBeVisible();
    await page.evaluate(() =>
      Object.assign(window.AIFindrWidget ?? {}, { getState: () => 'error' }),
    );
    await trigger.press('Enter');
    await expect(trigger).toBeHidden();
    await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeFocused();
  });

  test('the policy refuses scripts of other hosts, inline ones too', async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await openExample(page, 'production.html', {
      change: (html) =>
        html.replace(
          '</body>',
          '<script>document.title = "inline"</script><script src="https://other.test/x.js"></script></body>',
        ),
    });
    await expect.poll(() => violations.length).toBe(2);
    await expect(page).toHaveTitle('Envíos y devoluciones | Tienda de muestra');
  });

  test('the response header holds the same policy, and the widget works under it', async ({
    page,
  }) => {
    const examples = path.join(__dirname, '../examples/html');
    const policy = readFileSync(path.join(examples, 'csp-header.txt'), 'utf8')
      .trim()
      .replace('Content-Security-Policy: ', '');
    expect(readFileSync(path.join(examples, 'production.html'), 'utf8')).toContain(policy);
    const faults = collectFaults(page);
    await openExample(page, 'index.html', { headers: { 'Content-Security-Policy': policy } });
    await page.locator('.ai-findr-trigger-button').click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test('usage.html: each use is sent once, without the text of messages', async ({ page }) => {
  await openExample(page, 'usage.html');
  await expect.poll(() => state(page)).toBe('ready');
  await page.locator('#ai-findr-trigger').click();
  const question = page.frameLocator(`${overlay} iframe`).getByLabel('Pregunta');
  await question.fill('un dato privado');
  await question.press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uso')) sent.push(request.postData() ?? '');
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide();
  // A page that returns from the back/forward cache is hidden a second time.
  await hide();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toContain('conversation.started');
  expect(sent[0]).not.toContain('privado');
});

test.describe('the tests that readers may copy', () => {
  test.use({ baseURL: sampleOrigin });
  test.beforeEach(({ page }) => serveExamples(page, 'html').then(() => undefined));
  // The file registers its tests when it is loaded, here inside of this group.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('../examples/html/tests/widget.spec.js');
});
