/** The guide's SVG diagrams. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pages } from './support/routes';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

/** Pages that draw a diagram. */
const routes = pages
  .filter(({ file = '' }) => file.endsWith('.mdx'))
  .filter(({ file = '' }) =>
    readFileSync(path.resolve(__dirname, '..', file), 'utf8').includes('components/diagrams/'),
  )
  .map(({ path: route }) => route);

for (const route of routes) {
  test(`${route}: no text of a diagram overflows it on mobile`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(route);
    await expect(page.locator('main svg[role="img"]').first()).toBeVisible();
    const outside = await page.locator('main svg[role="img"] text').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const inner = text.getBoundingClientRect();
          const outer = text.closest('svg')?.getBoundingClientRect();
          return (
            outer === undefined ||
            inner.left < outer.left - 1 ||
            inner.right > outer.right + 1 ||
            inner.top < outer.top - 1 ||
            inner.bottom > outer.bottom + 1
          );
        })
        .map((text) => text.textContent),
    );
    expect(outside).toEqual([]);
  });
}
