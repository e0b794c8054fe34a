/** The code that the guide's pages show, run against the reference double. */
import { expect, test, type Page } from '@playwright/test';
import { serveExamples, type ExampleOptions } from '../widget/testing/openExample';
import { sampleOrigin } from '../widget/testing/openPage';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

const overlay = '#ai-findr-widget-overlay';
const trigger = '#ai-findr-trigger';

const state = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getState());
const context = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getContext());
const metadata = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getMetadata());

async function openGuide(page: Page, file: string, options: ExampleOptions = {}) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const traffic = await serveExamples(page, 'guide', options);
  await page.goto(`${sampleOrigin}/${file}`);
  return { faults, traffic };
}

async function openReady(page: Page, file: string, options: ExampleOptions = {}) {
  const opened = await openGuide(page, file, options);
  await expect.poll(() => state(page)).toBe('ready');
  return opened;
}

test.describe('instalacion', () => {
  for (const file of ['two-steps', 'in-head', 'attributes', 'environments', 'csp-meta']) {
    test(`${file}.html: the two steps are enough to open the widget`, async ({ page }) => {
      const { faults, traffic } = await openReady(page, `instalacion/${file}.html`);
      await page.locator(trigger).click();
      await expect(page.locator(overlay)).toBeVisible();
      expect(faults).toEqual([]);
      expect(traffic).toEqual({ scriptRequests: 1, strangers: [] });
    });
  }

  test('a module after the script finds the widget and sends its context', async ({ page }) => {
    await openReady(page, 'instalacion/call-when-ready.html');
    expect(await context(page)).toEqual({ page: 'inicio' });
  });

  test('a module after a blocked script goes on without the widget', async ({ page }) => {
    const { faults } = await openGuide(page, 'instalacion/call-when-ready.html', {
      network: 'blocked',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('nothing is asked of the hub before consent, and one script after it', async ({ page }) => {
    const { faults, traffic } = await openGuide(page, 'instalacion/after-consent.html');
    await expect(page.locator(trigger)).toBeHidden();
    expect(traffic.scriptRequests).toBe(0);
    const accept = page.getByRole('button', { name: 'Permitir' });
    await accept.click();
    await accept.click();
    await expect(page.locator(trigger)).toBeVisible();
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
    await page.reload();
    await expect(page.locator(trigger)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('consent with a blocked script shows no trigger, and can be tried again', async ({
    page,
  }) => {
    const { faults, traffic } = await openGuide(page, 'instalacion/after-consent.html', {
      network: 'blocked',
    });
    const accept = page.getByRole('button', { name: 'Permitir' });
    await accept.click();
    await expect.poll(() => traffic.scriptRequests).toBe(1);
    await accept.click();
    await expect.poll(() => traffic.scriptRequests).toBe(2);
    await expect(page.locator(trigger)).toBeHidden();
    expect(faults).toEqual([]);
  });
});

test.describe('triggers', () => {
  for (const file of ['button', 'button-icon', 'input', 'link', 'div']) {
    test(`${file}.html: opens with the pointer`, async ({ page }) => {
      const { faults } = await openReady(page, `triggers/${file}.html`);
      await page.locator(trigger).click();
      await expect(page.locator(overlay)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${file}\\.html`));
      expect(faults).toEqual([]);
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

  test('a link leads to its page where the widget is blocked', async ({ page }) => {
    await openGuide(page, 'triggers/link.html', { network: 'blocked' });
    await page.locator(trigger).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejemplo: página de ayuda');
  });

  for (const name of ['¿Dudas con tu pedido?', 'Ayuda']) {
    test(`"${name}" opens the widget from elsewhere`, async ({ page }) => {
      await openReady(page, 'triggers/elsewhere.html');
      await page.getByText(name, { exact: true }).click();
      await expect(page.locator(overlay)).toBeVisible();
      await expect(page).toHaveURL(/elsewhere\.html/);
    });
  }

  for (const network of ['blocked', { failure: 'open' }] as const) {
    test(`a link from elsewhere leads to its page where the widget ${network === 'blocked' ? 'is blocked' : 'cannot open'}`, async ({
      page,
    }) => {
      const { faults } = await openGuide(page, 'triggers/elsewhere.html', { network });
      await page.getByText('Ayuda', { exact: true }).click();
      await expect(page).toHaveURL(/ayuda\.html/);
      expect(faults).toEqual([]);
    });
  }

  test('the focus returns to the button that opened the widget', async ({ page }) => {
    await openReady(page, 'triggers/return-focus.html');
    const opener = page.getByRole('button', { name: '¿Dudas con tu pedido?' });
    await opener.click();
    await page.locator('.ai-findr-close-button').click();
    await expect(page.locator(overlay)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('an element that appears late opens the widget', async ({ page }) => {
    await openReady(page, 'triggers/late.html');
    await page.getByRole('button', { name: 'Añadir el botón' }).click();
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

  test('the shortcut opens the widget', async ({ page }) => {
    await openReady(page, 'triggers/shortcut.html');
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
});

test.describe('personalizacion', () => {
  async function topOfOverlay(page: Page): Promise<number | undefined> {
    await page.locator(trigger).click();
    await expect(page.locator(overlay)).toBeVisible();
    return (await page.locator(overlay).boundingBox())?.y;
  }

  test('--ai-nav-height leaves room for a fixed header, by width', async ({ page }) => {
    await openReady(page, 'personalizacion/nav-height.html');
    expect(await topOfOverlay(page)).toBe(72);
    await page.setViewportSize({ width: 500, height: 800 });
    expect((await page.locator(overlay).boundingBox())?.y).toBe(56);
  });

  test('a header with id="main-header" is detected', async ({ page }) => {
    await openReady(page, 'personalizacion/main-header.html');
    const header = await page.locator('header').boundingBox();
    expect(await topOfOverlay(page)).toBeCloseTo(header?.height ?? 0, 0);
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
    expect(await topOfOverlay(page)).toBeCloseTo(height, 1);
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
    const { faults } = await openReady(page, 'contexto/router.html');
    await expect.poll(() => context(page)).toMatchObject({ page: '/contexto/router.html' });
    await page.getByRole('link', { name: 'Silla' }).click();
    await expect.poll(() => context(page)).toEqual({ page: '/silla', title: 'Ejemplo: /silla' });
    await page.getByRole('link', { name: 'Mesa' }).click();
    await expect.poll(() => context(page)).toEqual({ page: '/mesa', title: 'Ejemplo: /mesa' });
    await page.goBack();
    await expect.poll(() => context(page)).toEqual({ page: '/silla', title: 'Ejemplo: /silla' });
    expect(faults).toEqual([]);
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
    expect(warnings).toHaveLength(1);
  });
});
