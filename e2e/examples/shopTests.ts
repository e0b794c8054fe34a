/** Defines the tests that every application of the sample shop passes, whatever its framework. */
import { expect, type Page } from '@playwright/test';
import { widgetUrl } from '@aifindr-docs/widget/testing/routeWidget';
import type { ExampleTest } from './createTest';

const overlay = '#ai-findr-widget-overlay';
const widgetScript = `script[src="${widgetUrl}"]`;

/** The widget contexts that two routes set. */
const home = { page: 'otra', path: '/' };
const product = {
  page: 'producto',
  path: '/productos/silla-roble',
  product: { slug: 'silla-roble' },
};

/** Tests opening, events, context, unmounting and remounting. */
export function testLifeCycle(test: ExampleTest): void {
  test('the trigger opens the widget, events re-render, and each route replaces the context', async ({
    page,
    visit,
  }) => {
    await visit();
    await expectContext(page, home);
    await openWidget(page);
    const question = page.frameLocator(`${overlay} iframe`).getByLabel('Pregunta');
    for (const text of ['¿Tenéis sillas?', '¿Y mesas?']) {
      await question.fill(text);
      await question.press('Enter');
    }
    await expect(page.getByText('Preguntas en esta visita: 2')).toBeAttached();
    await closeWidget(page);
    await expect(trigger(page)).toBeFocused();
    await goTo(page, 'Silla');
    await expectContext(page, product);
    await goTo(page, 'Inicio');
    await expectContext(page, home);
  });

  test('unmounting removes listeners, and remounting works', async ({ page, visit }) => {
    const { traffic } = await visit();
    await openWidget(page);
    await closeWidget(page);
    await leave(page);
    await comeBack(page);
    await leave(page);
    await expectNoLeftovers(page);
    await comeBack(page);
    await openWidget(page);
    expect(traffic.scriptRequests).toBe(1);
  });
}

/** Tests a shop that waits for the script tag in its HTML: life cycle, CSP and a blocked script. */
export function testTag(test: ExampleTest): void {
  testLifeCycleAndPolicy(test);

  test('with the script blocked, the trigger links to the help page, which says it', async ({
    page,
    visit,
  }) => {
    const { traffic } = await visit('/', { network: 'blocked' });
    await expectHelp(page);
    // Only the script tag requests the script.
    expect(traffic.scriptRequests).toBe(1);
  });
}

/** Tests what holds for every shop, whether its HTML has the script tag or the application creates it. */
function testLifeCycleAndPolicy(test: ExampleTest): void {
  testLifeCycle(test);

  test('the strict CSP allows the widget and blocks another host', async ({
    page,
    visit,
    expectedMessages,
  }) => {
    expectedMessages.push(/stranger\.test/);
    await visit();
    await openWidget(page);
    await closeWidget(page);
    await goTo(page, 'Silla');
    expect(await readViolations(page)).toEqual([]);
    await page.evaluate(() => {
      const add = (name: 'iframe' | 'script', src: string) =>
        document.body.append(Object.assign(document.createElement(name), { src }));
      add('script', 'https://stranger.test/script.js');
      add('iframe', 'https://stranger.test/frame');
    });
    await expect
      .poll(async () => (await readViolations(page)).sort())
      .toEqual([
        expect.stringMatching(/^frame-src https:\/\/stranger\.test /),
        expect.stringMatching(/^script-src-elem https:\/\/stranger\.test\/script\.js /),
      ]);
  });
}

/** Tests unmounting before the widget is ready. Only for applications that start before the widget's script has loaded. */
export function testEarlyLeave(test: ExampleTest): void {
  test('unmounting while the script loads leaves no listener or context', async ({
    page,
    visit,
  }) => {
    const { release } = await visit('/', { isHeld: true });
    // Until the application runs, its links load new documents, which do not have the widget.
    await expect(page.locator(widgetScript)).toBeAttached();
    await leave(page);
    release();
    await expectReady(page);
    await expect(page.locator(overlay)).toBeHidden();
    await expectNoLeftovers(page);
  });
}

/** Tests a shop that creates the script tag itself: life cycle, CSP, early leave, retries and consent. */
export function testConsent(test: ExampleTest): void {
  testLifeCycleAndPolicy(test);
  testEarlyLeave(test);

  test('with the script blocked, the trigger links to the help page, where a retry loads it', async ({
    page,
    visit,
  }) => {
    const { traffic } = await visit('/', { network: ['blocked', 'blocked', {}] });
    await expectHelp(page);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect.poll(() => traffic.scriptRequests).toBe(2);
    await retry.click();
    await expect(retry).toBeHidden();
    await openWidget(page);
    await expect(page.locator(widgetScript)).toHaveCount(1);
  });

  const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
  const refuse = (page: Page) => page.getByRole('button', { name: 'Rechazar' });
  const preferences = (page: Page) => page.getByRole('button', { name: 'Preferencias' });

  test.describe('before a decision on consent', () => {
    test.use({ hasConsented: false });

    test('nothing is requested; a refusal is remembered; accepting loads the script once', async ({
      page,
      visit,
    }) => {
      const { traffic } = await visit();
      await goTo(page, 'Silla');
      await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
      await refuse(page).click();
      await page.reload();
      await preferences(page).click();
      expect(traffic.scriptRequests).toBe(0);
      await accept(page).click();
      await expect(preferences(page)).toBeFocused();
      await openWidget(page);
      expect(traffic.scriptRequests).toBe(1);
      await page.reload();
      await openWidget(page);
      await expect(accept(page)).toHaveCount(0);
    });
  });

  test('withdrawing removes the widget, here and in another tab, and it can return', async ({
    page,
    visit,
  }) => {
    const { traffic } = await visit();
    await expectConnected(page);
    await preferences(page).click();
    await expect(accept(page)).toBeFocused();
    await refuse(page).click();
    await expectRemoved(page);
    await page.reload();
    await expect(preferences(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
    await preferences(page).click();
    await accept(page).click();
    await openWidget(page);
    // Simulates a page that comes back from the back/forward cache.
    await page.evaluate(() => {
      localStorage.setItem('aifindr-consent', 'no');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectRemoved(page);
  });
}

function trigger(page: Page) {
  return page.getByRole('link', { name: 'Preguntar' });
}

/** Opens a product page, and expects that its trigger leads to the help page, which says that the widget is not available. */
async function expectHelp(page: Page): Promise<void> {
  await goTo(page, 'Silla');
  await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
  await trigger(page).click();
  await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
  await expect(page.getByText('El buscador no está disponible ahora.')).toBeVisible();
}

async function openWidget(page: Page): Promise<void> {
  await expectConnected(page);
  await trigger(page).click();
  await expect(page.locator(overlay)).toBeVisible();
}

async function closeWidget(page: Page): Promise<void> {
  await page.locator('.ai-findr-close-button').click();
  await expect(page.locator(overlay)).toBeHidden();
}

async function goTo(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
}

/** Goes to the payment page, which does not have the widget. */
async function leave(page: Page): Promise<void> {
  await goTo(page, 'Pago');
  await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await goTo(page, 'Volver a la tienda');
  await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
}

/** Waits until the application has sent a context, which it does once the widget is ready. */
async function expectConnected(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.AIFindrWidget?.getContext() ?? {})))
    .not.toEqual([]);
}

async function expectRemoved(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => typeof window.AIFindrWidget)).toBe('undefined');
  await expect(page.locator(overlay)).toHaveCount(0);
  await expect(page.locator(widgetScript)).toHaveCount(0);
}

/** Waits until the widget's public API says that it is ready. */
export async function expectReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.AIFindrWidget?.isReady())).toBe(true);
}

/** Waits until the context of the widget equals the given one. */
export async function expectContext(page: Page, context: object): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.AIFindrWidget?.getContext())).toEqual(context);
}

/** Reads the CSP violations since the page was loaded. */
export function readViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.policyViolations);
}

async function expectNoLeftovers(page: Page): Promise<void> {
  const listeners = () => page.evaluate(() => window.AIFindrWidget?._debug.getEventListeners());
  await expect.poll(listeners).toEqual({});
  await expectContext(page, {});
}
