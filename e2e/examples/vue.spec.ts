/** Tests Vue Router and Nuxt as the HTML guide shows them. */
import { expect, type Page, test as base } from '@playwright/test';
import { createTest, type ExampleTest, serveProject } from './createTest';
import { expectContext, expectReady } from './shopTests';

/** The contexts of the two pages of a shop. */
interface Contexts {
  home: object;
  product: object;
}

const overlay = (page: Page) => page.locator('#ai-findr-widget-overlay');

/** Tests that the trigger opens the widget and that the context follows the router. */
function testRouter(test: ExampleTest, { home, product }: Contexts): void {
  test('the context is that of the page in view', async ({ page, visit, errors }) => {
    const { release } = await visit('/', { isHeld: true });
    await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
    release();
    await expectContext(page, home);
    await page.getByRole('link', { name: 'Silla' }).click();
    await expectContext(page, product);
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expectContext(page, home);
    await page.goBack();
    await expectContext(page, product);
    expect(errors).toEqual([]);
  });

  test('the trigger opens the widget, after a change of view too', async ({ page, visit }) => {
    const { traffic } = await visit('/productos/silla');
    await expectReady(page);
    await page.getByRole('link', { name: 'Inicio' }).click();
    await page.locator('#ai-findr-trigger').click();
    await expect(overlay(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
  });
}

base.describe('Vue Router', () => {
  const serve = (port: number) =>
    ['npx', 'vite', 'preview', '--host=localhost', '--strictPort', `--port=${port}`] as const;
  const build = [['npm', 'run', 'build']] as const;
  const titled = (page: string, path: string, title: string) => ({
    page,
    path,
    title: `${title} | Tienda de muestra`,
  });
  testRouter(createTest(serveProject({ name: 'vue', build, serve })), {
    home: titled('inicio', '/', 'Inicio'),
    product: titled('producto', '/productos/silla', 'silla'),
  });

  // The guide says that without this line the context has the title and the type of the previous page.
  const edits = { 'src/router.js': [['  await nextTick();\n', '']] } as const;
  const early = createTest(serveProject({ name: 'vue', edits, build, serve }));
  early(
    'without nextTick the context has the title of the page before',
    async ({ page, visit }) => {
      await visit();
      await expectReady(page);
      await page.getByRole('link', { name: 'Silla' }).click();
      await expectContext(page, titled('producto', '/productos/silla', 'Inicio'));
    },
  );
});

base.describe('Nuxt', () => {
  const test = createTest(
    serveProject({
      name: 'nuxt',
      build: [['npm', 'run', 'build']],
      serve: (port) => ['env', `PORT=${port}`, 'node', '.output/server/index.mjs'],
      env: { NUXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  testRouter(test, {
    home: { page: 'index', path: '/' },
    product: { page: 'productos-slug', path: '/productos/silla' },
  });

  test('the server writes the trigger and the tag', async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<button id="ai-findr-trigger" type="button">Preguntar</button>');
    expect(html).toMatch(
      /<script src="https:\/\/hub\.aifindr\.ai\/widget\.js" data-client-id="TU_CLIENT_ID" defer>/,
    );
  });
});
