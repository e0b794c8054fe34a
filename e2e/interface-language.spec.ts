/** The interface is in Spanish but for what the requirements fix in English (R25, R26, R40, R42, R43), which is marked so (docs-internal/adr/0013). Pages of errors: e2e/specification/errors.spec.ts. */
import { englishStrings, expectSpanish, listLanguageErrors } from './support/interfaceStrings';
import { expect, open, stopTimers, test } from './support/test';

const guide = '/docs/widget-config/instalacion';
const phone = { width: 390, height: 844 };

test('the check finds every English string of the framework', async () => {
  const marked = englishStrings.map((text) => ({ text, language: 'es' }));
  expect(await listLanguageErrors(marked)).toEqual(englishStrings);
  expect(
    await listLanguageErrors([{ text: 'Search the documentation', language: 'es' }]),
  ).toHaveLength(1);
  expect(await listLanguageErrors([{ text: 'Buscar', language: 'en' }])).toHaveLength(1);
  expect(await listLanguageErrors([{ text: 'Buscar', language: 'es' }])).toEqual([]);
});

for (const [route, ...seen] of [
  ['/', 'Idioma', 'English', 'Buscar', 'Principal'],
  [guide, 'En esta página', 'Copiar el código', 'Siguiente', 'Ocultar el menú lateral'],
  ['/docs/api/ai-findr-api', 'Ruta de navegación', 'Copiar página'],
  ['/docs/api/chat', 'Siguiente'],
  ['/docs/api/hacer-pregunta', 'Contraer la categoría «Chat»', 'Anterior'],
  ['/docs/category/integraciones', 'Portada'],
  ['/markdown-page', 'En esta página'],
] as const) {
  test(`on ${route}, also on paper`, async ({ page }) => {
    await open(page, route);
    await expectSpanish(page, 'Skip to main content', ...seen);
    await page.emulateMedia({ media: 'print' });
    await expectSpanish(page);
  });
}

test.describe('on an unknown path', () => {
  test.use({ expectedMessages: /status of 404/ });
  test('the ways in too', async ({ page }) => {
    await open(page, '/docs/widget-config/instalacin');
    await expectSpanish(page, 'Página no encontrada', 'Empieza por aquí');
  });
});

test.describe('search', () => {
  test.use({ expectedMessages: /ERR_FAILED|Search could not be loaded/ });

  test('in every state of its dialog', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort(), { times: 1 });
    await open(page, guide);
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: 'Volver a intentarlo' });
    await expect(retry).toBeVisible();
    await expectSpanish(page, 'Buscar en la documentación');
    await retry.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSpanish(page, 'Empieza por aquí', 'Cerrar', 'Abrir la búsqueda con /');
    for (const query of ['zzqqxx', 'contexto']) {
      await page.getByRole('combobox').fill(query);
      const count = page.getByRole('status').filter({ hasText: `resultados para ${query}` });
      await expect(count).toBeAttached();
      await expectSpanish(page, 'Resultados');
    }
  });

  test('its button, when the dialog does not load', async ({ page }) => {
    await open(page, guide);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSpanish(page);
  });
});

test('in the menu on phones, on both levels', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/api/chat');
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await expectSpanish(page, '← Volver al menú principal', 'Cerrar el menú');
  await page.getByRole('button', { name: /Volver al menú principal/ }).click();
  await page.locator('.navbar-sidebar').getByRole('button', { name: 'Idioma' }).click();
  await expectSpanish(page, 'Idioma', 'English');
});

test('after controls were used: copied, not copied, wrapped, hidden, dark', async ({ page }) => {
  await open(page, guide);
  await stopTimers(page);
  const copy = page.getByRole('button', { name: 'Copiar el código' }).first();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await copy.click();
  await expectSpanish(page, 'Copiado');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expectSpanish(page, 'No se ha podido copiar. Selecciona el texto y cópialo.');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Copiar página' }).click();
  await expect(page.locator('article [data-reading-aid] > [role=status]')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Ocultar el menú lateral' }).click();
  await page.getByRole('button', { name: /^Cambiar entre modo claro y oscuro/ }).click();
  await expectSpanish(
    page,
    'Mostrar el menú lateral',
    'Cambiar entre modo claro y oscuro (ahora: modo oscuro)',
    'Volver al principio',
  );
});
