import { expect, open, test } from './support/test';

const home = '/';

test.describe('the demonstration of the home page', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('answers prepared questions, closes and opens, and changes its mode', async ({
        page,
      }) => {
        await page.goto(home);
        const demo = page.locator('figure', { hasText: 'El aspecto real se configura' });
        await expect(demo.getByText('La matrícula se abre')).toBeVisible();
        await demo.getByRole('radio', { name: '¿Qué becas hay?' }).check();
        await expect(demo.getByText('beca general')).toBeVisible();
        await expect(demo.getByText('La matrícula se abre')).toBeHidden();

        const box = demo.locator('details > :not(summary)');
        const { width } = (await box.boundingBox()) ?? { width: 0 };
        await demo.getByRole('radio', { name: 'overlay' }).check();
        await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThan(width);

        const trigger = demo.locator('summary').getByText('Preguntar');
        await demo.locator('summary > :last-child').click();
        await expect(box).toBeHidden();
        await trigger.click();
        await expect(box).toBeVisible();
      });
    });
  }

  test('works by keyboard', async ({ page }) => {
    await open(page, home);
    const demo = page.locator('figure', { hasText: 'El aspecto real se configura' });
    const summary = demo.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(demo.getByText('¡Hola!')).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('radio', { name: '¿Qué becas hay?' })).toBeChecked();
    await expect(demo.getByText('beca general')).toBeVisible();
    await demo.getByRole('radio', { name: 'floating' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('radio', { name: 'overlay' })).toBeChecked();
  });

  test('is a description in the Markdown copy, and no text of the search index', async ({
    request,
  }) => {
    const copy = await (await request.get('/index.md')).text();
    expect(copy).toContain('**Demostración:** una página de ejemplo con el trigger');
    expect(copy).toContain('el aspecto real se configura en AI Findr Hub');
    expect(copy).not.toContain('¿En qué te ayudamos?');
  });
});

test('settings of the Hub change the demonstration', async ({ page }) => {
  await open(page, '/docs/widget-config/personalizacion');
  const demo = page.locator('figure', { hasText: 'brandColor' });
  await demo.locator('summary').getByText('Preguntar').click();
  const question = demo.getByText('¿Cuándo se abre la matrícula?').first();
  const ground = () => question.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await demo.getByRole('radio', { name: 'granate' }).check();
  await expect.poll(ground).not.toBe(before);
  const source = demo.getByText('Fuente:').first().locator('..');
  await expect(source).toBeVisible();
  await demo.getByRole('radio', { name: 'false' }).check();
  await expect(source).toBeHidden();
});
