import type { Browser, Page } from '@playwright/test';
import { expect } from './expect';
import { openSession, type ScriptResponse, type Session } from './openSession';
import type { Report } from '../../support/createReport';

/** An application of the sample shop, whatever its framework. */
export interface Application {
  report: Report;
  browser: Browser;
  origin: string;
  /** Path of the shop with the widget. */
  home: string;
  /** Repeating timers of the development server's client. @default 0 */
  serverTimers?: number;
}

const overlay = '#ai-findr-widget-overlay';
const widgetScript = 'script[src="https://hub.aifindr.ai/widget.js"]';
/** Options for `expect.poll`. */
export const often = { intervals: [50], timeout: 20_000 };

/** Contexts of two routes. */
const home = { page: 'otra', path: '/' };
const product = {
  page: 'producto',
  path: '/productos/silla-roble',
  product: { slug: 'silla-roble' },
};

/** Runs the checks for every application with a router. */
export async function checkApplication(app: Application): Promise<void> {
  await checkLifeCycle(app);
  await checkPolicy(app);
  await checkUnhappyPaths(app);
}

/** Checks opening, context, events, unmounting and remounting. */
export async function checkLifeCycle(app: Application): Promise<void> {
  const { check } = app.report;

  await check('the trigger opens the widget, and the focus returns to it', () =>
    visit(app, {}, async ({ page, errors }) => {
      await openWidget(page);
      await page.locator('.ai-findr-close-button').click();
      await expect(page.locator(overlay)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
      expect(errors).toEqual([]);
    }),
  );

  await check('each route change replaces the context', () =>
    visit(app, {}, async ({ page }) => {
      await expectContext(page, home);
      await goTo(page, 'Silla');
      await expectContext(page, product);
      await goTo(page, 'Inicio');
      await expectContext(page, home);
    }),
  );

  await check('a context set before opening reaches the open widget', () =>
    visit(app, {}, async ({ page }) => {
      await goTo(page, 'Silla');
      await openWidget(page);
      const received = page.frameLocator(`${overlay} iframe`).getByLabel('Contexto recibido');
      await expect(received).toContainText('silla-roble');
    }),
  );

  await check('a widget event re-renders the component', () =>
    visit(app, {}, async ({ page }) => {
      await openWidget(page);
      const question = page.frameLocator(`${overlay} iframe`).getByLabel('Pregunta');
      await question.fill('¿Tenéis sillas?');
      await question.press('Enter');
      await question.fill('¿Y mesas?');
      await question.press('Enter');
      await expect(page.getByText('Preguntas en esta visita: 2')).toBeAttached();
    }),
  );

  await check('unmounting removes listeners and timers, and remounting works', () =>
    visit(app, {}, async ({ page, errors, traffic }) => {
      await openWidget(page);
      await page.locator('.ai-findr-close-button').click();
      await leaveAndReturn(page);
      await goTo(page, 'Pago');
      const first = await readLeftovers(page);
      const timers = app.serverTimers ?? 0;
      expect(first).toMatchObject({ widgetListeners: {}, context: {}, timers });
      await page.getByRole('link', { name: 'Volver a la tienda' }).click();
      await leaveAndReturn(page);
      await leaveAndReturn(page);
      await goTo(page, 'Pago');
      expect(await readLeftovers(page)).toEqual(first);
      await page.getByRole('link', { name: 'Volver a la tienda' }).click();
      await openWidget(page);
      expect(traffic.scriptRequests).toBe(1);
      expect(errors).toEqual([]);
    }),
  );

  await check('unmounting closes an open widget', () =>
    visit(app, {}, async ({ page }) => {
      await openWidget(page);
      await page.evaluate('document.querySelector(\'a[href$="/pago"]\').click()');
      await expect(page.locator(overlay)).toBeHidden();
      await expect
        .poll(() => page.evaluate('window.AIFindrWidget.getState()'), often)
        .toBe('ready');
    }),
  );

  await check('loading the script twice has no effect', () =>
    visit(app, {}, async ({ page, errors }) => {
      await expectReady(page);
      await loadScriptAgain(page, 'TU_CLIENT_ID');
      await goTo(page, 'Silla');
      await openWidget(page);
      await expect(page.locator(overlay)).toHaveCount(1);
      await expectContext(page, product);
      expect(errors).toEqual([]);
    }),
  );
}

async function checkPolicy(app: Application): Promise<void> {
  await app.report.check('the strict CSP allows the widget and blocks another host', () =>
    visit(app, {}, async ({ page }) => {
      await openWidget(page);
      await page.locator('.ai-findr-close-button').click();
      await goTo(page, 'Silla');
      expect(await readViolations(page)).toEqual([]);
      await addElement(page, 'iframe', 'https://hub.aifindr.ai/sample');
      await addElement(page, 'script', 'https://stranger.test/script.js');
      await addElement(page, 'iframe', 'https://stranger.test/frame');
      await expect.poll(() => readViolations(page), often).toHaveLength(2);
      const refused = (await readViolations(page)).map((line) =>
        line.split(' ').slice(0, 2).join(' '),
      );
      expect(refused.sort()).toEqual([
        'frame-src https://stranger.test',
        'script-src-elem https://stranger.test/script.js',
      ]);
    }),
  );
}

async function checkUnhappyPaths(app: Application): Promise<void> {
  const { check } = app.report;

  for (const script of ['blocked', 'emptied', 'failing'] satisfies ScriptResponse[]) {
    await check(`with the script ${script}, the trigger links to the help page`, () =>
      visit(app, { script }, async ({ page, errors }) => {
        await goTo(page, 'Silla');
        await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
        await trigger(page).click();
        await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
        await expect(page.getByText('El buscador no está disponible ahora.')).toBeVisible();
        await goTo(page, 'Pago');
        const { timers } = await readLeftovers(page);
        expect(timers).toBe(app.serverTimers ?? 0);
        expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
      }),
    );

    await check(`after a script that was ${script}, a retry loads the widget`, () =>
      visit(app, { script }, async ({ page, traffic, setScript }) => {
        await trigger(page).click();
        const retry = page.getByRole('button', { name: 'Reintentar' });
        await expect(retry).toBeVisible();
        const requests = traffic.scriptRequests;
        await retry.click();
        await expect.poll(() => traffic.scriptRequests, often).toBe(requests + 1);
        await expect(retry).toBeVisible();
        setScript('served');
        await retry.click();
        await expect(retry).toBeHidden();
        await openWidget(page);
        await expect(page.locator(widgetScript)).toHaveCount(1);
      }),
    );
  }

  await check(
    'a late script does not block the page, and until it loads the trigger is a link',
    () =>
      visit(app, { script: 'held' }, async ({ page, errors, release }) => {
        await goTo(page, 'Silla');
        await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
        await expect(trigger(page)).toHaveAttribute('href', '/ayuda');
        expect(await page.evaluate('typeof window.AIFindrWidget')).toBe('undefined');
        release();
        await expectContext(page, product);
        await openWidget(page);
        expect(errors).toEqual([]);
      }),
  );

  await check('if the widget cannot open, the help page is shown', () =>
    visit(app, { double: { failure: 'open' } }, async ({ page }) => {
      await expectConnected(page);
      await trigger(page).click();
      await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
    }),
  );

  await check('unmounting while the script loads leaves no listener, timer or context', () =>
    visit(app, { script: 'held' }, async ({ page, errors, release }) => {
      // Before the application runs, its links would load documents without the widget.
      await expect(page.locator(widgetScript)).toBeAttached();
      await goTo(page, 'Silla');
      await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
      await goTo(page, 'Pago');
      await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
      release();
      await expectReady(page);
      await expect(page.locator(overlay)).toBeHidden();
      expect(await readLeftovers(page)).toMatchObject({
        widgetListeners: {},
        context: {},
        timers: 0,
      });
      expect(errors).toEqual([]);
    }),
  );
}

/** Checks accepting, refusing and withdrawing consent, also in another tab. */
export async function checkConsent(app: Application): Promise<void> {
  const { check } = app.report;
  const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
  const refuse = (page: Page) => page.getByRole('button', { name: 'Rechazar' });
  const preferences = (page: Page) => page.getByRole('button', { name: 'Preferencias' });

  await check('before a decision nothing is requested, and the page works', () =>
    visit(app, { decision: undefined }, async ({ page, traffic, errors }) => {
      await expect(accept(page)).toBeVisible();
      await goTo(page, 'Silla');
      await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
      expect(traffic).toMatchObject({ scriptRequests: 0, strangers: [] });
      expect(errors).toEqual([]);
    }),
  );

  await check('accepting loads the script once, and the next visit remembers it', () =>
    visit(app, { decision: undefined }, async ({ page, traffic, errors }) => {
      await accept(page).click();
      await expect(preferences(page)).toBeFocused();
      await openWidget(page);
      expect(traffic.scriptRequests).toBe(1);
      await page.reload();
      await openWidget(page);
      await expect(accept(page)).toHaveCount(0);
      expect(traffic.scriptRequests).toBe(2);
      expect(await readViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    }),
  );

  await check('refusing closes the notice, and the next visit requests nothing', () =>
    visit(app, { decision: undefined }, async ({ page, traffic }) => {
      await refuse(page).click();
      await expect(refuse(page)).toHaveCount(0);
      await page.reload();
      await expect(preferences(page)).toBeVisible();
      await expect(accept(page)).toHaveCount(0);
      expect(traffic.scriptRequests).toBe(0);
    }),
  );

  await check(
    'withdrawing removes the widget, the next page requests nothing, and it can return',
    () =>
      visit(app, {}, async ({ page, traffic, errors }) => {
        await expectConnected(page);
        await preferences(page).click();
        await expect(accept(page)).toBeFocused();
        await refuse(page).click();
        await expectRemoved(page);
        await goTo(page, 'Silla');
        await page.reload();
        await expect(preferences(page)).toBeVisible();
        expect(traffic.scriptRequests).toBe(1);
        await preferences(page).click();
        await accept(page).click();
        await openWidget(page);
        expect(errors).toEqual([]);
      }),
  );

  await check('withdrawing while the script loads leaves no widget', () =>
    visit(app, { script: 'held' }, async ({ page, release, traffic, errors }) => {
      await expect(page.locator(widgetScript)).toBeAttached();
      await preferences(page).click();
      await refuse(page).click();
      release();
      await page.waitForTimeout(300);
      await expectRemoved(page);
      expect(traffic.scriptRequests).toBeLessThanOrEqual(1);
      expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
    }),
  );

  await check(
    'a decision in another tab applies to a page restored from the back/forward cache',
    () =>
      visit(app, {}, async ({ page }) => {
        await expectConnected(page);
        await page.evaluate(`
        localStorage.setItem('aifindr-consent', 'no');
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      `);
        await expectRemoved(page);
      }),
  );
}

/** Checks the two steps of the minimal integration: a trigger with the id and the script. */
export async function checkMinimal(app: Application): Promise<void> {
  await app.report.check('the minimal integration opens from its trigger', () =>
    visit(app, {}, async ({ page, traffic, errors }) => {
      await expectReady(page);
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator(overlay)).toBeVisible();
      expect(traffic.scriptRequests).toBe(1);
      expect(await readViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    }),
  );
}

/** Opens the application's home page in its own browser context, by default with consent, and closes it after the visit. */
export async function visit(
  app: Application,
  options: Parameters<typeof openSession>[2],
  run: (session: Session) => Promise<void>,
): Promise<void> {
  const session = await openSession(app.browser, app.origin, { decision: 'yes', ...options });
  try {
    // The load event waits for the script, which some checks delay.
    await session.page.goto(app.home, { waitUntil: 'commit' });
    await run(session);
    const { strangers } = session.traffic;
    expect(strangers.filter((address) => !isProbe(address))).toEqual([]);
  } finally {
    await session.close();
  }
}

/** Whether the CSP check itself requested the URL. */
function isProbe(address: string): boolean {
  return (
    address === 'https://hub.aifindr.ai/sample' || address.startsWith('https://stranger.test/')
  );
}

function trigger(page: Page) {
  return page.getByRole('link', { name: 'Preguntar' });
}

async function openWidget(page: Page): Promise<void> {
  await expectConnected(page);
  await trigger(page).click();
  await expect(page.locator(overlay)).toBeVisible();
}

async function goTo(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
}

async function leaveAndReturn(page: Page): Promise<void> {
  await goTo(page, 'Pago');
  await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la tienda' }).click();
  await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
}

/** Waits until the application has sent a context, which it does once the widget is ready. */
async function expectConnected(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('Object.keys(window.AIFindrWidget?.getContext() ?? {})'), often)
    .not.toEqual([]);
}

async function expectRemoved(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('typeof window.AIFindrWidget'), often).toBe('undefined');
  await expect(page.locator(overlay)).toHaveCount(0);
  await expect(page.locator(widgetScript)).toHaveCount(0);
}

/** Waits until the widget's public API says that it is ready. */
export async function expectReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('window.AIFindrWidget?.isReady() === true'), often)
    .toBe(true);
}

/** Waits until the widget has this context. */
export async function expectContext(page: Page, context: object): Promise<void> {
  await expect
    .poll(() => page.evaluate('window.AIFindrWidget?.getContext()'), often)
    .toEqual(context);
}

/** CSP violations since the page was loaded. */
export function readViolations(page: Page): Promise<string[]> {
  return page.evaluate('window.pageCounts.violations');
}

/** What the widget's unmounted components left on a page without them. */
async function readLeftovers(page: Page) {
  await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const countListeners = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    return (await session.send('DOMDebugger.getEventListeners', { objectId })).listeners.length;
  };
  const read = async () => ({
    listeners: (await countListeners('window')) + (await countListeners('document')),
    ...(await page.evaluate<{ timers: number; widgetListeners: unknown; context: unknown }>(`({
      timers: window.pageCounts.timers,
      widgetListeners: window.AIFindrWidget?._debug.getEventListeners(),
      context: window.AIFindrWidget?.getContext(),
    })`)),
  });
  let leftovers = await read();
  // One-shot timers end by themselves; intervals do not.
  await expect(async () => {
    const before = leftovers;
    await page.waitForTimeout(400);
    leftovers = await read();
    expect(leftovers).toEqual(before);
  }).toPass({ timeout: often.timeout });
  await session.detach();
  return leftovers;
}

async function addElement(page: Page, name: 'iframe' | 'script', src: string): Promise<void> {
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('${name}'), { src: '${src}' }))`,
  );
}

/** Adds the widget's script tag once more and waits until it has run. */
export async function loadScriptAgain(page: Page, clientId: string): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://hub.aifindr.ai/widget.js';
    script.dataset.clientId = '${clientId}';
    script.onload = resolve;
    script.onerror = reject;
    document.body.append(script);
  })`);
}
