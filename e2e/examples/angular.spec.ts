/** Tests the prerendered Angular example behind its own server, with the strict CSP. */
import { expect } from '@playwright/test';
import { createTest, type Edits, serveProject, withoutTag } from './createTest';
import { testConsent, testTag } from './shopTests';

const serve = (edits?: Edits) =>
  serveProject({
    name: 'angular',
    edits,
    build: ['npm run build'],
    serve: (port) => `node server.mjs ${port}`,
    env: { NG_CLI_ANALYTICS: 'false' },
  });
const test = createTest(serve());

test.describe('Angular with the tag', () => {
  test('the prerendered HTML holds the page, and hydration keeps it', async ({ page, visit }) => {
    const product = await page.request.get('/productos/silla-roble');
    expect(await product.text()).toContain('Producto silla-roble</h1>');
    await visit();
    await expect(page.getByRole('link', { name: 'Preguntar' })).toBeVisible();
    await expect(page.locator('app-root h1')).toHaveCount(1);
  });

  testTag(test);
});

test.describe('Angular with consent', () => {
  const edits: Edits = {
    'src/index.html': withoutTag,
    'src/app/app.config.ts': [
      [
        'import { routes }',
        "import { provideAIFindrConsent } from './aifindr/aifindr-consent';\nimport { routes }",
      ],
      ['provideClientHydration(),', 'provideClientHydration(),\n    provideAIFindrConsent(),'],
    ],
    'src/app/widget-layout.ts': [
      [
        'import { filter }',
        "import { ConsentNotice } from './aifindr/consent-notice';\nimport { filter }",
      ],
      ['imports: [AIFindrTrigger,', 'imports: [AIFindrTrigger, ConsentNotice,'],
      ['</main>', '</main><app-consent-notice />'],
      ['    afterNextRender(() => aifindr.load());\n', ''],
      ['afterNextRender, ', ''],
    ],
  };
  testConsent(createTest(serve(edits)));
});
