// #region tests
import { expect, test } from '@playwright/test';

test('la página funciona si el script del widget está bloqueado', async ({ page }) => {
  await page.route('https://hub.aifindr.ai/**', (route) => route.abort());
  await page.goto('/production.html');

  await expect(page.getByRole('link', { name: 'Centro de ayuda' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Haz una pregunta' })).toBeHidden();
});

test('el contexto describe la página', async ({ page }) => {
  // Una sustitución con lo justo para esta prueba: la prueba no depende de la red.
  await page.route('https://hub.aifindr.ai/widget.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.AIFindrWidget = {
        on() {},
        ready(callback) { callback(); },
        setContext(context) { window.lastContext = context; },
      };`,
    }),
  );
  await page.goto('/production.html');

  await expect(page.getByRole('button', { name: 'Haz una pregunta' })).toBeVisible();
  expect(await page.evaluate('window.lastContext')).toMatchObject({
    pageType: 'help',
    path: '/production.html',
  });
});
// #endregion tests
