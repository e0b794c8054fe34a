/** Search on the built site: shortcuts and button, keyboard operation, failures. */
import { expect, type Page, test } from '@playwright/test';
import { colorRules, listViolations } from './support/axe';
import { sharedWindow } from './support/sharedWindow';
import { hold, open, readClipboard } from './support/test';

test.use(sharedWindow);

const guide = '/docs/widget-config/contexto-metadatos';
const indexUrl = '**/search-index.json';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Buscar en la documentación' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const optionsOf = (page: Page) => page.getByRole('option');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true });

/** The announcement of the number of results, which comes last. */
const answerTo = (page: Page, query: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`resultados para ${query}$`) });

async function openSearch(page: Page, path = guide) {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

test('loads no code and no index before search is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, guide);
  await buttonOf(page).hover();
  await page.waitForLoadState('networkidle');
  const before = new Set(requested);
  expect(before).not.toContain('/search-index.json');

  await buttonOf(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  const after = requested.filter((path) => !before.has(path));
  expect(after).toContain('/search-index.json');
  expect(after.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
});

test('what was opened last comes first the next time', async ({ page }) => {
  const recent = page.getByRole('group', { name: 'Abierto hace poco' }).getByRole('option');
  await openSearch(page);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
  await page.keyboard.type('setMetadata');
  await answerTo(page, 'setMetadata').waitFor();
  const href = await page.locator('[role="option"][aria-selected="true"]').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.reload();
  await page.keyboard.press('Control+k');
  await expect(recent).toHaveCount(1);
  await expect(recent).toHaveAttribute('href', href ?? '');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens search`, async ({ page }) => {
    await open(page, guide);
    await page.keyboard.press(key);
    await expect(dialogOf(page)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('');
  });
}

test('the / key can be turned off, and stays off', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('checkbox', { name: 'Abrir la búsqueda con /' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeVisible();
});

test('/ is a letter while the reader types in a field', async ({ page }) => {
  await open(page, guide);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    document.querySelector('main')?.prepend(field);
    field.focus();
  });
  await page.keyboard.type('a/b');
  await expect(page.locator('#field')).toHaveValue('a/b');
  await expect(dialogOf(page)).toBeHidden();
});

test('arrows, Home and End move the active option and wrap around', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('contexto');
  // Otherwise the results of an incomplete query would be counted.
  await expect(answerTo(page, 'contexto')).toBeAttached();
  const count = await optionsOf(page).count();
  expect(count).toBeGreaterThan(2);
  const expectActive = async (position: number) => {
    const option = optionsOf(page).nth(position);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(fieldOf(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expect(option).toBeInViewport();
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('End');
  await expectActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(count - 1);
  await page.keyboard.press('Home');
  await expectActive(0);
  await expect(fieldOf(page)).toBeFocused();
});

test('Escape closes and returns the focus to the button', async ({ page }) => {
  await open(page, guide);
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('Back closes the dialog and stays on the page, also after a reload; then it goes back', async ({
  page,
}) => {
  const start = '/docs/widget-config/intro';
  const goBack = () => page.evaluate(() => window.history.back());
  await open(page, start);
  await page.locator(`.menu a[href="${guide}"]`).click();
  await expect(page).toHaveURL(guide);
  const title = 'Contexto y metadatos';
  await expect(page.locator('h1')).toHaveText(title);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await open(page, guide);
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(guide);
    await expect(page.locator('h1')).toHaveText(title);
  }
  await goBack();
  await expect(page).toHaveURL(start);
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.evaluate(() => window.history.forward());
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(start);
});

test('a click on the backdrop closes, one inside does not', async ({ page }) => {
  await openSearch(page);
  await dialogOf(page).click({ position: { x: 200, y: 30 } });
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialogOf(page)).toBeHidden();
});

test('a result opens in a new tab with the Control key, and the dialog stays', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await page.keyboard.type('triggers');
  await expect(optionsOf(page).first()).toContainText(/trigger/i);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    optionsOf(page)
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(/\/docs\//);
  await expect(dialogOf(page)).toBeVisible();
});

test('marks matching words, shows the section of the page and announces the number of results', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('setContext');
  const list = page.getByRole('listbox', { name: 'Resultados' });
  await expect(list.locator('mark').first()).toHaveText(/context/i);
  await expect(page.getByRole('group', { name: /^Widget › / }).first()).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /resultados para setContext/ }),
  ).toBeAttached();
});

test('the name of a language leads to the samples in it', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('kotlin');
  await expect(optionsOf(page).first()).toContainText('Kotlin: ejemplos de la API');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hacer-pregunta\?lang=kotlin$/);
  const kotlin = page.getByRole('tab', { name: 'kotlin' });
  await expect(kotlin).toHaveAttribute('aria-selected', 'true');
  // On the same page too.
  await openSearch(page);
  await page.keyboard.type('rust');
  await expect(optionsOf(page).first()).toContainText('Rust');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'rust' })).toHaveAttribute('aria-selected', 'true');
});

test('proposes pages for an empty query and for one without results', async ({ page }) => {
  await openSearch(page);
  await expect(
    page.getByRole('group', { name: 'Empieza por aquí' }).getByRole('option'),
  ).not.toHaveCount(0);
  await page.keyboard.type('zzqqxx');
  await expect(dialogOf(page)).toContainText('No hay resultados para «zzqqxx»');
  await expect(dialogOf(page).getByRole('link', { name: 'producteam@aifindr.ai' })).toHaveAttribute(
    'href',
    'mailto:producteam@aifindr.ai',
  );
  await expect(
    page.getByRole('group', { name: 'Empieza por aquí' }).getByRole('option'),
  ).not.toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: '0 resultados para zzqqxx' }),
  ).toBeAttached();
});

test('Enter opens nothing where nothing is found, and a proposal once it is chosen', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('zzqqxx');
  await expect(dialogOf(page)).toContainText('No hay resultados para');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(guide);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/widget-config/instalacion');
});

test('the page behind the dialog does not scroll', async ({ page }) => {
  await openSearch(page);
  // Beside the dialog, and in it.
  for (const [x, y] of [
    [60, 400],
    [640, 110],
  ] as const) {
    await page.mouse.move(x, y);
    // A handle, so that the listener is there before the wheel turns.
    const turned = await page.evaluateHandle(() => ({
      frame: new Promise((resolve) =>
        // A frame that begins after the event has scrolled, and the next one tells.
        addEventListener(
          'wheel',
          () => requestAnimationFrame(() => requestAnimationFrame(resolve)),
          { once: true },
        ),
      ),
    }));
    await page.mouse.wheel(0, 400);
    await turned.evaluate(({ frame }) => frame);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  const clientWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  const before = await clientWidth();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(clientWidth).toBe(before);
});

test('the keyboard reaches results that overflow', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openSearch(page);
  await page.keyboard.type('contexto');
  await expect(answerTo(page, 'contexto')).toBeAttached();
  await expect(optionsOf(page).nth(5)).toBeAttached();
  expect(await listViolations(page, { within: 'dialog[open]', stylesheets: false })).toEqual([]);
});

for (const [problem, answer] of [
  ['cannot be reached', { abort: true }],
  ['is missing', { status: 404 }],
  ['is not an index', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`reports that the index ${problem}, and retries`, async ({ page }) => {
    await page.route(indexUrl, (route) =>
      'abort' in answer ? route.abort() : route.fulfill(answer),
    );
    await openSearch(page);
    await expect(page.getByRole('alert')).toContainText('No se ha podido cargar la búsqueda');
    await page.keyboard.type('contex');
    await page.unroute(indexUrl);
    await page.getByRole('button', { name: 'Volver a intentarlo' }).focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('to');
    await expect(fieldOf(page)).toHaveValue('contexto');
    await expect(optionsOf(page).first()).toContainText(/contexto/i);
  });
}

test('keystrokes typed before the field is mounted are buffered', async ({ page }) => {
  await open(page, guide);
  const release = await hold(page, '**/assets/js/*.js');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Control+k');
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('meta y');
  for (const key of ['Backspace', 'Backspace', 'd', 'Shift']) await page.keyboard.press(key);
  release();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('atos');
  await expect(fieldOf(page)).toHaveValue('metadatos');
  await expect(optionsOf(page).first()).toContainText(/metadatos/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // The buffer is empty the next time.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toHaveValue('');
});

test('letters with accents that are typed before the field is mounted are kept', async ({
  page,
}) => {
  await open(page, guide);
  const keyboard = await page.context().newCDPSession(page);
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('integraci');
  // As a dead key does: the accent first, then the letter with it.
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await compose('´');
  release();
  // The letter comes when the dialog could be there already.
  await page.waitForLoadState('networkidle');
  await expect(dialogOf(page)).toHaveCount(0);
  await compose('ó');
  await keyboard.send('Input.insertText', { text: 'ó' });
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.type('n');
  await expect(fieldOf(page)).toHaveValue('integración');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('body > input')).toHaveCount(0);
});

test('opens again directly after it was closed', async ({ page }) => {
  await openSearch(page);
  await dialogOf(page).evaluate((dialog) => {
    // The browser fires `close` in a later task.
    (dialog as HTMLDialogElement).close();
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('metadatos');
  await expect(fieldOf(page)).toHaveValue('metadatos');
});

test('that search could not be loaded is said, covers no control and can be dismissed', async ({
  page,
  context,
}) => {
  await open(page, '/docs/widget-config/instalacion');
  await context.setOffline(true);
  const alert = page.getByRole('alert').filter({ hasText: 'No se ha podido cargar la búsqueda' });
  for (const dismiss of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.getByRole('button', { name: 'Copiar página' }).first().click(),
  ]) {
    await page.keyboard.press('Control+k');
    await expect(alert).toBeVisible();
    await dismiss();
    await expect(alert).toHaveCount(0);
  }
  await context.setOffline(false);
});

test('works offline once it is loaded', async ({ page, context }) => {
  await openSearch(page);
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('metadatos');
  await expect(optionsOf(page).first()).toContainText(/metadatos/i);
  await context.setOffline(false);
});

for (const width of [390, 1280]) {
  test(`the open dialog has no accessibility violation at ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page);
    await expect(optionsOf(page).first()).toBeVisible();
    for (const query of ['', 'contexto', 'instalar el widget en Next.js', 'zzqqxx']) {
      await fieldOf(page).fill(query);
      if (query !== '') await expect(answerTo(page, query)).toBeAttached();
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
        const violations = await listViolations(page, {
          within: 'dialog[open]',
          stylesheets: false,
          ...(mode === 'dark' && { rules: colorRules }),
        });
        expect(violations, `${mode}, with "${query}" typed`).toEqual([]);
      }
    }
  });
}

test('fills a phone screen without horizontal overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page);
  await page.keyboard.type('--ai-nav-height');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect
    .poll(() => dialogOf(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 320, height: 640 });
  const overflow = await dialogOf(page).evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > 320.5,
      ).length,
  );
  expect(overflow).toBe(0);
  // The code of an answer scrolls by itself.
  await fieldOf(page).fill('instalar el widget en Next.js');
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await expect(answer).toBeVisible();
  expect(await answer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});

test('a question is answered above the results, with its source, which Enter opens', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('¿Dónde va el script?');
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await expect(answer).toContainText('antes de </body> o en <head>, con defer');
  const source = page.getByRole('group', { name: 'Respuesta' }).getByRole('option');
  await expect(source).toHaveAttribute('aria-selected', 'true');
  await expect(source).toHaveAccessibleName(/Instalación › Posición del script/);
  await expect(source).toHaveAccessibleDescription(/Añade el script a todas las páginas/);
  await expect(page.getByRole('option', { name: /^Posición del script/ })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/widget-config/instalacion#donde-y-defer');
});

test('the code of an answer can be copied; a query that is no question has none', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('cómo instalo el widget');
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await answer.getByRole('button', { name: 'Copiar el código' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^<script\s+src="https:\/\/hub\.aifindr\.ai\/widget\.js"[^]*<\/script>$/);
  await fieldOf(page).fill('contexto');
  await expect(answerTo(page, 'contexto')).toBeAttached();
  await expect(answer).toBeHidden();
});

test('actions are found by their names: another mode, a copy of the page, an integration', async ({
  page,
}) => {
  await openSearch(page);
  const mode = await page.locator('html').getAttribute('data-theme');
  await page.keyboard.type('cambiar entre modo');
  await expect(optionsOf(page).first()).toHaveAccessibleName('Cambiar entre modo claro y oscuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
  await fieldOf(page).fill('copiar');
  await expect(optionsOf(page).first()).toHaveAccessibleName('Copiar esta página');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('status').filter({ hasText: 'Hecho' })).toBeAttached();
  expect(await readClipboard(page)).toContain('# Contexto y metadatos');
  await fieldOf(page).fill('ir a next');
  await expect(optionsOf(page).first()).toHaveAccessibleName('Ir a Next.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/react-nextjs/);
});

test('an error of several operations is one group', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('404');
  const group = page.getByRole('group', { name: 'API HTTP', exact: true });
  await expect(group).toHaveCount(1);
  expect(await group.getByRole('option', { name: /^404 · No encontrado/ }).count()).toBeGreaterThan(
    2,
  );
  // Its fields, the same in each of them, are no results of their own; what explains it is in view.
  await expect(page.getByRole('option', { name: /^code/ })).toHaveCount(0);
  await expect(page.getByRole('option', { name: /Errores y códigos de error/ })).toBeInViewport();
  await fieldOf(page).fill('error 404');
  await expect(answerTo(page, 'error 404')).toBeAttached();
  await expect(optionsOf(page).nth(1)).toHaveAttribute('href', /instalacion#no-carga$/);
  await expect(optionsOf(page).nth(2)).toHaveAccessibleName(/^404 · No encontrado/);
});

test('where to change a color is answered, and found', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('cambiar el color');
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await expect(answer).toContainText('AI Findr Hub, o CSS');
  await expect(answer).toContainText('el color de la marca (brandColor)');
  await expect(page.getByRole('option', { name: /^brandColor/ })).toBeAttached();
  await expect(page.getByRole('option', { name: /^Pon tu marca al trigger/ })).toBeAttached();
});

test('on a phone a name in the code of an answer does not break', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSearch(page);
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  for (const [query, name] of [
    ['csp', 'frame-src'],
    ['color del botón', '--button-background'],
  ] as const) {
    await fieldOf(page).fill(query);
    const place = answer.locator('pre').getByText(name, { exact: true }).first();
    await expect(place).toBeVisible();
    expect(await place.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});

for (const { width, isShown } of [
  { width: 1280, isShown: true },
  { width: 1024, isShown: true },
  { width: 1000, isShown: false },
]) {
  test(`at ${width} px the chosen section ${isShown ? 'has a' : 'has no'} preview`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page);
    await page.keyboard.type('modo oscuro');
    await expect(answerTo(page, 'modo oscuro')).toBeAttached();
    const preview = dialogOf(page).locator('[class*="preview_"]');
    await expect(preview).toBeVisible({ visible: isShown });
    if (!isShown) return;
    const before = await preview.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(preview).not.toHaveText(before ?? '');
  });
}

test('the preview has the code of a section, and of an answer what the card does not say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !request.url().includes('.')) {
      pages.push(request.url());
    }
  });
  await openSearch(page);
  const preview = dialogOf(page).locator('[class*="preview_"]');
  await expect(preview.locator('p').first()).toBeVisible();
  await page.keyboard.type('atajo');
  await expect(preview.locator('pre')).toContainText("addEventListener('keydown'");
  await expect(preview.locator('pre [class*="token"]').first()).toBeAttached();
  expect(pages).toHaveLength(1);
  await page.keyboard.press('ArrowDown');
  await expect(preview.locator('pre')).toHaveCount(0);

  await fieldOf(page).fill('¿qué es data-var?');
  const answer = dialogOf(page).getByRole('region', { name: 'Respuesta' });
  await expect(answer).toContainText('Elige una variante');
  await expect(preview).toContainText('Identifica el proyecto');
  await expect(preview).not.toContainText('Elige una variante');
  await expect(preview.locator('p code', { hasText: 'data-client-id' }).first()).toBeVisible();
});

test('a word that no page has is left out, and said to be', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('webpack contexto metadatos');
  await expect(dialogOf(page).locator('p', { hasText: 'Sin «webpack»' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /resultados .* Sin «webpack»/ }),
  ).toBeAttached();
  await fieldOf(page).fill('contexto metadatos');
  await expect(answerTo(page, 'contexto metadatos')).toBeAttached();
  await expect(dialogOf(page).getByText('Sin «')).toHaveCount(0);
});

test('a problem is found where it is solved', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('err_blocked_by_client');
  await expect(optionsOf(page).first()).toHaveAttribute('href', /instalacion#no-carga$/);
});
