import { expect, measureOverflow, open, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';
test('the link of a type opens the closed blocks around its fields', async ({ page }) => {
  await open(page, '/docs/api/obtener-detalles-del-widget');
  await page.getByRole('link', { name: 'WidgetConfig', exact: true }).click();
  await expect(page.locator('#respuesta-200-branding-widgetConfig-displayMode')).toBeInViewport();
});

test('samples stand beside the text from 1100 px, else after its intro', async ({ page }) => {
  await open(page, ask);
  const cards = page.locator('section[data-theme="dark"]');
  const [request, response] = [cards.first(), cards.last()];
  const heading = page.getByRole('heading', { name: 'Autenticación' });
  for (const width of [1100, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await heading.boundingBox();
    expect((await request.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await page.locator('[id="cuerpo-context"]').scrollIntoViewIfNeeded();
    await expect(request).toBeInViewport({ ratio: 0.9 });
    await expect(response).toBeInViewport({ ratio: 0.9 });
  }
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = [page.getByText('Más información').first(), request, response, heading];
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...tops].sort((left, right) => left - right));
    await expect.poll(() => measureOverflow(page)).toBe(0);
  }
});

test('the contents stand beside the page if there is room, else above it', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await open(page, ask);
  const beside = page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Respuestas' });
  const above = page.locator('article > details', { hasText: 'En esta página' });
  await expect(beside).toBeVisible();
  await expect(above).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(beside).toBeHidden();
  await above.locator('> summary').click();
  await above.getByRole('link', { name: '404 · No encontrado' }).click();
  await expect(page.getByText('El proyecto no existe.').last()).toBeVisible();
});
