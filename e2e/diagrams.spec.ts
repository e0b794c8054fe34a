/** The guide's diagrams: HTML with arrows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pageRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

/** Pages that draw a diagram. */
const routes = pageRoutes.filter((route) => {
  const file = path.join(__dirname, '../build', route === '/' ? 'index.html' : `${route}.html`);
  return /<div[^>]* role="?img"? aria-label=/.test(readFileSync(file, 'utf8'));
});

for (const width of [320, 1280]) {
  for (const route of routes) {
    test(`${route}: every text of a diagram is inside of it and at least 12 px at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      const diagrams = page.locator('main [role="img"][aria-label]');
      await expect(diagrams.first()).toBeVisible();
      const outside = await diagrams.evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const outer = picture.getBoundingClientRect();
          return [...picture.querySelectorAll('b, span, code, p, li, small')]
            .filter((text) => {
              const inner = text.getBoundingClientRect();
              return (
                inner.left < outer.left - 1 ||
                inner.right > outer.right + 1 ||
                inner.top < outer.top - 1 ||
                inner.bottom > outer.bottom + 1 ||
                parseFloat(getComputedStyle(text).fontSize) < 12
              );
            })
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
    });
  }
}
