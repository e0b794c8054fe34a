/**
 * Tests what every page has to meet: weight and layout shift (R63), titles (R2), contents and headings (R24, R25), language (R5), axe,
 * links, reflow and print (R62). `-g axe` selects one of these promises on all pages, `-g "/docs/api/chat axe"` on one page.
 */
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { budget } from '../config/budgets';
import { weighVisit } from '../scripts/support/weighVisit';
import { colorRules, listAxeViolations } from './support/axe';
import { expectSpanish } from './support/interfaceStrings';
import { pageRoutes } from './support/routes';
import {
  expect,
  measureOverflow,
  open,
  setColorMode,
  setTextSize,
  test as base,
  watchLayoutShift,
} from './support/test';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** What every page promises, each with the function that tests it on the open page; the first function opens the page itself. */
const promises: Readonly<Record<string, (page: Page, route: string) => Promise<void>>> = {
  'weight: a first visit is light and nothing moves': expectLightVisit,
  'headings: it has a title, and the contents list its headings': expectHeadings,
  'language: it is in Spanish': (page) => expectSpanish(page, 'Skip to main content', 'Buscar'),
  'axe: it finds nothing, with all details open': expectNoViolations,
  'links: those of headings lead to them': expectHashLinks,
  'reflow: it fits into 320 px, and with text of 200 %': expectReflow,
  'paper: no code is cut and no navigation is there': expectPaper,
};

const test = base.extend<{ route: string }, { pages: Map<string, Page> }>({
  route: ['', { option: true }],
  // The one page that a worker has open, by its route. The tests of a route use it one after the other.
  pages: [({}, use) => use(new Map()), { scope: 'worker' }],
  page: async ({ browser, route, pages, contextOptions }, use) => {
    if (!pages.has(route)) {
      for (const page of pages.values()) await page.close();
      pages.clear();
    }
    const page = pages.get(route) ?? (await browser.newPage(contextOptions));
    pages.set(route, page);
    await use(page);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of pageRoutes) {
  test.describe(route, () => {
    // The mode `default` runs the tests in order, not in parallel, and continues after a failed test.
    test.describe.configure({ mode: 'default' });
    test.use({ route });
    for (const [promise, expectPromise] of Object.entries(promises)) {
      const opensPageItself = expectPromise === expectLightVisit;
      // Full Chromium makes other requests than the headless shell, so one page is weighed in both.
      const isForBoth = opensPageItself && route.endsWith('/intro');
      test(promise, { tag: isForBoth ? '@whole-browser' : [] }, async ({ page }) => {
        await page.setViewportSize(desktop);
        if (page.url() === 'about:blank' && !opensPageItself) await open(page, route);
        await expectPromise(page, route);
      });
    }
  });
}

async function expectLightVisit(page: Page, route: string): Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const readShift = await watchLayoutShift(page);
  await open(page, route);
  await page.waitForLoadState('networkidle');
  const measured: Record<keyof typeof budget, number> = {
    ...weighVisit(requests, path.resolve('build')),
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
}

async function expectHeadings(page: Page, route: string): Promise<void> {
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
  // By R24, the home page and pages with one heading have no table of contents.
  expect.soft(contents).toEqual(route === '/' || listed.length === 1 ? [] : listed);
  if (route.startsWith('/docs/widget-config/')) expect.soft(listed.length).toBeGreaterThan(2);
}

async function expectNoViolations(page: Page): Promise<void> {
  test.slow();
  // Disables transitions, because nested ones restart in each frame and colors would not settle.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openDetails(page);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const mode of ['light', 'dark']) {
      await setColorMode(page, mode);
      const violations = await listAxeViolations(page, {
        // Stylesheets are the same in every size and mode, so axe loads them once.
        stylesheets: size === desktop && mode === 'light',
        ...(mode === 'dark' && { rules: colorRules }),
      });
      expect.soft(violations, `${size.width} px, ${mode}`).toEqual([]);
    }
  }
  await setColorMode(page, 'light');
}

/** Clicks each visible hash link, and expects that the link is then in the viewport and its hash in the URL. */
async function expectHashLinks(page: Page): Promise<void> {
  await openDetails(page);
  const strayLinks = await page.locator('main a.hash-link').evaluateAll(async (links) => {
    const strays: string[] = [];
    for (const link of links as HTMLAnchorElement[]) {
      if (link.getClientRects().length === 0) continue;
      window.scrollTo({ top: 0, behavior: 'instant' });
      link.click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { top, bottom } = link.getBoundingClientRect();
      const isReached = top >= 0 && bottom <= window.innerHeight;
      if (!isReached || window.location.hash !== link.hash) strays.push(link.hash);
    }
    return strays;
  });
  expect.soft(strayLinks).toEqual([]);
}

async function expectReflow(page: Page): Promise<void> {
  await openDetails(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft.poll(() => measureOverflow(page), '320 px').toBeLessThanOrEqual(0);
  expect.soft(await listUnreadableDiagramTexts(page), '320 px').toEqual([]);
  await page.setViewportSize(desktop);
  expect.soft(await listUnreadableDiagramTexts(page), '1280 px').toEqual([]);
  await setTextSize(page, '200%');
  for (const size of [desktop, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    const what = `200 % at ${size.width} px`;
    await expect.soft.poll(() => measureOverflow(page), what).toBeLessThanOrEqual(0);
  }
  await setTextSize(page, '');
}

async function expectPaper(page: Page): Promise<void> {
  await openDetails(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  const chrome = page.locator('nav, footer, button, .hash-link').filter({ visible: true });
  await expect.soft(chrome).toHaveCount(0);
  await expect.soft.poll(() => listCutCode(page), 'listings that are cut').toEqual([]);
  await expectSpanish(page);
  await page.emulateMedia({ media: null });
}

/** Lists the texts in diagrams that overflow their diagram or are smaller than 12 px. */
function listUnreadableDiagramTexts(page: Page): Promise<string[]> {
  return page.locator('main [role="img"][aria-label]').evaluateAll((diagrams) =>
    diagrams.flatMap((diagram) => {
      const outer = diagram.getBoundingClientRect();
      return [...diagram.querySelectorAll('b, span, code, p, li, small')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isWithinWidth = left > outer.left - 1 && right < outer.right + 1;
          const isWithinHeight = top > outer.top - 1 && bottom < outer.bottom + 1;
          const isSmall = parseFloat(getComputedStyle(text).fontSize) < 12;
          return !isWithinWidth || !isWithinHeight || isSmall;
        })
        .map(({ textContent }) => textContent);
    }),
  );
}

/** Lists code blocks, by how their text starts, whose code extends past the right edge of the paper or of an element that clips it. */
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

/** Lists the headings that need a hash link (R25: not those of cards and samples), each with the `title` of the link that it has. */
function listHeadings(page: Page) {
  const headings = page.locator('main :is(h2, h3, h4, h5, h6):not(a *, .api-sample-heading)');
  return headings.evaluateAll((elements) =>
    elements.map((heading) => {
      const link = heading.querySelector<HTMLElement>('a.hash-link');
      const text = heading.textContent.replace(link?.textContent ?? '', '');
      return {
        id: heading.id,
        level: Number(heading.localName.slice(1)),
        text: text.replaceAll('\u200b', '').trim(),
        link: link?.title,
      };
    }),
  );
}

/** Opens every `<details>`, so that its content is tested too. */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  );
}
