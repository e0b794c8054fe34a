import { pageRoutes } from './support/routes';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('the navbar does not cover what an address names', async ({ page }) => {
  await page.goto('/docs/widget-config/triggers#boton');
  const { y } = (await page.locator('#boton').boundingBox())!;
  const bar = (await page.locator('.navbar').boundingBox())!;
  expect(y).toBeGreaterThan(bar.height);
});

test('R13: /docs leads to the main page of the docs', async ({ page }) => {
  await page.goto('/docs');
  await page.locator('main a').click();
  await expect(page).toHaveURL('/docs/widget-config/intro');
});

test('the link of a field leads to its sample', async ({ page }) => {
  await page.goto('/docs/api/hacer-pregunta');
  await page.locator('[id="cuerpo-context"] [data-sample-link]').click();
  await expect(page.getByText('/grados/ingenieria-informatica').first()).toBeVisible();
  await expect(page).toHaveURL(/#ejemplo-conContexto$/);
});

test('the demonstration answers prepared questions, closes and opens', async ({ page }) => {
  await page.goto('/');
  const demo = page.locator('figure', { hasText: 'El aspecto real se configura' });
  await expect(demo.getByText('La matrícula se abre')).toBeVisible();
  await demo.getByRole('radio', { name: '¿Qué becas hay?' }).check();
  await expect(demo.getByText('beca general')).toBeVisible();
  await expect(demo.getByText('La matrícula se abre')).toBeHidden();
  for (const visible of [false, true]) {
    await demo.locator('summary').press('Enter');
    await expect(demo.getByText('beca general')).toBeVisible({ visible });
  }
});

test('questions about problems open, and an answer leads to its row', async ({ page }) => {
  await page.goto('/docs/widget-config/instalacion');
  await page.getByText('Se abre, pero algo falla').click();
  await page.getByText('El aspecto o el comportamiento').click();
  await page.locator('[data-troubleshooter] a[href="#cambia-aspecto"]').click();
  await expect(page.locator('tr#cambia-aspecto')).toBeInViewport();
});

test('without JavaScript a page shows its text, no dead control', async ({ page: tab }) => {
  test.slow();
  for (const page of pageRoutes) {
    await tab.goto(page);
    await expect.soft(tab).toHaveTitle(/AI Findr$/);
    // Leaves out radio buttons, because those of the widget demo on the home page work without scripts.
    const controls = tab.locator('button, textarea, select, input:not([type=radio])');
    for (const width of [390, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      await expect.soft(controls.filter({ visible: true }), page).toHaveCount(0);
    }
    const hidden = tab
      .locator('main :is(p, li, pre, h2, h3):not(details *, :has(select), .col--3 nav *)')
      .filter({ visible: false, hasText: /[^\s\u200b]/ });
    expect.soft(await hidden.allTextContents(), page).toEqual([]);
  }
});
