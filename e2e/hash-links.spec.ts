/**
 * Tests that the hash of a heading leads to it on every page: on load, also inside collapsed blocks, and by the heading's own link (R25).
 */
import { pageRoutes } from './support/routes';
import { expect, open, sharedWindow, test } from './support/test';

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

// The headings of a category are the titles of cards, which have no links.
for (const route of pageRoutes.filter((page) => !page.startsWith('/docs/category/'))) {
  test(`hashes of ${route} lead to their headings`, async ({ page }) => {
    await open(page, route);
    const headings = page.locator('main :is(h1, h2, h3, h4, h5)[id]:has(.hash-link)');
    const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => id));
    const collapsed = page.locator('main details:not([open]) > :not(summary) :is(h3, h4)[id]');
    const [hidden] = await collapsed.evaluateAll((elements) => elements.map(({ id }) => id));
    const loaded = hidden ?? ids.at(-1) ?? '';
    await page.goto('about:blank');
    await open(page, `${route}#${loaded}`);
    await expect(page.locator(`[id="${loaded}"]`)).toBeInViewport();
    const astray = await page.evaluate(followHashLinks);
    expect(astray).toEqual([]);
  });
}

/** Presses the visible links of headings, and lists the ids of headings that are then not in the viewport or not in the URL. */
async function followHashLinks(): Promise<string[]> {
  const astray: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a.hash-link')) {
    if (link.getClientRects().length === 0) continue;
    window.scrollTo({ top: 0, behavior: 'instant' });
    link.click();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { top, bottom } = link.getBoundingClientRect();
    const isReached = top >= 0 && bottom <= window.innerHeight;
    if (!isReached || window.location.hash !== link.hash) astray.push(link.hash);
  }
  return astray;
}
