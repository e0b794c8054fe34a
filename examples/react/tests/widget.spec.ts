// #region tests
import { expect, test, type Page } from '@playwright/test';

const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Solo lo que llama esta aplicación; no imita al widget. */
const substitute = `window.AIFindrWidget = {
  EVENTS: { WIDGET_OPENED: 'widget.opened', WIDGET_CLOSED: 'widget.closed' },
  isReady: () => true,
  getState: () => 'ready',
  on: () => {},
  off: () => {},
  open: async () => { window.isOpened = true; },
  setContext: (context) => { window.lastContext = context; },
};`;

test('the application works when the script is blocked', async ({ page }) => {
  await page.route(widgetUrl, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Silla' }).click();
  await expect(page.getByRole('heading', { name: 'Silla de roble' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a la ayuda' })).toBeVisible();
});

test('the button opens the widget, and the context follows the route', async ({ page }) => {
  await serve(page, substitute);
  await page.goto('/');
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect.poll(() => page.evaluate('window.isOpened')).toBe(true);
  await page.getByRole('link', { name: 'Mesa' }).click();
  await expect
    .poll(() => page.evaluate('window.lastContext'))
    .toMatchObject({ page: { path: '/productos/mesa-nogal' } });
});

async function serve(page: Page, body: string): Promise<void> {
  await page.route(widgetUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
// #endregion tests
