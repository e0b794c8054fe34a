/** The code that the guide's pages show, run against the fake widget. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sampleOrigin, widgetUrl } from '@aifindr-docs/widget/testing/routeWidget';
import { expect, test, widgetOf } from './widgetTest';

const guide = path.join(__dirname, '../../examples/guide');
const readGuide = (file: string) => readFileSync(path.join(guide, file), 'utf8');

test.describe('instalacion', () => {
  for (const file of ['two-steps', 'attributes', 'csp-nonce']) {
    test(`${file}.html: the two steps are enough to open the widget`, async ({ widget }) => {
      const traffic = await widget.visitReady(`instalacion/${file}.html`);
      await widget.press();
      expect(traffic).toEqual({ scriptRequests: 1, strangers: [] });
    });
  }

  test('a module after the script sends its context, and runs without a widget', async ({
    page,
    widget,
  }) => {
    await widget.visitReady('instalacion/call-when-ready.html');
    expect(await widget.context()).toEqual({ page: 'inicio' });
    await widget.visit('instalacion/call-when-ready.html', { network: 'blocked' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('with consent', () => {
    const consent = 'instalacion/consent.html';
    const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
    const preferences = (page: Page) =>
      page.getByRole('button', { name: 'Preferencias del buscador' });
    const withdraw = async (page: Page) => {
      await preferences(page).click();
      await expect(accept(page)).toBeFocused();
      await page.getByRole('button', { name: 'Rechazar' }).click();
      await expect(preferences(page)).toBeFocused();
    };

    test('the script is requested at each visit with consent, and at none without', async ({
      page,
      widget,
    }) => {
      const traffic = await widget.visit(consent);
      await page.addStyleTag({ content: '#ai-findr-trigger { display: inline-flex; }' });
      await expect(accept(page)).toBeVisible();
      await expect(widget.trigger).toBeHidden();
      expect(traffic.scriptRequests).toBe(0);
      await accept(page).click();
      await expect(widget.trigger).toBeVisible();
      await expect(preferences(page)).toBeFocused();
      expect(await widget.metadata()).toEqual({ environment: 'production' });
      await widget.press();
      expect(traffic.scriptRequests).toBe(1);
      await page.reload();
      await expect(widget.trigger).toBeVisible();
      await expect(accept(page)).toBeHidden();
      await withdraw(page);
      await widget.expectRemoved();
      await page.reload();
      await expect(preferences(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(accept(page)).toBeHidden();
      await widget.expectRemoved();
      expect(traffic.scriptRequests).toBe(2);
    });

    for (const name of ['const AIFindrWidget', 'window.AIFindrWidget']) {
      test(`removes ${name}, even if destroy() throws`, async ({ page, widget }) => {
        await widget.visit(consent, { network: 'blocked' });
        const members =
          "getState: () => 'ready', on() {}, off() {}, ready: (run) => run(), destroy() { throw new Error(); }";
        const answer = { contentType: 'text/javascript', body: `${name} = { ${members} };` };
        await page.context().route(widgetUrl, (route) => route.fulfill(answer));
        await accept(page).click();
        await expect(widget.trigger).toBeVisible();
        await withdraw(page);
        await widget.expectRemoved();
      });
    }

    for (const failure of ['blocked', { failure: 'load' }] as const) {
      test(`the load can be retried after ${JSON.stringify(failure)}`, async ({ page, widget }) => {
        const traffic = await widget.visit(consent, { network: [failure, {}] });
        await accept(page).click();
        await expect(page.getByRole('status')).toHaveText(/no está disponible/);
        await expect(widget.trigger).toBeHidden();
        await accept(page).click();
        await widget.press();
        await expect(page.getByRole('status')).toBeEmpty();
        expect(traffic.scriptRequests).toBe(2);
        await expect(widget.scripts).toHaveCount(1);
      });
    }

    test('ends the load after 15 seconds', async ({ browser }) => {
      // The clock would stay in the shared context.
      const page = await browser.newPage();
      const widget = widgetOf(page, 'guide');
      await page.clock.install();
      await widget.visit(consent, { network: { loadingTime: 60_000 } });
      await accept(page).click();
      await expect.poll(widget.state).toBe('loading');
      await page.clock.runFor(15_000);
      await expect(page.getByRole('status')).toHaveText(/no está disponible/);
      await widget.expectRemoved();
      await page.close();
    });
  });

  test('the lines for the console open the widget', async ({ page, widget, logged }) => {
    await widget.visitReady('instalacion/attributes.html');
    await page.evaluate(readGuide('instalacion/check-console.js'));
    await expect(widget.overlay).toBeVisible();
    await expect
      .poll(() => Object.values(logged).flat())
      .toEqual([
        'Estado: ready',
        expect.stringMatching(/^Metadatos: .*environment: production/),
        'Contexto: {}',
      ]);
  });

  test('the first click loads the widget once, and opens it; after one that failed, the next', async ({
    page,
    widget,
  }) => {
    const network = ['blocked', {}] as const;
    const traffic = await widget.visit('instalacion/first-click.html', { network });
    expect(traffic.scriptRequests).toBe(0);
    await widget.trigger.click();
    await expect(page.getByRole('status')).toHaveText(/no está disponible/);
    await widget.trigger.dblclick();
    await expect(widget.overlay).toBeVisible();
    await expect(page.getByRole('status')).toBeEmpty();
    await widget.close();
    await widget.press();
    expect(traffic.scriptRequests).toBe(2);
  });

  test('events go to the data layer of Google Analytics', async ({ page, widget }) => {
    await widget.visitReady('instalacion/two-steps.html', {
      change: (html) =>
        html.replace('</body>', '<script type="module" src="data-layer.js"></script></body>'),
    });
    await widget.press();
    await widget.close();
    await expect
      .poll(() => page.evaluate('window.dataLayer'))
      .toEqual([{ event: 'aifindr_widget_opened' }, { event: 'aifindr_widget_closed' }]);
  });

  test('the code for a tag manager loads the widget with its attributes', async ({ widget }) => {
    const code = readGuide('instalacion/tag-manager.html');
    const traffic = await widget.visitReady('instalacion/two-steps.html', {
      // A single-page application runs the code again at each view.
      change: (html) => html.replace(/<script\s[^>]*widget\.js[^]*?<\/script>/, code + code),
    });
    await widget.press();
    expect(traffic.scriptRequests).toBe(1);
  });
});

test.describe('triggers', () => {
  for (const [file, ...keys] of [
    ['button', 'Enter', 'Space'],
    ['link', 'Enter', 'Space'],
    ['div', 'Enter', 'Space'],
    ['button-icon'],
    ['input'],
  ] as const) {
    test(`${file}.html: a click opens the widget, and ${keys.join(', ')}`, async ({
      page,
      widget,
    }) => {
      await widget.visitReady(`triggers/${file}.html`);
      await widget.press();
      for (const key of keys) {
        await widget.close();
        await widget.trigger.press(key);
        await expect(widget.overlay).toBeVisible();
      }
      await expect(page).toHaveURL(new RegExp(`${file}\\.html`));
    });
  }

  test('a button sends why a form has failed', async ({ page, widget }) => {
    await widget.visitReady('triggers/after-action.html');
    await page.getByLabel('Código de descuento').fill('OTOÑO');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('status')).toHaveText('El código ha caducado.');
    await page.getByRole('button', { name: 'Pregunta por qué no funciona' }).click();
    await expect(widget.overlay).toBeVisible();
    expect(await widget.context()).toEqual({
      page: 'carrito',
      formError: 'El código de descuento ha caducado',
    });
  });

  test('what has the class opens the widget from elsewhere', async ({ page, widget }) => {
    await widget.visitReady('triggers/open-widget.html');
    await page.evaluate(() => {
      const host = document.createElement('help-box');
      host.attachShadow({ mode: 'open' }).innerHTML =
        '<button type="button" class="open-widget">In a shadow tree</button>';
      document.body.append(host);
    });
    for (const name of ['¿Dudas con tu pedido?', 'Ayuda', 'In a shadow tree']) {
      await page.getByText(name, { exact: true }).click();
      await expect(widget.overlay).toBeVisible();
      await widget.close();
    }
    await expect(page).toHaveURL(/open-widget\.html/);
  });

  for (const [file, network] of [
    ['link', 'blocked'],
    ['open-widget', 'blocked'],
    ['open-widget', { failure: 'open' }],
  ] as const) {
    test(`the link of ${file}.html opens its page on ${JSON.stringify(network)}`, async ({
      page,
      widget,
    }) => {
      await widget.visit(`triggers/${file}.html`, { network });
      await page.locator('a[href="ayuda.html"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejemplo: página de ayuda');
    });
  }

  test('the focus returns to the button that has opened the widget', async ({ page, widget }) => {
    await widget.visitReady('triggers/return-focus.html');
    const opener = page.getByRole('button', { name: 'Preguntar' });
    await opener.click();
    await widget.close();
    await expect(opener).toBeFocused();
  });

  test('an element that appears late opens the widget', async ({ page, widget }) => {
    await widget.visitReady('triggers/late.html');
    await page.getByRole('button', { name: 'Mostrar la ayuda' }).click();
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(widget.overlay).toBeVisible();
  });

  for (const network of [{}, 'blocked'] as const) {
    test(`a trigger is visible only with the widget: ${JSON.stringify(network)}`, async ({
      widget,
    }) => {
      await widget.visit('triggers/hide-until-ready.html', { network });
      await expect(widget.trigger).toBeVisible({ visible: network !== 'blocked' });
    });
  }

  test('the shortcut opens the widget, not in a field', async ({ page, widget }) => {
    await widget.visitReady('triggers/shortcut.html');
    await page.getByLabel('Nombre').press('Control+k');
    await expect(widget.overlay).toBeHidden();
    await page.evaluate(() => {
      const host = document.createElement('help-box');
      host.attachShadow({ mode: 'open' }).innerHTML = '<input />';
      document.body.append(host);
      host.shadowRoot?.querySelector('input')?.focus();
    });
    await page.keyboard.press('Control+k');
    await expect(widget.overlay).toBeHidden();
    // A Cyrillic layout has no letter k.
    await widget.trigger.dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true });
    await expect(widget.overlay).toBeVisible();
  });

  test('the fragment of an address opens the widget', async ({ page, widget }) => {
    await widget.visitReady('triggers/from-url.html');
    await expect(widget.overlay).toBeHidden();
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('link', { name: 'Pregunta por tu pedido' }).click();
      await expect(widget.overlay).toBeVisible();
      await widget.close();
    }
    await page.goto('about:blank');
    await page.goto(`${sampleOrigin}/triggers/from-url.html#preguntar`);
    await expect(widget.overlay).toBeVisible();
  });
});

test.describe('personalizacion', () => {
  const top = async (part: { boundingBox: () => Promise<{ y: number } | null> }) =>
    (await part.boundingBox())?.y;

  test('--ai-nav-height leaves room for a fixed header, by width', async ({ page, widget }) => {
    await widget.visitReady('personalizacion/nav-height.html');
    await widget.press();
    await expect.poll(() => top(widget.overlay)).toBe(72);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(() => top(widget.overlay)).toBe(56);
  });

  test('a measured header keeps its room when its height changes', async ({ page, widget }) => {
    await widget.visitReady('personalizacion/measure-header.html');
    await page.locator('header').evaluate((header) => (header.style.padding = '40px'));
    const height = (await page.locator('header').boundingBox())?.height ?? 0;
    await expect
      .poll(() =>
        page.evaluate("document.documentElement.style.getPropertyValue('--ai-nav-height')"),
      )
      .toBe(`${height}px`);
    await widget.press();
    await expect.poll(() => top(widget.overlay)).toBeCloseTo(height, 1);
  });

  test('a class of the page follows the widget', async ({ page, widget }) => {
    await widget.visitReady('personalizacion/open-state.html');
    const bubble = page.locator('.help-bubble');
    await expect(bubble).toBeVisible();
    await widget.press();
    await expect(bubble).toBeHidden();
    await widget.close();
    await expect(bubble).toBeVisible();
  });
});

test.describe('contexto y metadatos', () => {
  test('attributes become the keys that the page says', async ({ widget }) => {
    await widget.visitReady('contexto/metadata.html');
    expect(await widget.metadata()).toEqual({
      environment: 'production',
      userId: 'u-1042',
      abTest: 'portada-b',
    });
  });

  const both = '?utm_source=boletin&utm_medium=email';
  const cases: [search: string, attributes: string, expected: object][] = [
    [both, '', { utm: { source: 'boletin', medium: 'email' } }],
    [both, 'data-meta-environment="test"', { environment: 'test', utm: expect.anything() }],
    [both, 'data-meta-utm-source="app"', { utmSource: 'app' }],
    ['?utm_source=boletin', 'data-meta-utm="verano"', { utm: 'verano' }],
    ['', '', {}],
    ['', 'data-meta-userId="u-1"', { userid: 'u-1' }],
  ];
  for (const [search, attributes, expected] of cases) {
    test(`"${search}" with "${attributes}" gives ${JSON.stringify(expected)}`, async ({
      widget,
    }) => {
      await widget.visitReady(`instalacion/two-steps.html${search}`, {
        change: (html) => html.replace('data-client-id', `${attributes} data-client-id`),
      });
      expect(await widget.metadata()).toEqual(expected);
    });
  }

  test('the context follows every change of route', async ({ page, widget }) => {
    const first = { page: 'inicio', path: '/contexto/router.html' };
    const chair = { page: 'producto', path: '/silla', title: 'Silla | Tienda de ejemplo' };
    await widget.visitReady('contexto/router.html');
    await expect.poll(widget.context).toEqual({ ...first, title: 'Inicio | Tienda de ejemplo' });
    await page.getByRole('link', { name: 'Silla' }).click();
    await expect.poll(widget.context).toEqual(chair);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Mesa' }).click();
    await expect.poll(widget.context).toMatchObject({ path: '/mesa' });
    await page.goBack();
    await expect.poll(widget.context).toEqual(chair);
  });

  test('a key of the metadata is no context, and warned of', async ({ widget, logged }) => {
    await widget.visitReady('contexto/immutable.html');
    await expect.poll(widget.context).toEqual({ page: 'inicio' });
    expect(await widget.metadata()).toEqual({ environment: 'production' });
    await expect.poll(() => logged.warning).toHaveLength(1);
  });
});

/** Also of those that no test above names: a new example is run without a line here. */
test.describe('no error of', () => {
  const files = readdirSync(guide, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const documents = files.filter(
    (file) => file.endsWith('.html') && /^<!doctype/i.test(readGuide(file)),
  );
  const markup = documents.map(readGuide).join();

  for (const file of documents) {
    test(file, ({ widget }) => widget.visit(file).then(() => undefined));
  }

  for (const file of files) {
    if (!file.endsWith('.js') || markup.includes(path.basename(file))) continue;
    test(file, async ({ page, widget }) => {
      await widget.visitReady('instalacion/two-steps.html');
      await page.addScriptTag({ type: 'module', url: `/${file}` });
    });
  }
});
