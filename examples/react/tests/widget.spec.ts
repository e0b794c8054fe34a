import { expect, test } from '@playwright/test';

const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Solo lo que usa esta aplicación; no pretende imitar el widget. */
const substitute = `window.AIFindrWidget = {
  getState: () => 'ready',
  ready: (callback) => callback(),
  on: () => {},
  off: () => {},
  open: async () => { window.isOpened = true; },
  setContext: (context) => { window.lastContext = context; },
};`;

test('si el script se bloquea, el enlace lleva a la ayuda', async ({ page }) => {
  await page.route(widgetUrl, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Preguntar' }).click();
  await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
});

test('el enlace abre el widget y el contexto cambia con la ruta', async ({ page }) => {
  await page.route(widgetUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: substitute }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Silla' }).click();
  await expect
    .poll(() => page.evaluate('window.lastContext'))
    .toMatchObject({ page: 'producto', path: '/productos/silla-roble' });
  await page.getByRole('link', { name: 'Preguntar' }).click();
  await expect.poll(() => page.evaluate('window.isOpened')).toBe(true);
});
