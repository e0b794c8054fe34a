/** The plain HTML examples, run against the reference double. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openExample, serveExamples } from '../widget/testing/openExample';
import { sampleOrigin } from '../widget/testing/openPage';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

const overlay = '#ai-findr-widget-overlay';

/** Everything a page writes that a reader would take for a fault. */
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

for (const file of [
  'index.html',
  'production.html',
  'input-trigger.html',
  'accessible-trigger.html',
  'open-elsewhere.html',
  'context-change.html',
]) {
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
    expect(await context(page)).toEqual({
      pageTitle: 'Envíos y devoluciones | Tienda de muestra',
      pageType: 'help',
      path: '/production.html',
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

  test('reports use without the text of messages', async ({ page }) => {
    await openExample(page, 'production.html');
    await page.locator('#ai-findr-trigger').click();
    const question = page.frameLocator(`${overlay} iframe`).getByLabel('Pregunta');
    await question.fill('un dato privado');
    await question.press('Enter');
    const beacon = page.waitForRequest('**/usage');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const sent = (await beacon).postData() ?? '';
    expect(sent).toContain('conversation-started');
    expect(sent).not.toContain('privado');
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

for (const key of ['Enter', ' ']) {
  test(`accessible-trigger.html: opens with the key "${key}"`, async ({ page }) => {
    await openExample(page, 'accessible-trigger.html');
    await expect.poll(() => state(page)).toBe('ready');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Haz una pregunta' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.locator(overlay)).toBeVisible();
  });
}

test.describe('open-elsewhere.html', () => {
  test('every button opens the widget, also one added later', async ({ page }) => {
    await openExample(page, 'open-elsewhere.html');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.className = 'open-help';
      button.textContent = 'Añadido después';
      document.querySelector('main')?.append(button);
    });
    for (const name of ['Pregunta al asistente', 'Ayuda', 'Añadido después']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator(overlay)).toBeVisible();
      await page.locator('.ai-findr-close-button').click();
      await expect(page.locator(overlay)).toBeHidden();
    }
  });

  for (const network of ['blocked', { failure: 'open' }] as const) {
    test(`leads to the help page where the widget is ${network === 'blocked' ? 'blocked' : 'broken'}`, async ({
      page,
    }) => {
      await openExample(page, 'open-elsewhere.html', { network });
      const request = page.waitForRequest(`${sampleOrigin}/ayuda`);
      await page.getByRole('button', { name: 'Pregunta al asistente' }).click();
      await request;
    });
  }
});

test('context-change.html: the context follows links and the Back button', async ({ page }) => {
  await openExample(page, 'context-change.html');
  await expect.poll(() => context(page)).toEqual({ path: '/context-change.html', view: 'Inicio' });
  await page.getByRole('link', { name: 'Precios' }).click();
  await expect.poll(() => context(page)).toEqual({ path: '/precios', view: 'Precios' });
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect.poll(() => context(page)).toEqual({ path: '/ayuda', view: 'Ayuda' });
  await page.goBack();
  await expect.poll(() => context(page)).toEqual({ path: '/precios', view: 'Precios' });
});

test.describe('consent.html', () => {
  test('asks nothing of AI Findr before consent, and works after it', async ({ page }) => {
    const traffic = await openExample(page, 'consent.html');
    await expect(page.locator('#ai-findr-trigger')).toBeHidden();
    expect(traffic.scriptRequests).toBe(0);
    await page.getByRole('button', { name: 'Activar el asistente' }).click();
    await page.locator('#ai-findr-trigger').click();
    await expect(page.locator(overlay)).toBeVisible();
    await page.reload();
    await expect(page.locator('#ai-findr-trigger')).toBeVisible();
    await expect(page.locator('#consent')).toBeHidden();
    expect(traffic).toEqual({ scriptRequests: 2, strangers: [] });
  });

  test('loads once however often it is asked', async ({ page }) => {
    const traffic = await openExample(page, 'consent.html');
    await page.getByRole('button', { name: 'Activar el asistente' }).dblclick();
    await expect(page.locator('#ai-findr-trigger')).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
    await expect(page.locator('script[data-client-id]')).toHaveCount(1);
  });

  test('says so when the script is blocked, and tries again', async ({ page }) => {
    const traffic = await openExample(page, 'consent.html', { network: 'blocked' });
    for (const attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Activar el asistente' }).click();
      await expect(page.getByRole('status')).toContainText('no está disponible');
      await expect.poll(() => traffic.scriptRequests).toBe(attempt);
    }
    await expect(page.locator('script[data-client-id]')).toHaveCount(0);
  });
});

test.describe('the tests that readers may copy', () => {
  test.use({ baseURL: sampleOrigin });
  test.beforeEach(({ page }) => serveExamples(page, 'html').then(() => undefined));
  // The file registers its tests when it is loaded, here inside of this group.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('../examples/html/tests/widget.spec.js');
});
