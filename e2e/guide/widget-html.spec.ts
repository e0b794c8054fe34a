/** The plain HTML examples, run against the fake widget. */
import type { Page } from '@playwright/test';
import { openExample, serveExamples } from '@aifindr-docs/widget/testing/openExample';
import { sampleOrigin } from '@aifindr-docs/widget/testing/routeWidget';
import { integratorPages } from '../support/integratorPages';
import { expect, test } from '../support/test';

test.use(integratorPages);

const overlay = '#ai-findr-widget-overlay';

const context = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getContext());
const state = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getState());

for (const file of ['index.html', 'production.html', 'usage.html']) {
  test(`${file}: the trigger opens the widget, without errors or other hosts`, async ({ page }) => {
    const traffic = await openExample(page, file);
    await expect.poll(() => state(page)).toBe('ready');
    await page.locator('#ai-findr-trigger').click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(traffic).toEqual({ scriptRequests: 1, strangers: [] });
  });

  test(`${file}: a blocked script leaves the page working`, async ({ page }) => {
    await openExample(page, file, { network: 'blocked' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await page.locator('#ai-findr-trigger').isVisible()) {
      await page.locator('#ai-findr-trigger').click();
    }
  });

  test(`${file}: a second script tag does no harm`, async ({ page }) => {
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
  });
}

test.describe('production.html', () => {
  test('has a help link beside the trigger, sends the page as context and fixed attributes as metadata', async ({
    page,
  }) => {
    await openExample(page, 'production.html');
    await expect(page.locator('#ai-findr-trigger')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
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

  test.describe('the policy', () => {
    test.use({ expectedMessages: /Content Security Policy|other\.test/ });

    test('refuses scripts of other hosts, inline ones too', async ({ page }) => {
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
  });

  test('the trigger stays hidden under a theme that gives buttons a display', async ({ page }) => {
    await openExample(page, 'production.html', {
      network: { loadingTime: 60_000 },
      change: (html) =>
        html.replace('</head>', '<style>body button { display: inline-flex; }</style></head>'),
    });
    await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
    await expect(page.locator('#ai-findr-trigger')).toBeHidden();
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
    if (request.url().endsWith('/uso')) sent.push(request.postDataBuffer()?.toString() ?? '');
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
  require('../../examples/html/tests/widget.spec.js');
});
