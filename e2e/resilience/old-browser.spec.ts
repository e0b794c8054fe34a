import { expect, open, test } from '../support/test';
import { useSite } from './useSite';

/** APIs that a browser may lack, and the script that removes them. */
const missing: Record<string, string> = {
  'observers, idle callbacks and the clipboard': `
    delete window.IntersectionObserver;
    delete window.ResizeObserver;
    delete window.PerformanceObserver;
    delete window.requestIdleCallback;
    delete Navigator.prototype.clipboard;`,
  'paint timing entries': `
    PerformanceObserver.prototype.observe = () => {};`,
  'CSS.supports, media query listeners, structuredClone, animations and observer types': `
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('entryTypes is missing.');
    };
    delete window.CSS;
    delete window.structuredClone;
    delete Array.prototype.at;
    delete Object.hasOwn;
    delete Element.prototype.animate;
    delete Document.prototype.startViewTransition;
    const match = window.matchMedia;
    window.matchMedia = (query) => {
      const list = match.call(window, query);
      list.addEventListener = undefined;
      list.removeEventListener = undefined;
      return list;
    };`,
  localStorage: 'delete window.localStorage',
};

test.describe('A browser without an API', () => {
  test.use({ expectedMessages: /storage/i });

  for (const [name, script] of Object.entries(missing)) {
    test(`${name}: pages are readable, links and controls work`, async ({ page }) => {
      await page.addInitScript(script);
      await useSite(page);
    });
  }
});

test.describe('A browser without workers', () => {
  test.use({ expectedMessages: /Worker/ });

  test('search shows an error and the page keeps working', async ({ page }) => {
    await page.addInitScript('delete window.Worker');
    await open(page, '/docs/widget-config/intro');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('triggers');
    await expect(
      dialog
        .getByRole('alert')
        .or(dialog.getByRole('button', { name: 'Volver a intentarlo' }))
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('without clipboard permission, the copy button says so and keeps the focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, '/docs/widget-config/instalacion');
  const button = page.getByRole('button', { name: 'Copiar el código' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No se ha podido copiar. Selecciona el texto y cópialo.').first(),
  ).toBeAttached();
  await expect(button).toBeFocused();
});
