/** The prerendered Angular example behind its own server, with the strict policy. */
import { expect } from '@playwright/test';
import { createTest, serveProject } from './createTest';
import { testMinimal, testShop } from './shopTests';

const serve = (build: [string, ...string[]], project: string) =>
  serveProject({
    name: 'angular',
    build: [build],
    serve: (port) => ['node', 'server.mjs', project, `${port}`],
    env: { NG_CLI_ANALYTICS: 'false' },
  });
const test = createTest(serve(['npm', 'run', 'build'], 'tienda'));
const minimal = createTest(serve(['npx', 'ng', 'build', 'minimo'], 'minimo'));

test.describe('Angular', () => {
  test('the prerendered HTML holds the page, and hydration keeps it', async ({
    page,
    visit,
    errors,
  }) => {
    const product = await page.request.get('/productos/silla-roble');
    expect(await product.text()).toContain('Producto silla-roble</h1>');
    await visit();
    await expect(page.getByRole('link', { name: 'Preguntar' })).toBeVisible();
    await expect(page.locator('app-root h1')).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  testShop(test);
  testMinimal(minimal, '/');
});
