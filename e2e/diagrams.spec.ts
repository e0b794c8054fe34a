/** The guide's SVG diagrams. */
import { expect, test } from '@playwright/test';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

const pages = [
  'intro',
  'triggers',
  'personalizacion',
  'contexto-metadatos',
  'api-reference',
] as const;

for (const name of pages) {
  test(`${name}: no text of a diagram overflows it on mobile`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/docs/widget-config/${name}`);
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
