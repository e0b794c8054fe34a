/** Runs the examples of the guide against the fake widget, which behaves as the documentation says. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sampleOrigin, widgetUrl } from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { createExamplePage, type ExamplePage, expect, test } from './widgetTest';

const guide = path.join(__dirname, '../../examples/guide');
const readGuide = (file: string) => readFileSync(path.join(guide, file), 'utf8');

/** Checks an example once its widget is ready; `logged` has the page's console messages by type. */
type Check = (widget: ExamplePage, logged: Record<string, string[]>) => Promise<void>;

const top = async (part: Locator) => (await part.boundingBox())?.y;
const opensByTrigger: Check = ({ press }) => press();
const opensByKeys: Check = async ({ press, close, trigger, overlay }) => {
  await press();
  for (const key of ['Enter', 'Space']) {
    await close();
    await trigger.press(key);
    await expect(overlay).toBeVisible();
  }
};

/** Adds HTML to the page, in the shadow tree of a new element. */
const addToShadow = (page: Page, html: string) =>
  page.evaluate((text) => {
    const host = document.createElement('help-box');
    host.attachShadow({ mode: 'open' }).innerHTML = text;
    document.body.append(host);
  }, html);

const checks: Record<string, Check> = {
  'instalacion/two-steps.html': opensByTrigger,
  'instalacion/csp-nonce.html': opensByTrigger,
  'instalacion/attributes.html': async ({ page, overlay }, logged) => {
    // Runs the lines that readers paste into the console.
    await page.evaluate(readGuide('instalacion/check-console.js'));
    await expect(overlay).toBeVisible();
    await expect
      .poll(() => Object.values(logged).flat())
      .toEqual([
        'Estado: ready',
        expect.stringMatching(/^Metadatos: .*environment: production/),
        'Contexto: {}',
      ]);
  },
  'instalacion/call-when-ready.html': async ({ page, visit, readContext }) => {
    expect(await readContext()).toEqual({ page: 'inicio' });
    await visit('instalacion/call-when-ready.html', { network: 'blocked' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'triggers/button.html': opensByKeys,
  'triggers/link.html': opensByKeys,
  'triggers/div.html': opensByKeys,
  'triggers/button-icon.html': opensByTrigger,
  'triggers/input.html': opensByTrigger,
  'triggers/after-action.html': async ({ page, overlay, close, readContext }) => {
    await page.evaluate(() => window.AIFindrWidget?.setContext({ page: 'carrito' }));
    const coupon = page.getByLabel('Código de descuento');
    const help = page.getByRole('button', { name: 'Pregunta por qué no funciona' });
    const formError = 'El código de descuento ha caducado.';
    await coupon.fill('OTOÑO');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('status')).toHaveText(formError);
    await help.click();
    await expect(overlay).toBeVisible();
    expect(await readContext()).toEqual({ page: 'carrito', formError });
    await close();
    // The example removes the error from the context once the discount code is changed.
    await coupon.fill('INVIERNO');
    await expect(help).toBeHidden();
    expect(await readContext()).toEqual({ page: 'carrito' });
  },
  'triggers/open-widget.html': async ({ page, overlay, close }) => {
    await addToShadow(page, '<button class="open-widget">In a shadow tree</button>');
    for (const name of ['¿Dudas con tu pedido?', 'Ayuda', 'In a shadow tree']) {
      await page.getByText(name, { exact: true }).click();
      await expect(overlay).toBeVisible();
      await close();
    }
    await expect(page).toHaveURL(/open-widget\.html/);
  },
  'triggers/return-focus.html': async ({ page, close }) => {
    await addToShadow(page, '<button class="open-widget">In a shadow tree</button>');
    for (const name of ['Preguntar', 'In a shadow tree']) {
      const opener = page.getByRole('button', { name });
      await opener.click();
      await close();
      await expect(opener).toBeFocused();
    }
    // If code opened the widget, closing it does not move the focus.
    const link = page.getByText('¿Dudas con tu pedido?');
    await link.focus();
    await page.evaluate(async () => {
      await window.AIFindrWidget?.open();
      await window.AIFindrWidget?.close();
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect(link).toBeFocused();
  },
  'triggers/late.html': async ({ page, overlay }) => {
    await page.getByRole('button', { name: 'Mostrar la ayuda' }).click();
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await expect(overlay).toBeVisible();
  },
  'triggers/shortcut.html': async ({ page, overlay, trigger }) => {
    await addToShadow(page, '<input aria-label="In a shadow tree" />');
    for (const field of ['Nombre', 'In a shadow tree']) {
      await page.getByLabel(field).press('Control+k');
      await expect(overlay).toBeHidden();
    }
    // In a Cyrillic layout, the key K types another letter.
    await trigger.dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true });
    await expect(overlay).toBeVisible();
  },
  'triggers/from-url.html': async ({ page, overlay, close }) => {
    await expect(overlay).toBeHidden();
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('link', { name: 'Pregunta por tu pedido' }).click();
      await expect(overlay).toBeVisible();
      await close();
    }
    await page.goto('about:blank');
    await page.goto(`${sampleOrigin}/triggers/from-url.html#preguntar`);
    await expect(overlay).toBeVisible();
  },
  'personalizacion/nav-height.html': async ({ page, overlay, press }) => {
    await press();
    await expect.poll(() => top(overlay)).toBe(72);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(() => top(overlay)).toBe(56);
  },
  'personalizacion/measure-header.html': async ({ page, overlay, press }) => {
    await page.locator('header').evaluate((header) => (header.style.padding = '40px'));
    const height = (await page.locator('header').boundingBox())?.height ?? 0;
    await press();
    await expect.poll(() => top(overlay)).toBeCloseTo(height, 1);
  },
  'personalizacion/open-state.html': async ({ page, press, close }) => {
    const bubble = page.locator('.help-bubble');
    await expect(bubble).toBeVisible();
    await press();
    await expect(bubble).toBeHidden();
    await close();
    await expect(bubble).toBeVisible();
  },
  'contexto/metadata.html': async ({ readMetadata }) =>
    expect(await readMetadata()).toEqual({
      environment: 'production',
      userId: 'u-1042',
      abTest: 'portada-b',
    }),
  'contexto/router.html': async ({ page, readContext, expectContext }) => {
    const first = { page: 'inicio', path: '/contexto/router.html' };
    const chair = { page: 'producto', path: '/silla', title: 'Silla | Tienda de ejemplo' };
    await expectContext({ ...first, title: 'Inicio | Tienda de ejemplo' });
    await page.getByRole('link', { name: 'Silla' }).click();
    await expectContext(chair);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Mesa' }).click();
    await expect.poll(readContext).toMatchObject({ path: '/mesa' });
    await page.goBack();
    await expectContext(chair);
  },
};

const files = readdirSync(guide, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
const documents = files.filter(
  (file) => file.endsWith('.html') && /^<!doctype/i.test(readGuide(file)),
);
const markup = documents.map(readGuide).join();

// Every whole document has to run without an error, even one that has no check.
for (const file of new Set([...documents, ...Object.keys(checks)])) {
  test(`${file} runs without an error, and passes its check if any`, async ({ widget, logged }) => {
    await widget.visit(file);
    const check = checks[file];
    if (check !== undefined) {
      await widget.expectReady();
      await check(widget, logged);
    }
  });
}

for (const file of files) {
  if (!file.endsWith('.js') || markup.includes(path.basename(file))) continue;
  test(`${file} runs without an error`, async ({ page, widget }) => {
    await widget.visitReady('instalacion/two-steps.html');
    await page.addScriptTag({ type: 'module', url: `/${file}` });
  });
}

test('the fake widget goes through the published states', async ({ page, widget }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const states = [window.AIFindrWidget?.getState()];
      Object.assign(window, { states });
      for (const event of ['widget.ready', 'widget.opened', 'widget.closed'] as const) {
        window.AIFindrWidget?.on(event, () => states.push(window.AIFindrWidget?.getState()));
      }
    });
  });
  await widget.visitReady('instalacion/two-steps.html', { network: { loadingTime: 500 } });
  const closing = await page.evaluate(async () => {
    await window.AIFindrWidget?.open();
    const closed = window.AIFindrWidget?.close();
    const state = window.AIFindrWidget?.getState();
    await closed;
    return state;
  });
  expect(closing).toBe('closing');
  expect(await page.evaluate('window.states')).toEqual(['loading', 'ready', 'open', 'ready']);
});

const consent = 'instalacion/consent.html';
const accept = (page: Page) => page.getByRole('button', { name: 'Permitir' });
const preferences = (page: Page) => page.getByRole('button', { name: 'Preferencias del buscador' });

async function withdraw(page: Page): Promise<void> {
  await preferences(page).click();
  await expect(accept(page)).toBeFocused();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(preferences(page)).toBeFocused();
}

test.describe('with consent', () => {
  test('the script is requested only at visits with consent', async ({ page, widget }) => {
    const traffic = await widget.visit(consent);
    await page.addStyleTag({ content: '#ai-findr-trigger { display: inline-flex; }' });
    await expect(accept(page)).toBeVisible();
    await expect(widget.trigger).toBeHidden();
    expect(traffic.scriptRequests).toBe(0);
    await accept(page).click();
    await expect(preferences(page)).toBeFocused();
    await widget.press();
    expect(await widget.readMetadata()).toEqual({ environment: 'production' });
    expect(traffic.scriptRequests).toBe(1);
    await page.reload();
    await expect(widget.trigger).toBeVisible();
    await expect(accept(page)).toBeHidden();
    await withdraw(page);
    await widget.expectRemoved();
    await page.reload();
    await expect(preferences(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await widget.expectRemoved();
    expect(traffic.scriptRequests).toBe(2);
  });

  for (const name of ['const AIFindrWidget', 'window.AIFindrWidget']) {
    test(`withdrawal removes ${name}, even if destroy() throws`, async ({ page, widget }) => {
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

  test('a load is given up after 15 seconds', async ({ browser }) => {
    // Opens a page in its own context, because Playwright's clock would stay in the context that the tests share.
    const page = await browser.newPage();
    const widget = createExamplePage(page, 'guide');
    await page.clock.install();
    await widget.visit(consent, { network: { loadingTime: 60_000 } });
    await accept(page).click();
    await expect.poll(widget.readState).toBe('loading');
    await page.clock.runFor(15_000);
    await expect(page.getByRole('status')).toHaveText(/no está disponible/);
    await widget.expectRemoved();
    await page.close();
  });
});

test('a click loads the widget and opens it, also after a failure', async ({ page, widget }) => {
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

/** Opens and closes the widget, and expects in `window.dataLayer` exactly one entry for the opening and one for the closing. */
async function expectMeasured(
  { page, press, close }: ExamplePage,
  createEntry = (event: string): unknown => ({ event }),
): Promise<void> {
  await press();
  await close();
  await expect
    .poll(() => page.evaluate('window.dataLayer'))
    .toEqual([createEntry('aifindr_widget_opened'), createEntry('aifindr_widget_closed')]);
}

const dataLayer = '<script type="module" src="/instalacion/data-layer.js"></script></body>';

for (const [way, file, prepare] of [
  ['the tag', 'two-steps'],
  ['the first click', 'first-click'],
  ['consent', 'consent', (page) => accept(page).click()],
  [
    'consent that returns after a withdrawal',
    'consent',
    async (page) => {
      await accept(page).click();
      await withdraw(page);
      await preferences(page).click();
      await accept(page).click();
    },
  ],
] as [way: string, file: string, prepare?: (page: Page) => Promise<void>][]) {
  test(`events go to the data layer if the widget comes with ${way}`, async ({ page, widget }) => {
    await widget.visit(`instalacion/${file}.html`, {
      change: (html) => html.replace('</body>', dataLayer),
    });
    await prepare?.(page);
    await expectMeasured(widget);
  });
}

test('the code for a tag manager loads the widget once, with events', async ({ page, widget }) => {
  await widget.visit('instalacion/two-steps.html', {
    change: (html) =>
      html.replace('</body>', dataLayer).replace(/<script\s[^>]*widget\.js[^]*?<\/script>/, ''),
  });
  // A tag manager runs the code after the page has loaded, and in a single-page application maybe again at each change of route.
  const code = readGuide('instalacion/tag-manager.html').replaceAll(/<\/?script>/g, '');
  await page.evaluate(code + code);
  await expectMeasured(widget);
  await expect(widget.scripts).toHaveCount(1);
});

test('with the line for gtag.js events become calls of gtag()', async ({ widget }) => {
  const code = readGuide('instalacion/data-layer.js').replace(
    'dataLayer.push({ event: name });',
    "gtag('event', name);",
  );
  // As in Google's tag, `gtag` adds its arguments to `dataLayer`, but as an array, which `page.evaluate` returns unchanged.
  const tag = 'window.dataLayer = []; function gtag() { window.dataLayer.push([...arguments]); }';
  const scripts = `<script>${tag}</script><script type="module">${code}</script></body>`;
  await widget.visitReady('instalacion/two-steps.html', {
    change: (html) => html.replace('</body>', scripts),
  });
  await expectMeasured(widget, (name) => ['event', name]);
});

for (const [file, network] of [
  ['link', 'blocked'],
  ['open-widget', 'blocked'],
  ['open-widget', { failure: 'open' }],
] as const) {
  test(`${file}.html leads to help on ${JSON.stringify(network)}`, async ({ page, widget }) => {
    await widget.visit(`triggers/${file}.html`, { network });
    await page.locator('a[href="ayuda.html"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejemplo: página de ayuda');
  });
}

for (const network of [{}, 'blocked'] as const) {
  test(`a trigger shows only with a widget: ${JSON.stringify(network)}`, async ({ widget }) => {
    await widget.visit('triggers/hide-until-ready.html', { network });
    await expect(widget.trigger).toBeVisible({ visible: network !== 'blocked' });
  });
}
