/** The code that the guide's pages show, run against the fake widget. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type ExampleOptions, serveExamples } from '@aifindr-docs/widget/testing/openExample';
import { holdWidget, sampleOrigin, widgetUrl } from '@aifindr-docs/widget/testing/routeWidget';
import { integratorPages } from '../support/integratorPages';
import { blockStorage, expect, test } from '../support/test';

test.use(integratorPages);

const guide = path.join(__dirname, '../../examples/guide');
const readGuide = (file: string) => readFileSync(path.join(guide, file), 'utf8');
const overlay = '#ai-findr-widget-overlay';
const trigger = '#ai-findr-trigger';

const state = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getState());
const context = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getContext());
const metadata = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getMetadata());

async function openGuide(page: Page, file: string, options: ExampleOptions = {}) {
  const traffic = await serveExamples(page, 'guide', options);
  await page.goto(`${sampleOrigin}/${file}`);
  return traffic;
}

async function openReady(page: Page, file: string, options: ExampleOptions = {}) {
  const opened = await openGuide(page, file, options);
  await expect.poll(() => state(page)).toBe('ready');
  return opened;
}

/** Answers the address of the widget's script with another one. */
async function replaceWidget(page: Page, body: string): Promise<void> {
  await page
    .context()
    .route(widgetUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

test.describe('instalacion', () => {
  for (const file of ['two-steps', 'attributes', 'csp-nonce']) {
    test(`${file}.html: the two steps are enough to open the widget`, async ({ page }) => {
      const traffic = await openReady(page, `instalacion/${file}.html`);
      await page.locator(trigger).click();
      await expect(page.locator(overlay)).toBeVisible();
      expect(traffic).toEqual({ scriptRequests: 1, strangers: [] });
    });
  }

  test('a module after the script finds the widget and sends its context', async ({ page }) => {
    await openReady(page, 'instalacion/call-when-ready.html');
    expect(await context(page)).toEqual({ page: 'inicio' });
  });

  test('a module after a blocked script runs without the widget', async ({ page }) => {
    await openGuide(page, 'instalacion/call-when-ready.html', {
      network: 'blocked',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
  const refuse = (page: Page) => page.getByRole('button', { name: 'Rechazar' });
  const preferences = (page: Page) =>
    page.getByRole('button', { name: 'Preferencias del buscador' });
  const consent = 'instalacion/consent.html';

  test('the script is requested only after consent, once, and on the next page without asking', async ({
    page,
  }) => {
    const traffic = await openGuide(page, consent);
    await expect(accept(page)).toBeVisible();
    await expect(page.locator(trigger)).toBeHidden();
    expect(traffic.scriptRequests).toBe(0);
    await accept(page).click();
    await expect(page.locator(trigger)).toBeVisible();
    await expect(preferences(page)).toBeFocused();
    expect(await metadata(page)).toEqual({ environment: 'production' });
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
    await page.reload();
    await expect(page.locator(trigger)).toBeVisible();
    await expect(accept(page)).toBeHidden();
  });

  test('a refusal is remembered and loads nothing', async ({ page }) => {
    const traffic = await openGuide(page, consent);
    await refuse(page).click();
    await expect(preferences(page)).toBeFocused();
    await page.reload();
    await expect(preferences(page)).toBeVisible();
    await expect(accept(page)).toBeHidden();
    expect(traffic.scriptRequests).toBe(0);
  });

  test('withdrawn consent removes the widget, and the next page does not load it', async ({
    page,
  }) => {
    const traffic = await openGuide(page, consent);
    await accept(page).click();
    await expect(page.locator(trigger)).toBeVisible();
    await preferences(page).click();
    await expect(accept(page)).toBeFocused();
    await refuse(page).click();
    await expect(page.locator(trigger)).toBeHidden();
    await expect(page.locator(overlay)).toHaveCount(0);
    await expect(page.locator('script[src$="/widget.js"]')).toHaveCount(0);
    expect(await page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
    const requests = traffic.scriptRequests;
    await page.reload();
    await expect(preferences(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
    expect(traffic.scriptRequests).toBe(requests);
  });

  test('consent withdrawn while the script is on its way leaves no widget', async ({ page }) => {
    await openGuide(page, consent);
    const release = await holdWidget(page.context());
    await accept(page).click();
    const script = await page.waitForSelector('script[src$="/widget.js"]', { state: 'attached' });
    const hasRun = script.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('load', () => resolve(true))),
    );
    await preferences(page).click();
    await refuse(page).click();
    release();
    expect(await hasRun).toBe(true);
    await expect.poll(() => page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
    await expect(page.locator(trigger)).toBeHidden();
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('consent withdrawn in another tab removes the widget from this one', async ({ page }) => {
    await openGuide(page, consent);
    await accept(page).click();
    await expect(page.locator(trigger)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${sampleOrigin}/${consent}`);
    await preferences(other).click();
    await refuse(other).click();
    await expect(page.locator(trigger)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
  });

  test('a page restored from the back/forward cache follows the decision taken since', async ({
    page,
  }) => {
    await openGuide(page, consent);
    await accept(page).click();
    await expect(page.locator(trigger)).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('aifindr-consent', 'no');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator(trigger)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
  });

  test('blocked storage keeps the decision for the page', async ({ page }) => {
    await blockStorage(page);
    // The fake reads its debug switch from the storage, so a stub replaces it.
    await openGuide(page, consent, { network: 'blocked' });
    await replaceWidget(
      page,
      `window.AIFindrWidget = {
          getState: () => 'ready', on() {}, off() {}, ready: (run) => run(), destroy() {},
        };`,
    );
    await accept(page).click();
    await expect(page.locator(trigger)).toBeVisible();
    await preferences(page).click();
    await refuse(page).click();
    await expect(page.locator(trigger)).toBeHidden();
  });

  for (const declaration of ['var AIFindrWidget', 'const AIFindrWidget', 'window.AIFindrWidget']) {
    test(`the loader finds a widget made as "${declaration}", and withdrawal removes it even if destroy() throws`, async ({
      page,
    }) => {
      await openGuide(page, consent, { network: 'blocked' });
      await replaceWidget(
        page,
        `${declaration} = {
            getState: () => 'ready', on() {}, off() {}, ready: (run) => run(),
            destroy() { throw new Error('cannot be destroyed'); },
          };`,
      );
      await accept(page).click();
      await expect(page.locator(trigger)).toBeVisible();
      await preferences(page).click();
      await refuse(page).click();
      await expect(page.locator(trigger)).toBeHidden();
      await expect(page.locator('script[src$="/widget.js"]')).toHaveCount(0);
      expect(await page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
    });
  }

  test('a single error does not end the load, and a page without a trigger gets a hidden one', async ({
    page,
  }) => {
    await openGuide(page, 'triggers/ayuda.html', { network: 'blocked' });
    await replaceWidget(
      page,
      `window.AIFindrWidget = {
          getState: () => 'loading', off() {},
          on: (name, run) => setTimeout(() => run(new Error('one error'))),
          ready: (run) => setTimeout(run, 50),
        };
        document.getElementById('ai-findr-trigger').className = 'ai-findr-trigger-button';`,
    );
    await page.addStyleTag({ content: '.ai-findr-trigger-button { display: inline-flex; }' });
    await page.evaluate(async () => {
      const address = '/instalacion/load-widget.js';
      const { loadWidget } = (await import(address)) as {
        loadWidget: (attributes: object) => Promise<unknown>;
      };
      await loadWidget({ clientId: 'TU_CLIENT_ID' });
    });
    await expect(page.locator(trigger)).toHaveCount(1);
    await expect(page.locator(trigger)).toBeHidden();
  });

  for (const [name, failure] of [
    ['the script is blocked', 'blocked'],
    ['the answer is empty', 'empty'],
    ['the widget fails', { failure: 'load' }],
  ] as const) {
    test(`the load can be retried when ${name}`, async ({ page }) => {
      const traffic = await openGuide(page, consent, { network: [failure, {}] });
      await accept(page).click();
      await expect(page.getByRole('status')).toHaveText(/no está disponible/);
      await expect(page.locator(trigger)).toBeHidden();
      await accept(page).click();
      await expect(page.locator(trigger)).toBeVisible();
      await expect(page.getByRole('status')).toBeEmpty();
      await page.locator(trigger).click();
      await expect(page.locator(overlay)).toBeVisible();
      expect(traffic.scriptRequests).toBe(2);
      await expect(page.locator('script[src$="/widget.js"]')).toHaveCount(1);
    });
  }

  test('a widget that never gets ready is given up after 15 seconds', async ({ browser }) => {
    const page = await browser.newPage();
    await page.clock.install();
    await openGuide(page, consent, { network: { loadingTime: 60_000 } });
    await accept(page).click();
    await expect.poll(() => page.evaluate(() => window.AIFindrWidget?.getState())).toBe('loading');
    await page.clock.runFor(15_000);
    await expect(page.getByRole('status')).toHaveText(/no está disponible/);
    await expect.poll(() => page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
    await page.close();
  });

  test('the verbose log is turned on and off from the console', async ({ page }) => {
    const debugged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'debug') debugged.push(message.text());
    });
    const run = (lines: string) => Promise.all([page.waitForEvent('load'), page.evaluate(lines)]);
    const setting = () => page.evaluate(() => localStorage.getItem('aifindr_debug'));
    await openReady(page, 'instalacion/two-steps.html');
    await run(readGuide('instalacion/debug.js'));
    await expect.poll(setting).toBe('true');
    await expect.poll(() => debugged.length).toBeGreaterThan(0);
    await run("localStorage.removeItem('aifindr_debug'); location.reload();");
    await expect.poll(setting).toBe(null);
  });

  test('the lines for the console say what the widget knows, and open it', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openReady(page, 'instalacion/attributes.html');
    await page.evaluate(readGuide('instalacion/check-console.js'));
    await expect(page.locator(overlay)).toBeVisible();
    await expect
      .poll(() => logged)
      .toEqual([
        'Estado: ready',
        expect.stringMatching(/^Metadatos: .*environment: production/),
        'Contexto: {}',
      ]);
  });

  test('the first click loads the widget once, and opens it', async ({ page }) => {
    const traffic = await openGuide(page, 'instalacion/first-click.html');
    await expect(page.locator(trigger)).toBeVisible();
    expect(traffic.scriptRequests).toBe(0);
    await page.locator(trigger).dblclick();
    await expect(page.locator(overlay)).toBeVisible();
    await page.locator('.ai-findr-close-button').click();
    await expect(page.locator(overlay)).toBeHidden();
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
  });

  test('the first click says that the widget is blocked, and the next one tries again', async ({
    page,
  }) => {
    const traffic = await openGuide(page, 'instalacion/first-click.html', {
      network: ['blocked', {}],
    });
    await page.locator(trigger).click();
    await expect(page.getByRole('status')).toHaveText(/no está disponible/);
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    await expect(page.getByRole('status')).toBeEmpty();
    expect(traffic.scriptRequests).toBe(2);
  });

  test('events go to the data layer with names that Google Analytics takes', async ({ page }) => {
    await openReady(page, 'instalacion/two-steps.html', {
      change: (html) =>
        html.replace('</body>', '<script type="module" src="data-layer.js"></script></body>'),
    });
    await page.locator(trigger).click();
    await page.locator('.ai-findr-close-button').click();
    await expect
      .poll(() => page.evaluate('window.dataLayer'))
      .toEqual([{ event: 'aifindr_widget_opened' }, { event: 'aifindr_widget_closed' }]);
  });

  test('a refused trigger stays hidden where a rule gives it a display', async ({ page }) => {
    await openGuide(page, consent);
    await page.addStyleTag({ content: '#ai-findr-trigger { display: inline-flex; }' });
    await refuse(page).click();
    await expect(page.locator(trigger)).toBeHidden();
  });

  test('with blocked storage the decision lives on in the cache of the back button', async ({
    page,
  }) => {
    await blockStorage(page);
    await openGuide(page, consent, { network: 'blocked' });
    await refuse(page).click();
    await expect(accept(page)).toBeHidden();
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(accept(page)).toBeHidden();
  });

  test('the code for a tag manager loads the widget with its attributes', async ({ page }) => {
    const code = readGuide('instalacion/tag-manager.html');
    const traffic = await openReady(page, 'instalacion/two-steps.html', {
      change: (html) => html.replace(/<script\s[^>]*widget\.js[^]*?<\/script>/, code),
    });
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
  });
});

test.describe('triggers', () => {
  for (const file of ['button', 'button-icon', 'input', 'link', 'div']) {
    test(`${file}.html: opens with the pointer`, async ({ page }) => {
      await openReady(page, `triggers/${file}.html`);
      await page.locator(trigger).click();
      await expect(page.locator(overlay)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${file}\\.html`));
    });
  }

  for (const file of ['button', 'link', 'div']) {
    for (const key of ['Enter', ' ']) {
      test(`${file}.html: opens with the key "${key}"`, async ({ page }) => {
        await openReady(page, `triggers/${file}.html`);
        await page.keyboard.press('Tab');
        await expect(page.locator(trigger)).toBeFocused();
        await page.keyboard.press(key);
        await expect(page.locator(overlay)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${file}\\.html`));
      });
    }
  }

  test('a link opens its page if the widget is blocked', async ({ page }) => {
    await openGuide(page, 'triggers/link.html', { network: 'blocked' });
    await page.locator(trigger).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejemplo: página de ayuda');
  });

  test('Ctrl and a click on a link that is the trigger open its page in a tab', async ({
    page,
  }) => {
    await openReady(page, 'triggers/link.html');
    const isPrevented = await page.locator(trigger).evaluate((link) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      let prevented = true;
      // Before the widget's own handler, and so that the test's window stays.
      link.addEventListener('click', (event) => {
        prevented = event.defaultPrevented;
        event.stopImmediatePropagation();
        event.preventDefault();
      });
      link.dispatchEvent(click);
      return prevented;
    });
    expect(isPrevented).toBe(false);
  });

  test('a button in a shadow tree opens the widget', async ({ page }) => {
    await openReady(page, 'triggers/open-widget.html');
    await page.evaluate(() => {
      const host = document.createElement('help-box');
      host.attachShadow({ mode: 'open' }).innerHTML =
        '<button type="button" class="open-widget">Dentro</button>';
      document.body.append(host);
    });
    await page.getByRole('button', { name: 'Dentro' }).click();
    await expect(page.locator(overlay)).toBeVisible();
  });

  test('after a failed form a button opens the widget with what happened', async ({ page }) => {
    await openReady(page, 'triggers/after-action.html');
    await page.getByLabel('Código de descuento').fill('OTOÑO');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('status')).toHaveText('El código ha caducado.');
    await page.getByRole('button', { name: 'Pregunta por qué no funciona' }).click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(await context(page)).toEqual({
      page: 'carrito',
      formError: 'El código de descuento ha caducado',
    });
  });

  for (const name of ['¿Dudas con tu pedido?', 'Ayuda']) {
    test(`"${name}" opens the widget from elsewhere`, async ({ page }) => {
      await openReady(page, 'triggers/open-widget.html');
      await page.getByText(name, { exact: true }).click();
      await expect(page.locator(overlay)).toBeVisible();
      await expect(page).toHaveURL(/open-widget\.html/);
    });
  }

  for (const network of ['blocked', { failure: 'open' }] as const) {
    test(`a link from elsewhere opens its page if the widget ${network === 'blocked' ? 'is blocked' : 'cannot open'}`, async ({
      page,
    }) => {
      await openGuide(page, 'triggers/open-widget.html', { network });
      await page.getByText('Ayuda', { exact: true }).click();
      await expect(page).toHaveURL(/ayuda\.html/);
    });
  }

  test('a link from elsewhere opens its page while the widget is not ready', async ({ page }) => {
    await openGuide(page, 'triggers/open-widget.html', { network: { loadingTime: 60_000 } });
    await page.getByText('Ayuda', { exact: true }).click();
    await expect(page).toHaveURL(/ayuda\.html/);
  });

  for (const name of ['¿Dudas con tu pedido?', 'Preguntar']) {
    test(`the focus returns to "${name}" when the widget that it opened is closed`, async ({
      page,
    }) => {
      await openReady(page, 'triggers/return-focus.html');
      const opener = page.getByRole('button', { name });
      await opener.click();
      await page.locator('.ai-findr-close-button').click();
      await expect(page.locator(overlay)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('an element that appears late opens the widget', async ({ page }) => {
    await openReady(page, 'triggers/late.html');
    await page.getByRole('button', { name: 'Mostrar la ayuda' }).click();
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(page.locator(overlay)).toBeVisible();
  });

  test('a hidden trigger appears when the widget is ready, and stays hidden without it', async ({
    page,
    context: browser,
  }) => {
    await openReady(page, 'triggers/hide-until-ready.html');
    await expect(page.locator(trigger)).toBeVisible();
    await browser.unrouteAll();
    await openGuide(page, 'triggers/hide-until-ready.html', { network: 'blocked' });
    await expect(page.locator(trigger)).toBeHidden();
  });

  test('the shortcut opens the widget, and not while a field is being filled in', async ({
    page,
  }) => {
    await openReady(page, 'triggers/shortcut.html');
    await page.getByLabel('Nombre').focus();
    await page.keyboard.press('Control+k');
    await expect(page.locator(overlay)).toBeHidden();
    await page.locator(trigger).focus();
    await page.keyboard.press('Control+k');
    await expect(page.locator(overlay)).toBeVisible();
  });

  test('the address opens the widget, and only with its fragment', async ({ page }) => {
    await openReady(page, 'triggers/from-url.html');
    await expect(page.locator(overlay)).toBeHidden();
    await page.goto('about:blank');
    await page.goto(`${sampleOrigin}/triggers/from-url.html#preguntar`);
    await expect(page.locator(overlay)).toBeVisible();
  });

  test('a link of the same page opens the widget each time', async ({ page }) => {
    await openReady(page, 'triggers/from-url.html');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('link', { name: 'Pregunta por tu pedido' }).click();
      await expect(page.locator(overlay)).toBeVisible();
      await page.locator('.ai-findr-close-button').click();
      await expect(page.locator(overlay)).toBeHidden();
    }
  });
});

test.describe('personalizacion', () => {
  const topOfOverlay = async (page: Page) => (await page.locator(overlay).boundingBox())?.y;

  test('--ai-nav-height leaves room for a fixed header, by width', async ({ page }) => {
    await openReady(page, 'personalizacion/nav-height.html');
    await page.locator(trigger).click();
    await expect.poll(() => topOfOverlay(page)).toBe(72);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(() => topOfOverlay(page)).toBe(56);
  });

  test('a header with id="main-header" is detected', async ({ page }) => {
    await openReady(page, 'personalizacion/main-header.html');
    const header = await page.locator('header').boundingBox();
    await page.locator(trigger).click();
    await expect.poll(() => topOfOverlay(page)).toBeCloseTo(header?.height ?? 0, 0);
  });

  test('a measured header keeps its room when its height changes', async ({ page }) => {
    await openReady(page, 'personalizacion/measure-header.html');
    await page.locator('header').evaluate((header) => (header.style.padding = '40px'));
    const height = (await page.locator('header').boundingBox())?.height ?? 0;
    await expect
      .poll(() =>
        page.evaluate("document.documentElement.style.getPropertyValue('--ai-nav-height')"),
      )
      .toBe(`${height}px`);
    await page.locator(trigger).click();
    await expect.poll(() => topOfOverlay(page)).toBeCloseTo(height, 1);
  });

  test('a class of the page follows the widget', async ({ page }) => {
    await openReady(page, 'personalizacion/open-state.html');
    const bubble = page.locator('.help-bubble');
    await expect(bubble).toBeVisible();
    await page.locator(trigger).click();
    await expect(bubble).toBeHidden();
    await page.locator('.ai-findr-close-button').click();
    await expect(bubble).toBeVisible();
  });
});

test.describe('contexto y metadatos', () => {
  test('attributes become the keys that the page says', async ({ page }) => {
    await openReady(page, 'contexto/metadata.html');
    expect(await metadata(page)).toEqual({
      environment: 'production',
      userId: 'u-1042',
      abTest: 'portada-b',
    });
  });

  const cases: [search: string, attributes: string, expected: object][] = [
    ['?utm_source=boletin&utm_medium=email', '', { utm: { source: 'boletin', medium: 'email' } }],
    [
      '?utm_source=boletin',
      'data-meta-environment="production"',
      { environment: 'production', utm: { source: 'boletin' } },
    ],
    ['?utm_source=boletin&utm_medium=email', 'data-meta-utm-source="app"', { utmSource: 'app' }],
    ['?utm_source=boletin', 'data-meta-utm="verano"', { utm: 'verano' }],
    ['', '', {}],
    ['', 'data-meta-userId="u-1"', { userid: 'u-1' }],
  ];
  for (const [search, attributes, expected] of cases) {
    test(`"${search}" with "${attributes}" gives ${JSON.stringify(expected)}`, async ({ page }) => {
      await openReady(page, `instalacion/two-steps.html${search}`, {
        change: (html) => html.replace('data-client-id', `${attributes} data-client-id`),
      });
      expect(await metadata(page)).toEqual(expected);
    });
  }

  test('the context follows every change of route, back and forth', async ({ page }) => {
    await openReady(page, 'contexto/router.html');
    const chair = { page: 'producto', path: '/silla', title: 'Silla | Tienda de ejemplo' };
    await expect
      .poll(() => context(page))
      .toEqual({
        page: 'inicio',
        path: '/contexto/router.html',
        title: 'Inicio | Tienda de ejemplo',
      });
    await page.getByRole('link', { name: 'Silla' }).click();
    await expect.poll(() => context(page)).toEqual(chair);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Mesa' }).click();
    await expect.poll(() => context(page)).toMatchObject({ path: '/mesa' });
    await page.goBack();
    await expect.poll(() => context(page)).toEqual(chair);
  });

  test('setting and merging leave what the comments say', async ({ page }) => {
    await openReady(page, 'instalacion/two-steps.html');
    const seen = await page.evaluate(async () => {
      const widget = window.AIFindrWidget;
      if (!widget) throw new Error('no widget');
      const read: object[] = [];
      const getContext = widget.getContext.bind(widget);
      Object.assign(widget, {
        getContext: () => {
          read.push(getContext());
          return getContext();
        },
      });
      const module = '/contexto/set-and-merge.js';
      await import(module);
      await widget.ready();
      return read;
    });
    expect(seen).toEqual([
      { page: 'producto', product: 'Silla Nórdica' },
      { page: 'producto', product: 'Silla Nórdica', inStock: true },
      { page: 'carrito' },
    ]);
  });

  test('a key of the metadata is ignored as context, with a warning', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openReady(page, 'contexto/immutable.html');
    await expect.poll(() => context(page)).toEqual({ page: 'inicio' });
    expect(await metadata(page)).toEqual({ environment: 'production' });
    await expect.poll(() => warnings).toHaveLength(1);
  });
});

/** Also of those that no test above names: a new example is run without a line here. */
test.describe('no error of', () => {
  const files = readdirSync(guide, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const read = readGuide;
  const documents = files.filter(
    (file) => file.endsWith('.html') && /^<!doctype/i.test(read(file)),
  );
  const markup = documents.map(read).join();
  const scripts = files.filter(
    (file) => file.endsWith('.js') && !markup.includes(path.basename(file)),
  );

  for (const file of documents) {
    test(file, async ({ page }) => {
      await openGuide(page, file);
    });
  }

  for (const file of scripts) {
    test(file, async ({ page }) => {
      await openReady(page, 'instalacion/two-steps.html');
      await page.addScriptTag({ type: 'module', url: `/${file}` });
    });
  }
});
