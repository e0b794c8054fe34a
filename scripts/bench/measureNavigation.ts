import type { Browser, Page } from '@playwright/test';
import { longGuideRoute } from '../../e2e/support/routes';
import { open } from '../../e2e/support/test';
import { takeMedian } from './takeMedian';

const start = '/docs/widget-config/intro';
const runs = 7;

/** Milliseconds from a click in the sidebar until the long guide page's heading is there; the pointer rested on the link before. */
export async function measureNavigation(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await open(page, start);
    await page.waitForLoadState('networkidle');
    times.push(await timeClick(page));
    await context.close();
  }
  return takeMedian(times);
}

async function timeClick(page: Page): Promise<number> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${longGuideRoute}"]`);
  await link.hover();
  await page.waitForTimeout(100);
  const arrival = page.evaluate(watchHeading);
  await link.click();
  return arrival;
}

/** In the page, so without names of its own, which the compiler would ask of it: time from the next click to the next heading. */
function watchHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now !== undefined && now !== before) {
            observer.disconnect();
            resolve(performance.now() - clicked);
          }
        }).observe(document.documentElement, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      },
      { capture: true, once: true },
    );
  });
}
