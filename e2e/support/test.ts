import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type RunningSite, serveFolder } from '../../scripts/serve/createSiteServer';

interface Watch {
  /** Patterns of console messages and page errors that a test provokes on purpose; the test adds them. */
  expectedMessages: RegExp[];
  /** Hosts that pages may send requests to. @default this machine */
  hosts: RegExp;
}

/**
 * Options of `test.use` that reuse one browser context in all tests of a file, which saves most of a short test's time. Playwright resets
 * storage, cookies, routes and init scripts between the tests, but a test that goes offline has to go online again. Do not use these options
 * for tests of first visits, network failures or several tabs, nor for tests that stop the clock, because Playwright may leave a part of its
 * clock in the context, and that part throws in the next test.
 */
export const sharedWindow = { reuseContext: true } as const;

/** Playwright's `test`; a console error or warning, an uncaught error or a request to another host fails a test. */
export const test = base.extend<Watch & { watchPage: void }, { crashes: RunningSite }>({
  expectedMessages: ({}, use) => use([]),
  hosts: [/^(localhost|127\.0\.0\.1)$/, { option: true }],
  /** The running variant of the site whose components throw (e2e/variants). */
  crashes: [
    async ({}, use) => {
      const site = await serveFolder(path.resolve('build.crashes'));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  watchPage: [
    async ({ page, expectedMessages, hosts }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const text = `${message.type()}: ${message.text()}`;
        if (/^(error|warning):/.test(text)) errors.push(text);
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        const isForeign = protocol.startsWith('http') && !hosts.test(hostname);
        if (isForeign) errors.push(`request to another host: ${request.url()}`);
      });
      await use();
      const isExpected = (error: string) => expectedMessages.some((pattern) => pattern.test(error));
      const unexpected = errors.filter((error) => !isExpected(error));
      expect(unexpected, 'console messages and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Stops the timers of the page, so that a short-lived message such as "copied" stays. */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Makes every access to `localStorage` and `sessionStorage` throw, as browsers do that block site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

/** Sets `navigator.connection` from the next load on. When a page reads it, `<html>` gets the attribute `data-connection-read`. */
export async function setConnection(
  page: Page,
  connection: { effectiveType: string; saveData?: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    const get = () => {
      document.documentElement.toggleAttribute('data-connection-read', true);
      return value;
    };
    Object.defineProperty(navigator, 'connection', { get });
  }, connection);
}

/** Holds the requests that match an address. The returned function lets them pass, or aborts them if called with `abort`. */
export async function hold(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<(outcome?: 'abort') => void> {
  let release: (outcome?: 'abort') => void = () => {};
  const released = new Promise<'abort' | undefined>((resolve) => (release = resolve));
  await page.route(address, async (route) =>
    (await released) === 'abort' ? route.abort() : route.fallback(),
  );
  return release;
}

/** Sums the layout shifts of each document that is loaded from now on. The returned function reads the sum of the open document. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.defineProperty(window, 'layoutShift', { get: () => sum });
  });
  return () => page.evaluate<number>('layoutShift');
}

/** Counts the documents that the page requests from now on. The returned function returns the count. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

/** Switches the color mode of the open page without storing it. */
export async function setColorMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);
}

/** Sets the text size of the open page, for example `200%`; an empty size is the browser's own. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
}

/** Reads the text of the clipboard. Poll it, because a button writes to the clipboard some time after the click. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Measures by how many pixels the page is wider than the window. Poll it, because components follow a resize in a later frame. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export { expect };
