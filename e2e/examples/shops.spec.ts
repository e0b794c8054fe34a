/** Tests example projects as readers build and serve them: Angular, Next.js and React (with script tag or with consent), Vue and Nuxt. */
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { widgetUrl } from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { findChromiumOverride } from '../../scripts/support/chromium';
import type { WidgetPage } from '../guide/widgetTest';
import { hold } from '../support/test';
import { buildAndServe, createTest, examples, type ExampleTest, type Project } from './exampleTest';

const vitePreview = 'npx vite preview --host=localhost --strictPort --port=$PORT';

/** Edits that remove the trigger and the widget's script tag, as the guides tell sites that ask for consent. */
const withoutTag = [
  [/<button id="ai-findr-trigger".*<\/button>|<script\s+src="https:[^]*?<\/script>/g, ''],
] as const;

/** Replaces the provider that waits for the script tag with the one that asks for consent. */
const withConsentProvider = [['AIFindrProvider', 'AIFindrConsentProvider']] as const;

/** The sample shop in three frameworks. Each has the script tag; `edits` turn it into a shop that asks for consent. */
const shops: readonly Required<Project>[] = [
  {
    name: 'angular',
    build: 'npm run build',
    serve: 'node server.mjs $PORT',
    edits: {
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
    },
  },
  {
    name: 'nextjs',
    build: 'npm run build',
    serve: 'npx next start',
    edits: {
      'src/app/layout.tsx': [
        ["import Script from 'next/script';\n", ''],
        [/<button id="ai-findr-trigger"[^]*?<\/button>|<Script[^]*?\/>/g, ''],
      ],
      'src/components/WidgetFrame.tsx': withConsentProvider,
    },
  },
  {
    name: 'react',
    build: 'npm run typecheck && npm run build',
    serve: vitePreview,
    edits: { 'index.html': withoutTag, 'src/WidgetLayout.tsx': withConsentProvider },
  },
];

for (const { edits, ...project } of shops) {
  base.describe(`${project.name} with the tag`, () => {
    const test = createTest((use) => buildAndServe(project, use));
    testShop(test);

    test('with the script blocked the trigger leads to the help page', async ({ page, visit }) => {
      const traffic = await visit('/', 'blocked');
      await expectHelp(page);
      // The only request is that of the script tag; the application does not try again.
      expect(traffic.scriptRequests).toBe(1);
    });

    // Angular's application starts after the widget's script has run, so it cannot unmount while the script loads.
    if (project.name === 'angular') {
      test('the prerendered HTML has the page, and hydration keeps it', async ({ page, visit }) => {
        const product = await page.request.get('/productos/silla-roble');
        expect(await product.text()).toContain('Producto silla-roble</h1>');
        await visit();
        await expect(triggerOf(page)).toBeVisible();
        await expect(page.locator('app-root h1')).toHaveCount(1);
      });
    } else testEarlyLeave(test);

    if (project.name === 'react') {
      test('a button is disabled until the widget is ready', async ({ page, visit, widget }) => {
        const release = await hold(page, widgetUrl);
        await visit();
        const button = page.locator('main').getByRole('button', { name: 'Preguntar' });
        await expect(button).toBeDisabled();
        release();
        await button.click();
        await expect(widget.overlay).toBeVisible();
      });

      test('the tests that the guide shows pass', async ({ origin }) => {
        const cwd = path.join(examples, 'react');
        const env = { PORT: new URL(origin).port, CHROMIUM_PATH: findChromiumOverride() };
        await runCommand('npx', ['vitest', 'run'], { cwd });
        await runCommand('npx', ['playwright', 'test'], { cwd, env });
      });
    }
  });

  base.describe(`${project.name} with consent`, () => {
    const test = createTest((use) => buildAndServe({ ...project, edits }, use));
    testShop(test);
    testEarlyLeave(test);

    const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
    const refuse = (page: Page) => page.getByRole('button', { name: 'Rechazar' });
    const preferences = (page: Page) => page.getByRole('button', { name: 'Preferencias' });

    test('the help page can load a blocked script again', async ({ page, visit, widget }) => {
      const traffic = await visit('/', ['blocked', 'blocked', {}]);
      await expectHelp(page);
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await retry.click();
      await expect.poll(() => traffic.scriptRequests).toBe(2);
      await retry.click();
      await expect(retry).toBeHidden();
      await openWidget(widget);
      await expect(widget.scripts).toHaveCount(1);
    });

    test.describe('before a decision on consent', () => {
      test.use({ hasConsented: false });

      test('nothing is requested; a decision is remembered', async ({ page, visit, widget }) => {
        const traffic = await visit();
        await goTo(page, 'Silla');
        await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
        await refuse(page).click();
        await page.reload();
        await preferences(page).click();
        expect(traffic.scriptRequests).toBe(0);
        await accept(page).click();
        await expect(preferences(page)).toBeFocused();
        await openWidget(widget);
        expect(traffic.scriptRequests).toBe(1);
        await page.reload();
        await openWidget(widget);
        await expect(accept(page)).toHaveCount(0);
      });
    });

    test('withdrawing removes the widget, which can return', async ({ page, visit, widget }) => {
      const traffic = await visit();
      await expectConnected(widget);
      await preferences(page).click();
      await expect(accept(page)).toBeFocused();
      await refuse(page).click();
      await widget.expectRemoved();
      await page.reload();
      await expect(preferences(page)).toBeVisible();
      expect(traffic.scriptRequests).toBe(1);
      await preferences(page).click();
      await accept(page).click();
      await openWidget(widget);
      // Simulates that consent is withdrawn on a later page, and this one then comes back from the back/forward cache.
      await page.evaluate(() => {
        localStorage.setItem('aifindr-consent', 'no');
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await widget.expectRemoved();
    });
  });
}

base.describe('react under StrictMode, which doubles effects, on the development server', () => {
  // Bundles dependencies, because Vite may otherwise do so at the first visit and then reload the page.
  const build = 'npx vite optimize';
  const serve = 'npx vite --host=localhost --strictPort --port=$PORT';
  testLifeCycle(createTest((use) => buildAndServe({ name: 'react', build, serve }, use)));
});

for (const { name, serve, home, product } of [
  {
    name: 'vue',
    serve: vitePreview,
    home: { page: 'inicio', path: '/', title: 'Inicio | Tienda de muestra' },
    product: { page: 'producto', path: '/productos/silla', title: 'silla | Tienda de muestra' },
  },
  {
    name: 'nuxt',
    serve: 'node .output/server/index.mjs',
    home: { page: 'index', path: '/' },
    product: { page: 'productos-slug', path: '/productos/silla' },
  },
]) {
  base.describe(name, () => {
    const test = createTest((use) => buildAndServe({ name, build: 'npm run build', serve }, use));

    test('each page sets its context; the trigger works', async ({ page, visit, widget }) => {
      const release = await hold(page, widgetUrl);
      const traffic = await visit();
      await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
      release();
      await widget.expectContext(home);
      await goTo(page, 'Silla');
      await widget.expectContext(product);
      await goTo(page, 'Inicio');
      await widget.expectContext(home);
      await page.goBack();
      await widget.expectContext(product);
      await widget.press();
      expect(traffic.scriptRequests).toBe(1);
    });
  });
}

/** Tests what holds for each of `shops`, with the tag or with consent: opening, events, context, unmounting, remounting and the CSP. */
function testShop(test: ExampleTest): void {
  testLifeCycle(test);

  test('the CSP allows the widget alone', async ({ page, visit, widget, expectedMessages }) => {
    // Any other refusal is an error on the console, which fails the test.
    expectedMessages.push(/stranger\.test/);
    await visit();
    await openWidget(widget);
    const refusals = ['script-src', 'frame-src'].map((directive) =>
      page.waitForEvent('console', (message) =>
        message.text().includes(`Content Security Policy directive: "${directive} `),
      ),
    );
    await page.evaluate(() => {
      const add = (name: 'iframe' | 'script', src: string) =>
        document.body.append(Object.assign(document.createElement(name), { src }));
      add('script', 'https://stranger.test/script.js');
      add('iframe', 'https://stranger.test/frame');
    });
    await Promise.all(refusals);
  });
}

function testLifeCycle(test: ExampleTest): void {
  test('opening, events, context of each route, unmounting', async ({ page, visit, widget }) => {
    const home = { page: 'otra', path: '/' };
    const traffic = await visit();
    await widget.expectContext(home);
    await openWidget(widget);
    for (const text of ['¿Tenéis sillas?', '¿Y mesas?']) await widget.ask(text);
    await expect(page.getByText('Preguntas en esta visita: 2')).toBeAttached();
    await widget.close();
    await expect(triggerOf(page)).toBeFocused();
    await goTo(page, 'Silla');
    await widget.expectContext({
      page: 'producto',
      path: '/productos/silla-roble',
      product: { slug: 'silla-roble' },
    });
    await goTo(page, 'Inicio');
    await widget.expectContext(home);
    await leave(page);
    await comeBack(page);
    await widget.expectContext(home);
    await leave(page);
    await expectNoLeftovers(widget);
    await comeBack(page);
    await openWidget(widget);
    expect(traffic.scriptRequests).toBe(1);
  });
}

/** Tests unmounting before the widget is ready, for applications that start before the widget's script has loaded. */
function testEarlyLeave(test: ExampleTest): void {
  test('unmounting early leaves no listener or context', async ({ page, visit, widget }) => {
    const release = await hold(page, widgetUrl);
    await visit();
    // With consent, the running application adds the script. A click before would load the payment page as a document without the widget.
    await expect(widget.scripts).toBeAttached();
    await leave(page);
    release();
    await widget.expectReady();
    await expect(widget.overlay).toBeHidden();
    await expectNoLeftovers(widget);
  });
}

/** Locates the shop's own trigger, a link to the help page. */
const triggerOf = (page: Page) => page.getByRole('link', { name: 'Preguntar' });

const goTo = (page: Page, link: string) =>
  page.getByRole('link', { name: link, exact: true }).click();

/** Opens a product page, and expects that its trigger leads to the help page, where a text says that the widget is not available. */
async function expectHelp(page: Page): Promise<void> {
  await goTo(page, 'Silla');
  await expect(page.getByRole('heading', { name: 'Producto silla-roble' })).toBeVisible();
  await triggerOf(page).click();
  await expect(page.getByRole('heading', { name: 'Ayuda' })).toBeVisible();
  await expect(page.getByText('El buscador no está disponible ahora.')).toBeVisible();
}

/** Waits until the widget has a context, which the application sets once the widget is ready. */
const expectConnected = ({ readContext }: WidgetPage) =>
  expect.poll(async () => Object.keys((await readContext()) ?? {})).not.toEqual([]);

async function openWidget(widget: WidgetPage): Promise<void> {
  await expectConnected(widget);
  await triggerOf(widget.page).click();
  await expect(widget.overlay).toBeVisible();
}

/** Goes to the payment page, which is outside of the layout that uses the widget. */
async function leave(page: Page): Promise<void> {
  await goTo(page, 'Pago');
  await expect(page.getByRole('heading', { name: 'Pago' })).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await goTo(page, 'Volver a la tienda');
  await expect(page.getByRole('heading', { name: 'Tienda de muestra' })).toBeVisible();
}

async function expectNoLeftovers({ page, expectContext }: WidgetPage): Promise<void> {
  const listeners = () => page.evaluate(() => window.AIFindrWidget?._debug.getEventListeners());
  await expect.poll(listeners).toEqual({});
  await expectContext({});
}
