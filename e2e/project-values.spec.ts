/** Readers' own values in place of the placeholders in code (packages/project-values). */
import type { Locator, Page } from '@playwright/test';
import { listViolations } from './support/axe';
import { pageRoutes } from './support/routes';
import {
  blockStorage,
  expect,
  hold,
  hydrated,
  open,
  overflow,
  readClipboard,
  test,
  watchLayoutShift,
} from './support/test';

const installation = '/docs/widget-config/instalacion';
const operation = '/docs/api/obtener-detalles-del-widget';
const key = 'site.projectValues';

/** Placeholders by the names of the values that they stand for. */
const placeholders = {
  'client-id': ['TU_CLIENT_ID'],
  'project-id': ['TU_PROJECT_ID', 'proj_ejemplo_01'],
  'project-slug': ['TU_SLUG', 'universidad-ejemplo'],
};

const marks = (page: Page, name: keyof typeof placeholders) =>
  page.locator(`[data-placeholder="${name}"]`);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Mi proyecto' });
const clientId = (page: Page) => panel(page).getByLabel(/Identificador de cliente/);
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

async function enterClientId(page: Page, value: string): Promise<void> {
  await marks(page, 'client-id').first().click();
  await clientId(page).fill(value);
  await clientId(page).press('Enter');
  await expect(panel(page)).toBeHidden();
}

/** Has the values before the first page is opened; later visits keep what the reader does. */
async function keepValues(page: Page, values: object): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', '');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(values)] as const,
  );
}

const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

/** Counts the frames in which a mark shows a text, until the returned function is called. */
async function watchFrames(page: Page, text: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((shown) => {
    const state = { frames: 0, isOver: false };
    const look = () => {
      const all = [...document.querySelectorAll('[data-placeholder]')];
      if (all.some((mark) => mark.textContent === shown)) state.frames += 1;
      if (!state.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return state;
  }, text);
  return () => watch.evaluate((state) => ((state.isOver = true), state.frames));
}

test('every placeholder in code is marked on every page, and a key never is', async ({ page }) => {
  let count = 0;
  for (const route of pageRoutes) {
    const html = await (await page.request.get(route)).text();
    const found = await page.evaluate(
      ([text, names]) => {
        const code = [
          ...new DOMParser()
            .parseFromString(text, 'text/html')
            .querySelectorAll('pre, :not(pre) > code'),
        ];
        const marked = code.flatMap((pre) =>
          [...pre.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
            (mark) => `${mark.dataset.placeholder}: ${mark.textContent}`,
          ),
        );
        const written = code.flatMap((pre) =>
          Object.entries(names).flatMap(([name, texts]) =>
            [
              ...(pre.textContent ?? '').matchAll(
                new RegExp(`(?<![\\w-])(?:${texts.join('|')})(?![\\w-])`, 'g'),
              ),
            ].map(([placeholder]) => `${name}: ${placeholder}`),
          ),
        );
        return { marked: marked.sort(), written: written.sort() };
      },
      [html, placeholders] as const,
    );
    // This page says what a placeholder is.
    const isNamed = route === '/markdown-page';
    expect(found.marked, route).toEqual(isNamed ? [] : found.written);
    count += found.marked.length;
  }
  expect(count).toBeGreaterThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('marks are plain code, and nothing offers to change them', async ({ page }) => {
    await page.goto(installation);
    const mark = marks(page, 'client-id').first();
    await expect(mark).toHaveText('TU_CLIENT_ID');
    await expect(mark).not.toHaveAttribute('role');
    await expect(mark).toHaveCSS('text-decoration-line', 'none');
    await expect(mark).toHaveCSS('font-style', 'normal');
    await expect(page.locator('[data-project-values]')).toBeHidden();
  });
});

test('a value replaces its placeholder on every page and in what is copied, until it is deleted', async ({
  page,
}) => {
  await open(page, installation);
  const address = page.url();
  await enterClientId(page, '  uni-01  ');
  await expect(marks(page, 'client-id').first()).toBeFocused();
  expect(new Set(await marks(page, 'client-id').allTextContents())).toEqual(new Set(['uni-01']));
  await expect(marks(page, 'client-id').first()).toHaveAttribute('title', /Tu valor/);
  await expect(marks(page, 'client-id').first()).toHaveCSS('text-decoration-style', 'dotted');
  expect(page.url()).toBe(address);
  await expect(page.locator('p code', { hasText: 'uni-01' }).first()).toBeVisible();

  await page
    .locator('.theme-code-block', { has: marks(page, 'client-id') })
    .first()
    .getByRole('button', { name: 'Copiar el código' })
    .click();
  await expect.poll(() => readClipboard(page)).toContain('data-client-id="uni-01"');

  const stopWatching = await watchFrames(page, 'TU_CLIENT_ID');
  await page.locator('.menu').getByRole('link', { name: 'Angular' }).click();
  await expect(page.locator('h1')).toContainText('Angular');
  expect(new Set(await marks(page, 'client-id').allTextContents())).toEqual(new Set(['uni-01']));
  expect(await stopWatching(), 'frames that show the placeholder').toBe(0);
  await page.goBack();
  await expect(marks(page, 'client-id').first()).toHaveText('uni-01');
  await open(page, '/');
  await expect(marks(page, 'client-id')).toHaveText('uni-01');
  await expect(marks(page, 'project-id')).toHaveText('TU_PROJECT_ID');

  await marks(page, 'client-id').click();
  await panel(page).getByRole('button', { name: 'Borrar mis datos' }).click();
  await expect(marks(page, 'client-id')).toHaveText('TU_CLIENT_ID');
  await expect(marks(page, 'client-id')).not.toHaveAttribute('title', /Tu valor/);
  expect(await kept(page)).toBeNull();
  await open(page, installation);
  await expect(marks(page, 'client-id').first()).toHaveText('TU_CLIENT_ID');
});

test('samples have it in every language, example and response, with what is copied', async ({
  page,
}) => {
  await keepValues(page, { 'project-id': 'p-01', 'project-slug': 'acme' });
  await open(page, operation);
  expect(new Set(await marks(page, 'project-slug').allTextContents())).toEqual(new Set(['acme']));
  const copy = page.getByRole('button', { name: 'Copiar el ejemplo' });
  await copy.click();
  await expect.poll(() => readClipboard(page)).toContain('/projects/slug/acme');
  expect(await readClipboard(page)).toContain('TU_CLAVE_API');

  // Its program with colors is loaded now, and drawn by React.
  await page.getByRole('tab', { name: 'python', exact: true }).click();
  const program = page.locator('[data-language="python"] pre .token');
  await expect(program.first()).toBeVisible();
  await copy.click();
  await expect.poll(() => readClipboard(page)).toContain('slug/acme"');

  const response = page.locator('pre', { hasText: '"branding"' }).filter({ visible: true });
  await expect(response).toContainText('"slug": "acme"');
  await page.getByRole('button', { name: 'Copiar la respuesta' }).click();
  await expect.poll(() => readClipboard(page)).toContain('"id": "p-01"');
});

test('another example of a request has it too, also after a change of the value', async ({
  page,
}) => {
  await keepValues(page, { 'project-id': 'p-01' });
  await open(page, '/docs/api/hacer-pregunta');
  const shown = page.locator('[data-samples] pre').filter({ visible: true }).last();
  await page.getByRole('combobox', { name: 'Ejemplo' }).first().selectOption({ index: 1 });
  await expect(shown).toContainText('p-01');
  await shown.locator('[data-placeholder]').click();
  await panel(page)
    .getByLabel(/Identificador del proyecto/)
    .fill('p-02');
  await panel(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(shown).toContainText('p-02');
  await page.getByRole('combobox', { name: 'Ejemplo' }).first().selectOption({ index: 0 });
  await expect(shown).toContainText('p-02');
  await page.getByRole('tab', { name: 'go', exact: true }).click();
  await expect(shown).toContainText('p-02');
});

test('a page that is loaded has the value before its scripts run, and nothing moves', async ({
  page,
}) => {
  const readShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await keepValues(page, { 'client-id': 'uni-7f9c2b34-0a1b-4c5d-8e9f-001122334455' });
  const release = await hold(page, '**/assets/js/**');
  await page.goto(installation, { waitUntil: 'commit' });
  await expect(marks(page, 'client-id').first()).toHaveText(/^uni-/);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(marks(page, 'client-id').first()).toHaveAttribute('role', 'button');
  expect(await readShift()).toBeLessThan(0.005);
});

test('a longer value leaves what the reader looks at in its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  // Below another listing that gets more lines.
  const mark = marks(page, 'project-id').filter({ visible: true }).first();
  await mark.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const first = marks(page, 'client-id').first();
  const height = () => first.evaluate((node) => node.closest('pre')?.offsetHeight ?? 0);
  await mark.click();
  await panel(page).getByRole('button', { name: 'Otros datos' }).click();
  await expect(clientId(page)).toBeFocused();
  const before = { top: await topOf(mark), height: await height() };
  await clientId(page).fill('x'.repeat(64));
  await clientId(page).press('Enter');
  await expect(first).toHaveText('x'.repeat(64));
  expect(await height()).toBeGreaterThan(before.height);
  await expect.poll(async () => Math.abs((await topOf(mark)) - before.top)).toBeLessThan(30);
});

test('paper and the Markdown copy keep the placeholders', async ({ page }) => {
  await keepValues(page, { 'client-id': 'uni-01' });
  await open(page, installation);
  const mark = marks(page, 'client-id').first();
  await expect(mark).toHaveAttribute('title', /Tu valor/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(new Set(await marks(page, 'client-id').allTextContents())).toEqual(
    new Set(['TU_CLIENT_ID']),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(mark).toHaveText('uni-01');
  const markdown = await (await page.request.get(`${installation}.md`)).text();
  expect(markdown).toContain('data-client-id="TU_CLIENT_ID"');
  await page.getByRole('button', { name: 'Copiar página' }).click();
  await expect.poll(() => readClipboard(page)).toContain('data-client-id="TU_CLIENT_ID"');
  expect(await readClipboard(page)).not.toContain('uni-01');
});

test('bad values are refused with a reason, and nothing is kept', async ({ page }) => {
  await open(page, installation);
  await marks(page, 'client-id').first().click();
  const input = clientId(page);
  await expect(input).toBeFocused();
  for (const value of ['a b', '"><b>', "a'b", '`a`', '$(x)', 'a/b', '..', 'matrícula', 'a&b']) {
    await input.fill(value);
    await input.press('Enter');
    await expect(input, value).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/^Usa solo letras sin tilde/);
    await expect(input).toBeFocused();
  }
  await input.fill('a'.repeat(65));
  await input.press('Enter');
  await expect(input).toHaveAccessibleDescription(/64 caracteres/);
  // A line feed at the end of what is pasted is no part of an id.
  await input.evaluate((node: HTMLInputElement) => {
    node.focus();
    node.select();
    document.execCommand('insertText', false, ' uni-01\n');
  });
  await expect(input).toHaveAttribute('aria-invalid', 'false');
  expect(await kept(page)).toBeNull();
  await expect(panel(page)).toContainText('La clave API no se pide aquí');
  await panel(page).getByRole('button', { name: 'Otros datos' }).click();
  await expect(panel(page).getByRole('textbox')).toHaveCount(3);
  await input.press('Enter');
  await expect(marks(page, 'client-id').first()).toHaveText('uni-01');
});

test('by keyboard: Enter and Space open, Escape closes and undoes, the focus returns', async ({
  page,
}) => {
  await open(page, installation);
  const mark = marks(page, 'client-id').first();
  for (const name of ['Enter', 'Space']) {
    await mark.press(name);
    await expect(clientId(page)).toBeFocused();
    await page.keyboard.type('uni-01');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(mark).toBeFocused();
    await expect(mark).toHaveText('TU_CLIENT_ID');
  }
  expect(await page.locator('form').count()).toBe(0);
});

test('a double click on a placeholder opens the panel, which stays', async ({ page }) => {
  await open(page, installation);
  const mark = marks(page, 'client-id').first();
  // The panel is loaded by then: it opens between the two presses.
  await mark.click();
  await expect(clientId(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await mark.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(clientId(page)).toBeFocused();
  }
  await clientId(page).fill('uni-01');
  await expect(mark).toHaveText('uni-01');
});

/** What of the code that the panel changes it covers, or the window does not show. */
const isCovered = (mark: Locator) =>
  mark.evaluate((node) => {
    const panelBox = document.querySelector('dialog[open]')?.getBoundingClientRect();
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const line = document.createRange();
    const texts = document.createTreeWalker(node.closest('pre') ?? node, NodeFilter.SHOW_TEXT);
    const words: DOMRect[] = [];
    while (texts.nextNode()) {
      line.selectNodeContents(texts.currentNode);
      words.push(...line.getClientRects());
    }
    const inLine = words.filter((box) => box.top < bottom && box.bottom > top);
    return (
      panelBox === undefined ||
      top < 0 ||
      bottom > window.innerHeight ||
      (panelBox.left < Math.max(right, ...inLine.map((box) => box.right)) &&
        panelBox.right > Math.min(left, ...inLine.map((box) => box.left)) &&
        panelBox.top < bottom &&
        panelBox.bottom > top)
    );
  });

for (const [width, height] of [
  [1280, 800],
  [1280, 600],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} the line that it changes stays in view, and changes as one writes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, installation);
    const mark = page.locator('pre').locator(marks(page, 'client-id')).first();
    const entry = page.getByRole('button', { name: 'Poner mis datos' });
    for (const opener of [mark, entry]) {
      for (const block of ['start', 'center', 'end'] as const) {
        await opener.evaluate((node, at) => node.scrollIntoView({ block: at }), block);
        await opener.click();
        await expect(clientId(page)).toBeFocused();
        await expect.poll(() => isCovered(mark), block).toBe(false);
        const top = await topOf(mark);
        await clientId(page).pressSequentially('uni-01');
        await expect(mark).toHaveText('uni-01');
        expect(await kept(page)).toBeNull();
        expect(Math.abs((await topOf(mark)) - top)).toBeLessThan(1);
        await panel(page).getByRole('button', { name: 'Otros datos' }).click();
        await expect.poll(() => isCovered(mark), `${block}, all`).toBe(false);
        await page.keyboard.press('Escape');
        await expect(mark).toHaveText('TU_CLIENT_ID');
      }
    }
  });
}

test('where the window has room, no line of the block is covered', async ({ page }) => {
  await open(page, operation);
  const mark = marks(page, 'project-slug').filter({ visible: true }).first();
  const before = await page.evaluate(() => window.scrollY);
  await mark.click();
  await expect(panel(page)).toBeVisible();
  const [box, code] = await Promise.all([
    panel(page).boundingBox(),
    mark.locator('xpath=ancestor::pre').boundingBox(),
  ]);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(code?.x ?? 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('what is deleted or cannot be a value is not shown, and Escape restores what was there', async ({
  page,
}) => {
  await keepValues(page, { 'client-id': 'uni-01' });
  await open(page, installation);
  const mark = marks(page, 'client-id').first();
  await mark.click();
  await clientId(page).fill('uni-02');
  await expect(mark).toHaveText('uni-02');
  await clientId(page).fill('uni 03');
  await expect(mark).toHaveText('uni-02');
  await expect(clientId(page)).toHaveAttribute('aria-invalid', 'true');
  await clientId(page).fill('');
  await expect(mark).toHaveText('TU_CLIENT_ID');
  await page.keyboard.press('Escape');
  await expect(mark).toHaveText('uni-01');
  expect(await kept(page)).toContain('uni-01');
});

/** Ways to close the panel that keep what was written. */
const exits: Record<string, (page: Page) => Promise<void>> = {
  'a click outside': (page) => page.mouse.click(5, 400),
  'the cross': (page) => panel(page).getByRole('button', { name: 'Cerrar' }).click(),
  'the button': (page) => panel(page).getByRole('button', { name: 'Guardar' }).click(),
};

for (const [name, leave] of Object.entries(exits)) {
  test(`${name} keeps what was written, and other pages have it`, async ({ page }) => {
    await open(page, installation);
    const mark = marks(page, 'client-id').first();
    await mark.click();
    await clientId(page).pressSequentially('mi-cliente-123');
    await leave(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(mark).toHaveText('mi-cliente-123');
    expect(await kept(page)).toBe('{"client-id":"mi-cliente-123"}');
    await open(page, '/');
    await expect(marks(page, 'client-id')).toHaveText('mi-cliente-123');
    // What is deleted is gone in the same way.
    await marks(page, 'client-id').click();
    await clientId(page).fill('');
    await leave(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(marks(page, 'client-id')).toHaveText('TU_CLIENT_ID');
    await expect.poll(() => kept(page)).toBeNull();
  });
}

test('going back, to another page or to a new load keeps what was written', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Widget', exact: true }).first().click();
  await expect(page).toHaveURL(/intro$/);
  await page.getByRole('button', { name: 'Poner mis datos' }).click();
  await clientId(page).fill('uni-01');
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(marks(page, 'client-id')).toHaveText('uni-01');
  await marks(page, 'client-id').click();
  await clientId(page).fill('uni-02');
  await open(page, installation);
  await expect(marks(page, 'client-id').first()).toHaveText('uni-02');
  await marks(page, 'client-id').first().click();
  await clientId(page).fill('uni-03');
  await page.reload();
  await expect(marks(page, 'client-id').first()).toHaveText('uni-03');
});

test('every page is whole with the values of an earlier visit', async ({ page }) => {
  const parts = page.locator('main :is(h1, h2, h3, p, li, code)');
  const counts = new Map<string, number>();
  for (const route of pageRoutes) {
    await open(page, route);
    counts.set(route, await parts.count());
  }
  const values = { 'client-id': 'uni-01', 'project-id': 'p-01', 'project-slug': 'uni' };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(values),
  ] as const);
  for (const [route, count] of counts) {
    // A page that React cannot hydrate reports it.
    await open(page, route);
    // What is loaded late adds parts.
    await expect.poll(() => parts.count(), route).toBeGreaterThanOrEqual(count);
  }
});

test('a text that is no value is never kept, nor a part of it', async ({ page }) => {
  await open(page, installation);
  const mark = marks(page, 'client-id').first();
  await mark.click();
  await clientId(page).pressSequentially('mi cliente');
  await expect(mark).toHaveText('mi');
  // A click outside drops no text without a word.
  await page.mouse.click(5, 400);
  await expect(clientId(page)).toBeFocused();
  await expect(clientId(page)).toHaveValue('mi cliente');
  await expect(clientId(page)).toHaveAccessibleDescription(/^Usa solo letras sin tilde/);
  expect(await kept(page)).toBeNull();
  await panel(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(mark).toHaveText('TU_CLIENT_ID');
  expect(await kept(page)).toBeNull();

  // The value before stays, and those of the other fields are kept.
  await enterClientId(page, 'uni-01');
  await mark.click();
  await panel(page).getByRole('button', { name: 'Otros datos' }).click();
  await panel(page)
    .getByLabel(/Identificador del proyecto/)
    .fill('p-01');
  await clientId(page).fill('"><b>');
  await panel(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(mark).toHaveText('uni-01');
  expect(await kept(page)).toBe('{"client-id":"uni-01","project-id":"p-01"}');
});

test('screen readers hear why a text is refused, at each attempt to keep it', async ({ page }) => {
  await open(page, installation);
  await marks(page, 'client-id').first().click();
  const region = panel(page).getByRole('status');
  await expect(region).toHaveText('');
  const announced = await region.evaluateHandle((node) => {
    const texts: string[] = [];
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach(({ textContent }) => texts.push(textContent ?? '')),
      ),
    ).observe(node, { childList: true });
    return texts;
  });
  await clientId(page).fill('a b');
  await clientId(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => announced.evaluate(({ length }) => length)).toBe(3);
  for (const text of await announced.jsonValue()) expect(text).toMatch(/^Usa solo letras/);
  await expect(clientId(page)).toBeFocused();
  await clientId(page).fill('uni-01');
  await expect(region).toHaveText('');
});

test('from a mark that is the code of a field, the panel leads to its description', async ({
  page,
}) => {
  await open(page, '/docs/api/hacer-pregunta');
  const field = page.locator('[data-field]:has([data-placeholder="project-id"]):visible').first();
  const id = (await field.getAttribute('data-field')) ?? '';
  await field.locator('[data-placeholder]').click();
  await panel(page)
    .getByLabel(/Identificador del proyecto/)
    .fill('p-01');
  await panel(page).getByRole('link', { name: 'Ir a la descripción del campo' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(field).toHaveText('p-01');
  await open(page, installation);
  await marks(page, 'client-id').first().click();
  await expect(clientId(page)).toBeFocused();
  await expect(panel(page).getByRole('link')).toHaveCount(0);
});

test('a button stands where React, Angular and WordPress ask for the value', async ({ page }) => {
  for (const name of ['react-nextjs', 'angular', 'wordpress']) {
    await open(page, `/docs/widget-config/integraciones/${name}`);
    const step = page.locator('p', { hasText: 'Escribe tu identificador' }).first();
    await step.getByRole('button', { name: 'Poner mis datos' }).click();
    await clientId(page).fill('uni-01');
    await expect(step.locator('code')).toHaveText('uni-01');
    await page.keyboard.press('Escape');
    await expect(step.locator('code')).toHaveText('TU_CLIENT_ID');
  }
});

test('buttons on Introducción and Instalación open it', async ({ page }) => {
  for (const route of ['/docs/widget-config/intro', installation]) {
    await open(page, route);
    const entry = page.getByRole('button', { name: 'Poner mis datos' });
    await entry.click();
    await expect(clientId(page)).toBeFocused();
    await panel(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(entry).toBeFocused();
  }
  await enterClientId(page, 'uni-01');
  const change = page.getByRole('button', { name: 'Cambiar mis datos' });
  await expect(change).toBeVisible();
  await page.reload();
  await change.click();
  await panel(page).getByRole('button', { name: 'Borrar mis datos' }).click();
  await expect(page.getByRole('button', { name: 'Poner mis datos' })).toBeVisible();
});

test('another tab follows', async ({ page, context }) => {
  await open(page, installation);
  const other = await context.newPage();
  await open(other, '/');
  await enterClientId(page, 'uni-01');
  await expect(marks(other, 'client-id')).toHaveText('uni-01');
  await enterClientId(page, 'uni-02');
  await expect(marks(other, 'client-id')).toHaveText('uni-02');
  await page.evaluate(() => localStorage.clear());
  await expect(marks(other, 'client-id')).toHaveText('TU_CLIENT_ID');
});

test('an open panel keeps what another tab has changed meanwhile', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/');
  const keepElsewhere = async (value: string) => {
    await marks(other, 'project-id').filter({ visible: true }).first().click();
    await panel(other)
      .getByLabel(/Identificador del proyecto/)
      .fill(value);
    await page.bringToFront();
    await marks(page, 'client-id').click();
    await expect(clientId(page)).toBeFocused();
    await other.bringToFront();
    await panel(other).getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => kept(page)).toContain(value);
    await page.bringToFront();
  };
  await keepElsewhere('p-01');
  await clientId(page).fill('uni-01');
  await clientId(page).press('Enter');
  await expect.poll(() => kept(page)).toBe('{"project-id":"p-01","client-id":"uni-01"}');
  await expect(marks(page, 'project-id').first()).toHaveText('p-01');
  await keepElsewhere('p-02');
  await clientId(page).fill('uni-02');
  await page.keyboard.press('Escape');
  await expect(marks(page, 'project-id').first()).toHaveText('p-02');
  await expect(marks(page, 'client-id')).toHaveText('uni-01');
});

test('search shows the values where its pages do', async ({ page }) => {
  await keepValues(page, { 'client-id': 'mi-uni' });
  await open(page, '/markdown-page');
  await expect(page.locator('main code', { hasText: 'TU_CLIENT_ID' })).toBeVisible();
  const find = async (query: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    return page.getByRole('option');
  };
  const conventions = await find('convenciones del código');
  await expect(conventions.first()).toContainText('como TU_CLIENT_ID');
  await page.keyboard.press('Escape');
  const step = await find('angular escribe tu identificador');
  await expect(step.filter({ hasText: 'mi-uni' }).first()).toBeVisible();
});

test.describe('without storage', () => {
  test.use({ expectedMessages: /^warning: .*(localStorage|storage)/i });

  test('values live for the visit, and the panel says so', async ({ page }) => {
    await blockStorage(page);
    await open(page, installation);
    await marks(page, 'client-id').first().click();
    await expect(panel(page)).toContainText('Este navegador no permite guardarlo');
    await clientId(page).fill('uni-01');
    await clientId(page).press('Enter');
    await expect(marks(page, 'client-id').first()).toHaveText('uni-01');
    await page.locator('.menu').getByRole('link', { name: 'Triggers' }).click();
    await expect(marks(page, 'client-id').first()).toHaveText('uni-01');
    await open(page, installation);
    await expect(marks(page, 'client-id').first()).toHaveText('TU_CLIENT_ID');
  });
});

test.describe('where the panel cannot be loaded', () => {
  test.use({ expectedMessages: /ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/ });

  test('the page says so, and the next press tries again', async ({ page }) => {
    await open(page, installation);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    const mark = marks(page, 'client-id').first();
    await mark.click();
    await expect(page.getByRole('alert')).toContainText('No se ha podido cargar');
    await page.unroute('**/assets/**');
    await mark.click();
    await expect(clientId(page)).toBeFocused();
  });
});

test('the panel does not open over the page to which the reader has gone meanwhile', async ({
  page,
}) => {
  await open(page, '/docs/widget-config/intro');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/assets/**');
  const panelStyles = page.waitForRequest('**/assets/**');
  await marks(page, 'client-id').first().click();
  await panelStyles;
  await page.locator('.menu').getByRole('link', { name: 'Instalación' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Instalación/);
  // The panel is loaded by then: a press that is wanted opens it at once.
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
  await marks(page, 'client-id').first().click();
  await expect(clientId(page)).toBeFocused();
});

/** The rule that needs stylesheets is checked on every page (accessibility.spec.ts). */
const quick = { stylesheets: false };

for (const width of [1280, 390, 320]) {
  test(`at ${width} px it fits, its targets are large enough, and axe finds no violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width === 320 ? 568 : 800 });
    await open(page, installation);
    const mark = marks(page, 'client-id').first();
    await enterClientId(page, 'uni-01');
    await mark.scrollIntoViewIfNeeded();
    expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await overflow(page)).toBe(0);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      expect(await listViolations(page, { ...quick, within: '.theme-code-block' }), mode).toEqual(
        [],
      );
      await mark.click();
      await clientId(page).fill('a b');
      await clientId(page).press('Enter');
      await expect(clientId(page)).toHaveAttribute('aria-invalid', 'true');
      const box = await panel(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(width === 320 ? 568 : 800);
      for (const target of await panel(page).locator('input, button').all()) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await listViolations(page, quick), mode).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
    }
  });
}

test('in forced colors a value differs from a placeholder by more than its color', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const style = (name: keyof typeof placeholders) =>
    marks(page, name).evaluate((mark) => getComputedStyle(mark).textDecorationStyle);
  await enterClientId(page, 'uni-01');
  expect(await style('client-id')).toBe('dotted');
  expect(await style('project-id')).toBe('dashed');
});
