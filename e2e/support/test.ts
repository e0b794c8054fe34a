import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type RunningSite, serveFolder } from '../../scripts/serve/createSiteServer';

interface Watch {
  /** Patterns of console messages, page errors and foreign requests that a test provokes on purpose. Tests add their own. */
  expectedMessages: RegExp[];
  /** Matches the names of hosts that pages may send requests to. @default this machine */
  hosts: RegExp;
}

/**
 * Options of `test.use` with which the tests of a worker reuse one browser context, which saves most of a short test's time. Playwright
 * resets storage, cookies, routes and init scripts between tests, but not offline mode, and its clock only in part. Not for tests that
 * depend on cached files, open several tabs or stop the clock.
 */
export const sharedWindow = { reuseContext: true } as const;

/** Playwright's `test`. A console error or warning, an uncaught error or a foreign request of `page` fails a test unless it is expected. */
export const test = base.extend<Watch & { watchPage: void }, { crashes: RunningSite }>({
  expectedMessages: ({}, use) => use([]),
  hosts: [/^(localhost|127\.0\.0\.1)$/, { option: true }],
  /** A running server of the variant of the site in which some components throw (e2e/variants). */
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

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Stops the page's clock one second ahead of the real time. Timers then run only if the test advances or resumes the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** From the next load on, makes every access to `localStorage` and `sessionStorage` throw, as in browsers that block site data. */
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

/** Sets `navigator.connection` from the next load on. `<html>` gets the attribute `data-connection-read` when code reads that property. */
export async function setConnection(
  page: Page,
  connection: { effectiveType: string; saveData?: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    const markReadAndReturn = () => {
      document.documentElement.toggleAttribute('data-connection-read', true);
      return value;
    };
    Object.defineProperty(navigator, 'connection', { get: markReadAndReturn });
  }, connection);
}

/** Holds requests to an address until the returned function is called, which lets them and later ones pass, or with `abort` aborts them. */
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

/** Sums up the layout shifts of each document from the next load on. The returned function reads the sum of the open document. */
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

/** Counts the documents that the page, without its frames, requests from now on. The returned function returns the count so far. */
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

/** Sets the text size of the open page, for example `200%`; an empty string restores the size that the site's styles set. */
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
