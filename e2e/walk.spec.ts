/**
 * Tests what every page promises: weight and shift (R63), titles (R2), contents and headings (R24, R25), language (R5), axe, reflow and
 * paper (R62). `-g axe` runs one test for all pages, `-g "/docs/api/chat axe"` runs it for one page.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { budget } from '../config/budgets';
import { watchVisit, weighVisit } from '../scripts/support/weighVisit';
import { colorRules, listViolations } from './support/axe';
import { expectSpanish } from './support/interfaceStrings';
import { pageRoutes } from './support/routes';
import {
  expect,
  measureOverflow,
  open,
  setColorMode,
  test as base,
  watchLayoutShift,
} from './support/test';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The page that a worker has open, which all tests of its route use one after the other. */
interface SharedPage {
  route: string;
  page: Page | undefined;
}

const test = base.extend<{ route: string }, { shared: SharedPage }>({
  route: ['', { option: true }],
  shared: [async ({}, use) => use({ route: '', page: undefined }), { scope: 'worker' }],
  page: async ({ browser, route, shared, contextOptions }, use) => {
    if (shared.route !== route || shared.page === undefined) {
      await shared.page?.context().close();
      const context = await browser.newContext({ ...contextOptions, viewport: desktop });
      Object.assign(shared, { route, page: await context.newPage() });
    }
    if (shared.page) await use(shared.page);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of pageRoutes) {
  test.describe(route, () => {
    // Tests run in order in one worker, and a test that fails does not stop the next one.
    test.describe.configure({ mode: 'default' });
    test.use({ route });

    // One page is also visited by a whole browser, which makes requests of its own.
    const tag = route === '/docs/widget-config/intro' ? '@whole-browser' : [];
    test('weight: a first visit is light and nothing moves', { tag }, async ({ page }) => {
      const readRequests = await watchVisit(page);
      const readShift = await watchLayoutShift(page);
      await open(page, route);
      await page.waitForLoadState('networkidle');
      const measured: Record<keyof typeof budget, number> = {
        ...weighVisit(await readRequests(), path.resolve('build')),
        elements: await page.locator('*').count(),
        layoutShift: await readShift(),
      };
      for (const [metric, limit] of Object.entries(budget)) {
        expect.soft(measured[metric as keyof typeof budget], metric).toBeLessThanOrEqual(limit);
      }
      await page.setViewportSize(phone);
      await open(page, route);
      await page.waitForLoadState('networkidle');
      expect.soft(await readShift(), 'on a phone').toBeLessThanOrEqual(budget.layoutShift);
    });

    test('headings: it has a title, and its headings have links', async ({ page }) => {
      await show(page, route);
      await expect.soft(page.locator('h1')).toHaveText(/\S/);
      const title = route === '/' ? /^(.+ \| )?AI Findr$/ : /^.+ \| AI Findr$/;
      await expect.soft(page).toHaveTitle(title);
      await expect.soft(page.locator('h1 a.hash-link')).toHaveCount(0);
      const headings = await listHeadings(page);
      for (const { id, text, link } of headings) {
        expect.soft(id, text).not.toBe('');
        expect.soft(link).toBe(`Direct link to ${text}`);
      }
      const contents = await page
        .locator('.theme-doc-toc-desktop a')
        .evaluateAll((links) =>
          links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
        );
      const listed = headings.filter(({ level }) => level < 4).map(({ id }) => id);
      // R24 exempts the home page and pages with one heading.
      expect.soft(contents).toEqual(route === '/' || listed.length === 1 ? [] : listed);
      if (route.startsWith('/docs/widget-config/')) expect.soft(listed.length).toBeGreaterThan(2);
    });

    test('language: it is in Spanish', async ({ page }) => {
      await show(page, route);
      await expectSpanish(page, 'Skip to main content', 'Buscar');
    });

    test('axe: it finds nothing, with all details open', async ({ page }) => {
      test.slow();
      await show(page, route);
      await stopTransitions(page);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        for (const mode of ['light', 'dark']) {
          await setColorMode(page, mode);
          const violations = await listViolations(page, {
            // Stylesheets are the same in every size and mode.
            stylesheets: size === desktop && mode === 'light',
            ...(mode === 'dark' && { rules: colorRules }),
          });
          expect.soft(violations, `${size.width} px, ${mode}`).toEqual([]);
        }
      }
      await setColorMode(page, 'light');
    });

    test('reflow: it fits into 320 px, and with text of 200 %', async ({ page }) => {
      await show(page, route);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.soft.poll(() => measureOverflow(page), '320 px').toBeLessThanOrEqual(0);
      expect.soft(await listTextsOutsideDiagrams(page), '320 px').toEqual([]);
      await page.setViewportSize(desktop);
      expect.soft(await listTextsOutsideDiagrams(page), '1280 px').toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.soft.poll(() => measureOverflow(page), '200 %').toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });

    test('paper: no code is cut and no navigation is printed', async ({ page }) => {
      await show(page, route);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 680, height: 900 });
      const chrome = page.locator('nav, footer, button, .hash-link').filter({ visible: true });
      await expect.soft(chrome).toHaveCount(0);
      await expect.soft.poll(() => listCutCode(page), 'listings that are cut').toEqual([]);
      await expectSpanish(page);
      await page.emulateMedia({ media: 'screen' });
    });
  });
}

/** Shows a page in the size of a desktop, and opens it if no test before has. */
async function show(page: Page, route: string): Promise<void> {
  await page.setViewportSize(desktop);
  if (page.url() === 'about:blank') await open(page, route);
}

/** Lists the listings whose code goes past the edge of the paper, or of a box that clips it. */
function listCutCode(page: Page): Promise<string[]> {
  return page.locator('main pre').evaluateAll((listings) =>
    listings
      .filter((listing) => {
        const code = document.createRange();
        code.selectNodeContents(listing);
        let edge = window.innerWidth;
        for (let box: Element | null = listing; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          edge = Math.min(edge, box.getBoundingClientRect().right);
        }
        return code.getBoundingClientRect().right > edge + 1;
      })
      .map(({ textContent }) => textContent.slice(0, 60)),
  );
}

interface Heading {
  id: string;
  level: number;
  text: string;
  /** Title of the link in the heading. */
  link: string | undefined;
}

/** Lists the headings of a page that have a link: all but the titles of cards, which are links, and of samples, which are in tabs (R25). */
function listHeadings(page: Page): Promise<Heading[]> {
  const headings = 'main :is(h2, h3, h4, h5, h6):not(a *, .api-sample-heading)';
  return page.locator(headings).evaluateAll((headings) =>
    headings.map((heading) => {
      const link = heading.querySelector<HTMLElement>('a.hash-link');
      const text = heading.cloneNode(true) as HTMLElement;
      text.querySelector('a.hash-link')?.remove();
      return {
        id: heading.id,
        level: Number(heading.localName.slice(1)),
        text: text.textContent.replaceAll('\u200b', '').trim(),
        link: link?.title,
      };
    }),
  );
}

/** Disables transitions, because nested ones restart in each frame, so that colors would not settle. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Lists the texts that overflow their diagram or are smaller than 12 px. */
function listTextsOutsideDiagrams(page: Page): Promise<string[]> {
  return page.locator('main [role="img"][aria-label]').evaluateAll((diagrams) =>
    diagrams.flatMap((diagram) => {
      const outer = diagram.getBoundingClientRect();
      return [...diagram.querySelectorAll('b, span, code, p, li, small')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isInside =
            left > outer.left - 1 &&
            right < outer.right + 1 &&
            top > outer.top - 1 &&
            bottom < outer.bottom + 1;
          return !isInside || parseFloat(getComputedStyle(text).fontSize) < 12;
        })
        .map(({ textContent }) => textContent);
    }),
  );
}
