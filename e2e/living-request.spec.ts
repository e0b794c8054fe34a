/** A field of an operation and the lines that show it are one thing, with mouse, touch and keyboard. */
import type { Locator, Page } from '@playwright/test';
import { languageTabs } from '../config/languageTabs';
import { listViolations } from './support/axe';
import { expect, hold, open, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';
const details = '/docs/api/obtener-detalles-del-widget';

test.describe('with a mouse', () => {
  test('pointing at a field marks its code in every language, and quiets the rest', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await open(page, ask);
    for (const { language } of languageTabs) {
      await page.locator(`[id="lenguaje-${language}"]`).evaluate((tab: HTMLElement) => tab.click());
      const code = page.locator(`[data-language="${language}"] pre:visible`);
      await expect(code.locator('[data-field]'), language).not.toHaveCount(0);
      for (const [field, text] of [
        ['parametro-projectId', /^proj_ejemplo_01$/],
        ['autenticacion-ApiKeyAuth', /^.*(X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY).*\s*$/],
        ['cuerpo-query', /^.*query.*¿Cuándo se abre la matrícula\?.*\s*$/],
        ['cuerpo-stream', /^.*stream.*false.*\s*$/i],
      ] as const) {
        await pointAt(page, field);
        await expect(lit(page), `${language}, ${field}`).toHaveText(text);
        await expect(code).toHaveAttribute('data-quiet');
      }
      const [quiet, marked] = await Promise.all([
        colorOf(code.locator('.token:not([data-field] *)').first()),
        colorOf(lit(page)),
      ]);
      expect(quiet, language).not.toBe(marked);
      expect(quiet, language).toBe(await colorOf(code.locator('code')));
    }
    await page.mouse.move(5, 300);
    await expect(lit(page)).toHaveCount(0);
    await expect(page.locator('[data-quiet]')).toHaveCount(0);
  });

  test('at a field that the sample lacks, the line beside it says so, and moves nothing', async ({
    page,
  }) => {
    await open(page, '/docs/api/registrar-evento-analitico');
    const note = page.locator('[data-absent]');
    await expect(note).toHaveText('Comprueba el código de estado.');
    const before = await note.boundingBox();
    await pointAt(page, 'cuerpo-payload');
    await expect(note).toHaveText('Este ejemplo no incluye este campo.');
    expect((await note.boundingBox())?.height).toBe(before?.height);
    await pointAt(page, 'cuerpo-action');
    await expect(note).toHaveText('Comprueba el código de estado.');
    // The example that has it.
    const link = page.locator('[id="cuerpo-payload"] [data-sample-link]');
    await expect(link).toHaveAccessibleName(/^Ver «payload» en el ejemplo «.+»$/);
    await link.click();
    await expect(lit(page)).toContainText(/payload/);
    await expect(note).toHaveText('Comprueba el código de estado.');
    // With the keyboard.
    await page.locator('[id="ejemplo-elegido"]').selectOption('0');
    await page.getByRole('link', { name: 'payload', exact: true }).focus();
    await expect(note).toHaveText('Este ejemplo no incluye este campo.');
  });

  test('pointing at a line marks its field, and a press goes there', async ({ page }) => {
    await open(page, details);
    const line = page.locator('[data-field$="-button-padding"]:visible');
    const field = page.locator('[id="respuesta-200-branding-widgetConfig-button-padding"]');
    await expect(field).toBeHidden();
    await line.hover();
    await expect(line).toHaveAttribute('data-lit');
    await expect(field).toHaveAttribute('data-lit');
    await line.click();
    await expect(field.getByRole('link', { name: 'padding', exact: true })).toBeFocused();
    await expect(field).toBeInViewport();
    // What is around it is no line of it.
    await page.locator('[data-field$="-widgetConfig-button"]:visible').click({
      position: { x: 60, y: 8 },
    });
    const around = page.locator('[id="respuesta-200-branding-widgetConfig-button"]');
    await expect(around.getByRole('link', { name: 'button', exact: true })).toBeFocused();
  });

  test('text of the code can be chosen', async ({ page }) => {
    await open(page, ask);
    const line = page.locator('[data-field="cuerpo-query"]:visible');
    const box = (await line.boundingBox()) ?? { x: 0, y: 0 };
    await line.hover();
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 10, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('query');
    await expect(page.locator('[id="cuerpo-query"] a:focus')).toHaveCount(0);
  });

  test('a field of a response brings its sample up, and so does a row that opens', async ({
    page,
  }) => {
    await open(page, ask);
    await pointAt(page, 'cuerpo-query');
    await page.locator('summary', { hasText: '404 · ' }).click();
    await expect(status(page, '404')).toHaveAttribute('aria-selected', 'true');
    await pointAt(page, 'respuesta-202-content');
    await expect(status(page, '202')).toHaveAttribute('aria-selected', 'true');
    await expect(lit(page)).toContainText('La matrícula se abre el 1 de septiembre.');
    await page.locator('summary', { hasText: '500 · ' }).click();
    await expect(status(page, '500')).toHaveAttribute('aria-selected', 'true');
    // Its fields are described with those of 400.
    await page.locator('[data-field="respuesta-400-code"]:visible').click();
    const field = page.locator('[id="respuesta-400-code"]');
    await expect(field.getByRole('link', { name: 'code', exact: true })).toBeFocused();
    await page.mouse.wheel(0, 10);
    await expect(field).toBeInViewport();
    await expect(status(page, '500')).toHaveAttribute('aria-selected', 'true');
  });

  test('a response that the reader has chosen stays while fields of others are pointed at', async ({
    page,
  }) => {
    await open(page, ask);
    await pointAt(page, 'respuesta-202-content');
    await status(page, '500').click();
    await pointAt(page, 'respuesta-202-conversationId');
    await expect(page.locator('[data-absent]')).toHaveText('Este ejemplo no incluye este campo.');
    await expect(status(page, '500')).toHaveAttribute('aria-selected', 'true');
    await page.locator('[id="respuesta-202-content"] [data-sample-link]').click();
    await expect(status(page, '202')).toHaveAttribute('aria-selected', 'true');
  });

  test('a response chosen before the code arrives stays where the address names another', async ({
    page,
  }) => {
    await open(page, `${ask}#respuesta-202`);
    const release = await hold(page, /assets\/(js|css)/);
    await status(page, '400').click();
    release();
    await expect(page.locator('[data-responses]')).toHaveCount(1);
    await expect(status(page, '400')).toHaveAttribute('aria-selected', 'true');
  });

  test('two presses choose a word of the code where the page is, and Back returns from one', async ({
    page,
  }) => {
    await open(page, details);
    await page.locator('summary', { hasText: '200 · ' }).scrollIntoViewIfNeeded();
    const line = page.locator('[data-field$="-branding-brandColor"]:visible');
    const top = await page.evaluate(() => window.scrollY);
    await line.dblclick({ position: { x: 70, y: 8 }, delay: 80 });
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('brandColor');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await page.goto(details);
    await line.scrollIntoViewIfNeeded();
    await line.click();
    await expect(page).toHaveURL(/#respuesta-200-branding-brandColor$/);
    await page.goBack();
    await expect(page).toHaveURL(/obtener-detalles-del-widget$/);
    await expect(line).toBeFocused();
  });

  test('the open row of a response that is reached shows its sample', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, ask);
    await pointAt(page, 'respuesta-202-content');
    await expect(lit(page)).toHaveCount(1);
    for (const code of ['200', '404']) {
      await page.locator(`[data-code="${code}"] > summary`).click();
      await expect(status(page, code)).toHaveAttribute('aria-selected', 'true');
    }
    for (const code of ['200', '202', '404', '202']) {
      await expect(async () => {
        // From the top of the page, where no row is, to the middle of this one.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(page.locator('h1')).toBeInViewport();
        await page.locator(`[data-code="${code}"]`).evaluate((row) => {
          const { top, height } = row.getBoundingClientRect();
          window.scrollBy({ top: top + height / 2 - window.innerHeight / 3, behavior: 'instant' });
        });
        await expect(status(page, code)).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
    }
    // What a reader chooses there stays.
    await status(page, '500').click();
    await page.mouse.wheel(0, 20);
    await expect(status(page, '500')).toHaveAttribute('aria-selected', 'true');
  });

  test('the address of a status code opens its row and shows its sample', async ({ page }) => {
    await open(page, `${ask}#respuesta-404`);
    await expect(page.locator('[data-code="404"] > :last-child')).toBeInViewport();
    await expect(status(page, '404')).toHaveAttribute('aria-selected', 'true');
  });

  test('code that is out of sight in its box comes into view, and the page stays', async ({
    page,
  }) => {
    await open(page, details);
    const last = 'respuesta-200-branding-widgetConfig-input-width';
    const [line, field] = [
      page.locator(`[data-field="${last}"]:visible`),
      page.locator(`[id="${last}"]`),
    ];
    await field.evaluate((element) => {
      for (let around = element.closest('details'); around;) {
        [around.open, around] = [true, around.parentElement?.closest('details') ?? null];
      }
    });
    await field.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await pointAt(page, last);
    await expect(line).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
});

test('the behavior loads when a reader uses the page, and nothing before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''));
  });
  await open(page, ask);
  await page.waitForLoadState('networkidle');
  const isLoaded = () => loaded.some((text) => text.includes('data-lit'));
  expect(isLoaded()).toBe(false);
  // It comes with the scrolling; what is pointed at until it is there counts.
  const release = await hold(page, '**/assets/js/*.js');
  await page.mouse.wheel(0, 100);
  await pointAt(page, 'cuerpo-query');
  release();
  await expect(lit(page)).toHaveCount(1);
  // Its text is read after it has come.
  await expect.poll(isLoaded).toBe(true);
});

test.describe('with the keyboard', () => {
  test('the focus marks, a link goes to the code, and Enter back', async ({ page }) => {
    await open(page, `${ask}?lang=python`);
    const field = page.locator('[id="cuerpo-query"]');
    await field.getByRole('link', { name: 'query', exact: true }).focus();
    await expect(lit(page)).toContainText('"query": "¿Cuándo');
    await page.keyboard.press('Tab');
    await expect(link(page, 'query')).toBeFocused();
    await page.keyboard.press('Enter');
    const focused = page.locator('[data-field]:focus');
    await expect(focused).toHaveAttribute('data-field', 'cuerpo-query');
    await expect(focused).toHaveAttribute('role', 'link');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('data-field', 'cuerpo-stream');
    await expect(page.locator('[id="cuerpo-stream"]')).toHaveAttribute('data-lit');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(field.getByRole('link', { name: 'query', exact: true })).toBeFocused();
    // Without the focus it is no link: who reads the code meets none.
    await expect(page.locator('pre [role="link"]')).toHaveCount(0);
  });

  test('a block of code has its lines behind Enter, and Escape leads out', async ({ page }) => {
    await open(page, ask);
    const block = page.locator('[data-language="curl"] pre:visible');
    await block.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-field]:focus')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(block).toBeFocused();
  });

  test('a field that another example shows leads to that one', async ({ page }) => {
    await open(page, ask);
    await link(page, 'context').focus();
    await expect(page.locator('[id="cuerpo-context"]')).toHaveAttribute('data-lit');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Ejemplo', { exact: true })).toHaveValue('2');
    const focused = page.locator('[data-field]:focus');
    await expect(focused).toContainText('/grados/ingenieria-informatica');
    await expect(status(page, '202')).toHaveAttribute('aria-selected', 'true');
  });

  test('states have no violation, and names that say where they lead', async ({ page }) => {
    await open(page, ask);
    await expect(link(page, 'X-API-KEY')).toHaveCount(1);
    await link(page, 'query').focus();
    await expect(lit(page)).toHaveCount(1);
    expect(await listViolations(page, { stylesheets: false })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-field]:focus')).toHaveCount(1);
    expect(await listViolations(page, { stylesheets: false })).toEqual([]);
  });
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap marks until the next one, and goes where it leads', async ({ page }) => {
    await open(page, ask);
    const field = page.locator('[id="cuerpo-query"]');
    await expect(async () => {
      await field.locator('p').last().tap();
      await expect(field).toHaveAttribute('data-lit', '', { timeout: 500 });
    }).toPass();
    await page.getByRole('heading', { name: 'Cuerpo de la petición' }).tap();
    await expect(field).not.toHaveAttribute('data-lit');
    await link(page, 'query').tap();
    const line = page.locator('[data-field="cuerpo-query"]:visible');
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    await page.locator('[data-field="cuerpo-stream"]:visible').tap();
    const other = page.locator('[id="cuerpo-stream"]');
    await expect(other.getByRole('link', { name: 'stream', exact: true })).toBeFocused();
    await expect(other).toBeInViewport();
  });

  test('Back returns from a sample to its field, and from a field to its line', async ({
    page,
  }) => {
    await open(page, ask);
    const field = (name: string) =>
      page.locator(`[id="cuerpo-${name}"]`).getByRole('link', { name, exact: true });
    const line = (name: string) => page.locator(`[data-field="cuerpo-${name}"]:visible`);
    await expect(async () => {
      await page.locator('[id="cuerpo-query"] p').last().tap();
      await expect(lit(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await link(page, 'query').tap();
    await expect(line('query')).toBeFocused();
    await line('stream').tap();
    await expect(field('stream')).toBeFocused();
    await page.goBack();
    await expect(line('stream')).toBeFocused();
    await expect(line('stream')).toBeInViewport();
    await page.goBack();
    await expect(field('query')).toBeFocused();
    await expect(field('query')).toBeInViewport();
    await expect(lit(page)).toContainText('¿Cuándo');
    await page.goForward();
    await expect(line('stream')).toBeFocused();
    await expect(page).toHaveURL(/#ejemplo-completa$/);
  });

  test('the row of a response leads to its sample, which is far above', async ({ page }) => {
    await open(page, ask);
    await page.locator('[data-code="404"] > summary').tap();
    await link(page, '404').tap();
    await expect(status(page, '404')).toHaveAttribute('aria-selected', 'true');
    await expect(status(page, '404')).toBeFocused();
    await expect(page.getByText('"Project not found"').filter({ visible: true })).toBeInViewport();
    await page.goBack();
    await expect(link(page, '404')).toBeFocused();
    await expect(link(page, '404')).toBeInViewport();
  });

  test('a finger on a field scrolls', async ({ page }) => {
    await open(page, ask);
    await page
      .locator('[id="cuerpo-query"]')
      .evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const box = await page.locator('[id="cuerpo-query"]').boundingBox();
    const top = await page.evaluate(() => window.scrollY);
    const finger = await page.context().newCDPSession(page);
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
    const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - moved }] });
    await touch('touchStart', 0);
    for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', moved);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });
});

for (const [motion, behavior] of [
  ['reduce', 'auto'],
  ['no-preference', 'smooth'],
] as const) {
  test(`movements are ${behavior} where readers have chosen ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Element.prototype.scrollIntoView = function (this: Element, how) {
        this.setAttribute('data-how', JSON.stringify(how));
      };
    });
    await open(page, ask);
    await link(page, 'query').focus();
    await expect(page.locator('[id="cuerpo-query"]')).toHaveAttribute('data-lit');
    await page.keyboard.press('Enter');
    const line = page.locator('[data-field="cuerpo-query"]:visible');
    await expect(line).toHaveAttribute('data-how', new RegExp(`"${behavior}"`));
  });
}

for (const width of [390, 1280]) {
  test(`a press while the code that connects them is on its way goes there at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1400 });
    await open(page, ask);
    const release = await hold(page, /assets\/(js|css)/);
    await link(page, 'stream').click();
    await expect(page).toHaveURL(/hacer-pregunta$/);
    const top = await page.evaluate(() => window.scrollY);
    release();
    const line = page.locator('[data-field="cuerpo-stream"]:visible');
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    if (width === 1280) expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
}

test.describe('where that code does not arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('a press leads to the sample', async ({ page }) => {
    await open(page, ask);
    await page.route(/assets\/(js|css)/, (route) => route.abort());
    await link(page, 'stream').click();
    await expect(page).toHaveURL(/#ejemplo-completa$/);
  });
});

test('an address that names a field of a response shows its sample', async ({ page }) => {
  await open(page, `${ask}#respuesta-400-code`);
  await expect(status(page, '400')).toHaveAttribute('aria-selected', 'true');
  await expect(lit(page)).toContainText('code');
});

test('marks have outlines in forced colors, and are not on paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, ask);
  await page.locator('[id="cuerpo-query"] [href="#cuerpo-query"]').focus();
  await expect(lit(page)).toHaveCSS('outline-style', 'solid');
  const edge = (part: string) =>
    page
      .locator('[id="cuerpo-query"]')
      .evaluate((field, name) => getComputedStyle(field, '::before').getPropertyValue(name), part);
  expect(await edge('border-left-style')).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  // The link, which is not on paper, has lost the focus, and with it the marks.
  await page
    .locator('[id="cuerpo-query"], [data-field="cuerpo-query"]:visible')
    .evaluateAll((marked) => marked.forEach((one) => one.setAttribute('data-lit', '')));
  await expect(lit(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(lit(page)).toHaveCSS('display', 'inline');
  expect(await edge('content')).toBe('none');
  await expect(link(page, 'query')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links lead to the samples', async ({ page }) => {
    for (const route of [ask, details]) {
      await page.goto(route);
      const links = page.locator('[data-sample-link]');
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(4);
      for (const href of new Set(hrefs)) await expect(page.locator(href ?? '')).toHaveCount(1);
    }
    await page.goto(ask);
    await page.locator('[id="cuerpo-context"] [data-sample-link]').click();
    await expect(page.getByText('/grados/ingenieria-informatica').first()).toBeVisible();
    await expect(page).toHaveURL(/#ejemplo-conContexto$/);
  });
});

test.describe('beside the fields', () => {
  test('examples are where the sample shows them, and stay where it does not', async ({ page }) => {
    await open(page, ask);
    for (const [field, count] of [
      ['parametro-projectId', 0],
      ['cuerpo-query', 0],
      ['cuerpo-stream', 0],
      ['cuerpo-filters', 1],
    ] as const) {
      await expect(page.locator(`[id="${field}"] dt`, { hasText: 'Ejemplo' })).toHaveCount(count);
    }
  });

  test('the name of a type opens its fields', async ({ page }) => {
    await open(page, details);
    const name = page.getByRole('link', { name: 'WidgetConfig', exact: true });
    const inside = page.locator('[id="respuesta-200-branding-widgetConfig-displayMode"]');
    await expect(inside).toBeHidden();
    await name.click();
    await expect(inside).toBeInViewport();
    await open(page, ask);
    await page.locator('summary', { hasText: '500 · ' }).click();
    await expect(page.getByRole('link', { name: 'AskRequest' })).toHaveAttribute('href', '#cuerpo');
    await page.getByRole('link', { name: 'ErrorResponse' }).last().click();
    await expect(page.locator('[id="respuesta-400-message"]')).toBeVisible();
  });

  test('samples rise when the navbar goes, and the response has the room when it is read', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, details);
    const cards = page.locator('section[data-theme="dark"]');
    const before = await cards.last().boundingBox();
    const request = await cards.first().boundingBox();
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await cards.first().boundingBox())?.y).toBeCloseTo(16, 0);
    await page.getByRole('heading', { name: '200 · Correcto' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect
      .poll(async () => (await cards.last().boundingBox())?.height)
      .toBeGreaterThan((before?.height ?? 0) + 60);
    expect((await cards.first().boundingBox())?.height).toBe(request?.height);
    const last = await cards.last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  test('all languages are in view on demand', async ({ page }) => {
    await open(page, ask);
    const button = page.getByRole('button', { name: 'Ver todos los lenguajes' });
    const tabs = page.locator('[data-samples] [role="tab"]');
    await expect(tabs.last()).not.toBeInViewport();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const [index, { language }] of languageTabs.entries()) {
      await expect(tabs.nth(index)).toHaveText(language);
      await expect(tabs.nth(index)).toBeInViewport({ ratio: 1 });
    }
    await tabs.filter({ hasText: 'rust' }).click();
    await expect(page.locator('[data-language="rust"] pre:visible')).toContainText('reqwest');
  });
});

/** Code that is marked and seen. */
function lit(page: Page): Locator {
  return page.locator('[data-field][data-lit]:visible');
}

function link(page: Page, name: string): Locator {
  return page.getByRole('link', { name: `Ver «${name}» en el ejemplo` }).first();
}

function status(page: Page, code: string): Locator {
  return page.locator(`[role="tab"][data-status][data-value="${code}"]`);
}

/** Moves the pointer onto the name's row of a field, from outside. */
async function pointAt(page: Page, field: string): Promise<void> {
  const row = page.locator(`[id="${field}"]`);
  await row.scrollIntoViewIfNeeded();
  await row.hover({ position: { x: 150, y: 12 } });
}

function colorOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).color);
}
