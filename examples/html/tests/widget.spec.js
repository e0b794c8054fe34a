import { expect, test } from '@playwright/test';

const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Solo lo que usa production.js; no pretende imitar el widget. */
const substitute = `window.AIFindrWidget = {
  on() {},
  getState() { return 'ready'; },
  ready(callback) { callback(); },
  setContext(context) { window.lastContext = context; },
};`;

test('la página funciona si el script del widget está bloqueado', async ({ page }) => {
  await page.route(widgetUrl, (route) => route.abort('blockedbyclient'));
  await page.goto('/production.html');

  await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preguntar' })).toBeHidden();
});

test('el contexto describe la página', async ({ page }) => {
  await page.route(widgetUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: substitute }),
  );
  await page.goto('/production.html');

  await expect(page.getByRole('button', { name: 'Preguntar' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'lastContext'))).toEqual({
    page: 'ayuda',
    path: '/production.html',
    title: 'Envíos y devoluciones | Tienda de muestra',
  });
});
