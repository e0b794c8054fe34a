/** React and Next.js share a page: the choice of one of them, and the anchors that others have linked to. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const address = '/docs/widget-config/integraciones/react-nextjs';
const react = (page: Page) => page.locator('[role="tabpanel"][data-value="react"]').first();
const next = (page: Page) => page.locator('[role="tabpanel"][data-value="nextjs"]').first();

test('one choice changes the whole page, is in the URL and is remembered', async ({ page }) => {
  await open(page, address);
  await expect(react(page)).toBeVisible();
  await expect(next(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Next.js' }).first().click();
  await expect(page).toHaveURL(/[?&]stack=nextjs/);
  for (const panel of await page.locator('[role="tabpanel"][data-value="react"]').all()) {
    await expect(panel).toBeHidden();
  }
  await page.goto(address);
  await expect(next(page)).toBeVisible();
});

test('the address chooses', async ({ page }) => {
  await page.goto(`${address}?stack=nextjs`);
  await expect(next(page)).toBeVisible();
  await expect(react(page)).toBeHidden();
});

test('both stacks are in the HTML', async ({ request }) => {
  const html = await (await request.get(address)).text();
  expect(html).toContain('index.html: dentro de');
  expect(html).toContain('layout.tsx');
});

const anchors = {
  'react-nextjs':
    'elegir react-minimo react-produccion react-script react-esperar react-main react-proveedor react-trigger react-contexto react-eventos react-rutas react-consentimiento nextjs-minimo nextjs-produccion nextjs-layout nextjs-proveedor nextjs-trigger nextjs-contexto nextjs-marco nextjs-consentimiento csp csp-react csp-nextjs pruebas problemas ejemplo-completo siguiente-paso',
  html: 'minima produccion scripts alternativa contexto medir otros-triggers abrir-desde-otros spa consentimiento csp pruebas problemas ejemplo-completo siguiente-paso',
  angular:
    'minimo produccion cargar servicio trigger contexto sin-widget consentimiento ssr csp pruebas problemas ejemplo-completo siguiente-paso',
  wordpress:
    'elegir functions functions-contexto plugin opciones scripts contexto woocommerce trigger menu bloque consentimiento csp spa pruebas problemas ejemplo-completo siguiente-paso',
};
for (const [name, ids] of Object.entries(anchors)) {
  test(`${name}: every published anchor is on the page`, async ({ request }) => {
    const html = await (await request.get(`/docs/widget-config/integraciones/${name}`)).text();
    const found = [...html.matchAll(/\sid="?([^\s">]+)/g)].map(([, id]) => id);
    for (const id of ids.split(' ')) expect(found.filter((one) => one === id)).toEqual([id]);
  });
}

for (const [id, stored] of [
  ['nextjs-minimo', 'react'],
  ['nextjs-contexto', 'react'],
  ['csp-nextjs', 'react'],
  ['react-main', 'nextjs'],
]) {
  test(`a link to #${id} shows its tab, below the navbar, whatever was chosen before`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('docusaurus.tab.stack', value),
      stored ?? '',
    );
    await page.goto(`${address}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(page.getByRole('tabpanel').filter({ has: target })).toBeVisible();
    const { height } = (await page.locator('nav.navbar').boundingBox()) ?? { height: NaN };
    await expect(async () => {
      const { y } = (await target.boundingBox()) ?? { y: NaN };
      expect(y).toBeLessThan(360);
      expect(y).toBeGreaterThanOrEqual(height);
    }).toPass();
  });
}
