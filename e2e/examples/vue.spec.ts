/** Tests Vue Router and Nuxt as the HTML guide shows them. */
import { expect, test as base } from '@playwright/test';
import { createTest, serveProject } from './createTest';
import { expectContext } from './shopTests';

for (const { name, serve, home, product } of [
  {
    name: 'vue',
    serve: (port: number) => `npx vite preview --host=localhost --strictPort --port=${port}`,
    home: { page: 'inicio', path: '/', title: 'Inicio | Tienda de muestra' },
    product: { page: 'producto', path: '/productos/silla', title: 'silla | Tienda de muestra' },
  },
  {
    name: 'nuxt',
    serve: (port: number) => `env PORT=${port} node .output/server/index.mjs`,
    home: { page: 'index', path: '/' },
    product: { page: 'productos-slug', path: '/productos/silla' },
  },
]) {
  base.describe(name, () => {
    const env = { NUXT_TELEMETRY_DISABLED: '1' };
    const test = createTest(serveProject({ name, build: ['npm run build'], serve, env }));

    test('the context is that of the page in view, where the trigger opens the widget', async ({
      page,
      visit,
    }) => {
      const { traffic, release } = await visit('/', { isHeld: true });
      await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
      release();
      await expectContext(page, home);
      await page.getByRole('link', { name: 'Silla' }).click();
      await expectContext(page, product);
      await page.getByRole('link', { name: 'Inicio' }).click();
      await expectContext(page, home);
      await page.goBack();
      await expectContext(page, product);
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator('#ai-findr-widget-overlay')).toBeVisible();
      expect(traffic.scriptRequests).toBe(1);
    });
  });
}
