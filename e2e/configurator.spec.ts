import type { Page } from '@playwright/test';
import { listViolations } from './support/axe';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, overflow, readClipboard, test } from './support/test';

const route = '/docs/widget-config/personalizacion';
const home = '/';

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

const rootOf = (page: Page) => page.locator('[data-configurator]');
const triggerOf = (page: Page) => rootOf(page).locator('#ai-findr-trigger');
const codeOf = (page: Page, language: 'html' | 'css') =>
  rootOf(page).locator(`pre[data-language=${language}] code`);

/** Opens a page and waits for the controls, which are loaded as they come near. */
async function openControls(page: Page, address = route): Promise<void> {
  await open(page, address);
  await rootOf(page).locator('figcaption').scrollIntoViewIfNeeded();
  await expect(rootOf(page).getByRole('group', { name: 'Pon tu marca' })).toBeVisible();
}

const choose = (page: Page, setting: string, value: string) =>
  rootOf(page)
    .getByRole('radiogroup', { name: setting, exact: true })
    .getByRole('radio', { name: value, exact: true })
    .check();

const write = (page: Page, name: string, text: string) =>
  rootOf(page).getByRole('textbox', { name, exact: true }).fill(text);

/** How a trigger looks, and where it is in its window. */
function readLook(trigger: Element): Record<string, string> {
  const style = getComputedStyle(trigger);
  const names = ['background-color', 'color', 'border-top-color', 'border-top-width', 'position'];
  names.push('border-top-left-radius', 'padding-left', 'font-weight', 'box-shadow');
  if (style.position === 'fixed') {
    names.push(style.insetInlineStart === '24px' ? 'left' : 'right', 'bottom');
  }
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

/** The code that is shown, in a page of a developer: the widget's class and what its documented variables mean. */
async function lookAlone(page: Page, width: number, height: number, theme: 'light' | 'dark') {
  const [html, css] = await Promise.all(
    (['html', 'css'] as const).map((language) => codeOf(page, language).textContent()),
  );
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: theme });
  await other.setViewportSize({ width: Math.round(width), height: Math.round(height) });
  await other.setContent(`<html data-theme="${theme}"><style>
    * { box-sizing: border-box }
    .ai-findr-trigger-button { background: var(--button-background); color: var(--button-text-color);
      border: var(--button-border); border-radius: var(--button-border-radius); padding: var(--button-padding);
      font-weight: var(--button-font-weight); box-shadow: var(--button-box-shadow, none) }
    ${css}</style>${html}`);
  const trigger = other.locator('#ai-findr-trigger');
  await trigger.evaluate((element) => element.classList.add('ai-findr-trigger-button'));
  const look = { ...(await trigger.evaluate(readLook)), text: await trigger.textContent() };
  await other.close();
  return look;
}

test.describe('picture and code', () => {
  const variants: Record<string, readonly (readonly [string, string])[]> = {
    first: [],
    brand: [['Esquinas', 'Rectas']],
    pill: [
      ['Estilo', 'Con borde'],
      ['Esquinas', 'Píldora'],
    ],
    right: [['Posición', 'Derecha']],
    left: [['Posición', 'Izquierda']],
    dark: [['Modo oscuro', 'Atributo']],
    'system, dark': [['Modo oscuro', 'Sistema']],
  };
  for (const [name, settings] of Object.entries(variants)) {
    test(`the picture is what the code gives: ${name}`, async ({ page }) => {
      await openControls(page);
      if (name !== 'first') {
        await write(page, 'Color del botón', '#8f2a45');
        await write(page, 'Texto', '¿Dudas & más?');
      }
      for (const [setting, value] of settings) await choose(page, setting, value);
      const stage = await rootOf(page).locator('[data-stage]').boundingBox();
      const { width = 0, height = 0 } = stage ?? {};
      const alone = () => lookAlone(page, width, height, name.endsWith('dark') ? 'dark' : 'light');
      await expect
        .poll(async () => ({
          ...(await triggerOf(page).evaluate(readLook)),
          text: await triggerOf(page).textContent(),
        }))
        .toEqual(await alone());
      if (name !== 'first') expect((await alone()).text).toBe('¿Dudas & más?');
    });
  }

  test('a field takes the place of the button, in the picture and in the code', async ({
    page,
  }) => {
    await openControls(page);
    await choose(page, 'Trigger', 'Campo de texto');
    await write(page, 'Color', '#084');
    await expect(triggerOf(page)).toBeHidden();
    const icon = rootOf(page).locator('[data-stage] .ai-findr-trigger-icon');
    await expect(icon).toHaveCSS('color', 'rgb(0, 136, 68)');
    await expect(codeOf(page, 'html')).toContainText('placeholder="¿Qué buscas?"');
    await expect(codeOf(page, 'css')).toContainText('.ai-findr-trigger-icon {\n  color: #084;\n}');
    await expect(codeOf(page, 'css')).not.toContainText('--button');
    await expect(rootOf(page).getByRole('radio', { name: 'Derecha' })).toBeDisabled();
  });

  test('a link has the color of its text alone', async ({ page }) => {
    await openControls(page);
    await write(page, 'Color del botón', '#8f2a45');
    await choose(page, 'Trigger', 'Enlace');
    await choose(page, 'Posición', 'Derecha');
    await expect(triggerOf(page)).toHaveCSS('color', 'rgb(143, 42, 69)');
    await expect(triggerOf(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(triggerOf(page)).toHaveCSS('position', 'fixed');
    await expect(codeOf(page, 'html')).toContainText('role="button">Preguntar</a>');
    await expect(codeOf(page, 'css')).not.toContainText('--button');
    await expect(rootOf(page).getByRole('radio', { name: 'Rectas' })).toBeDisabled();
    await expect(rootOf(page).getByLabel('Color del fondo', { exact: true })).toBeDisabled();
    await expect(
      rootOf(page).getByText('Un enlace no tiene fondo, estilo ni esquinas.'),
    ).toBeVisible();
  });

  test('colors have the names of what they color', async ({ page }) => {
    await openControls(page);
    await write(page, 'Color del texto', '#fff8e0');
    await choose(page, 'Estilo', 'Con borde');
    await expect(rootOf(page).getByLabel('Color del fondo', { exact: true })).toHaveValue(
      '#fff8e0',
    );
    await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(255, 248, 224)');
    await choose(page, 'Trigger', 'Campo de texto');
    const arrow = rootOf(page).locator('[data-stage] .ai-findr-trigger-submit');
    await expect(rootOf(page).getByLabel('Color de la flecha', { exact: true })).toBeVisible();
    await expect(arrow).toHaveCSS('color', 'rgb(255, 248, 224)');
  });

  test('the focus in the picture is that of the code', async ({ page }) => {
    await openControls(page);
    await write(page, 'Color del botón', '#8f2a45');
    await rootOf(page).locator('summary').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(triggerOf(page)).toHaveCSS('outline', 'rgb(143, 42, 69) solid 3px');
  });

  test('what is copied is what is shown', async ({ page }) => {
    await openControls(page);
    await choose(page, 'Posición', 'Derecha');
    await rootOf(page).getByRole('button', { name: 'Copiar el código' }).last().click();
    await expect
      .poll(() => readClipboard(page))
      .toMatch(/^#ai-findr-trigger \{\n {2}position: fixed;/);
  });

  test('a setting of the Hub changes no code', async ({ page }) => {
    await openControls(page);
    const before = await codeOf(page, 'css').textContent();
    await rootOf(page).getByRole('radio', { name: 'granate' }).check();
    await expect(codeOf(page, 'css')).toHaveText(before ?? '');
    await expect(page).toHaveURL(route);
  });

  test('colors that are hard to read are named', async ({ page }) => {
    await openControls(page);
    const statusOf = (text: string) => rootOf(page).getByRole('status').filter({ hasText: text });
    await expect(statusOf('Contraste')).toHaveText([
      'Contraste con la página 6:1',
      'Contraste entre ambos 6:1',
    ]);
    await write(page, 'Color del botón', '#ffd000');
    await expect(statusOf('Contraste')).toHaveText([
      'Contraste 1,4:1, mínimo 3:1',
      'Contraste 1,4:1, mínimo 4,5:1',
    ]);
  });

  for (const [address, theme] of [
    [route, 'light'],
    [route, 'dark'],
    [home, 'dark'],
  ] as const) {
    test(`where the picture is dark, a contrast says that it is in light: ${address}, ${theme}`, async ({
      page,
    }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await openControls(page, `${address}?color=ffd000&oscuro=sistema`);
      await expect(rootOf(page).locator('[role=group] [role=status]:not(:empty)')).toHaveText([
        'Contraste en claro 1,4:1, mínimo 3:1',
        'Contraste en claro 1,4:1, mínimo 4,5:1',
      ]);
      if (address === home) return;
      const note = rootOf(page).getByText('En oscuro, colores derivados: contraste 10,8:1.');
      await expect(note).toBeVisible();
      await choose(page, 'Modo oscuro', 'No');
      await expect(note).toHaveCount(0);
      await expect(rootOf(page).getByText('en claro')).toHaveCount(0);
    });
  }

  for (const width of [390, 1280]) {
    test(`what a choice changes in a listing comes into view at ${width} px, and nothing else moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openControls(page, `${route}?oscuro=atributo`);
      const css = codeOf(page, 'css');
      const read = () =>
        css.evaluate((code) => {
          const box = code.closest('.theme-code-block')?.lastElementChild;
          const frame = box?.getBoundingClientRect();
          const text = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const seen: string[] = [];
          while (frame && text.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(text.currentNode);
            const isSeen = [...range.getClientRects()].some(
              ({ top, bottom }) => top >= frame.top && bottom <= frame.bottom - 20,
            );
            if (isSeen) seen.push(text.currentNode.nodeValue ?? '');
          }
          return { seen: seen.join(''), at: box?.scrollTop ?? 0 };
        });
      // The choice of the address is no change.
      await expect(css).toContainText("[data-theme='dark']");
      expect((await read()).at).toBe(0);
      await choose(page, 'Modo oscuro', 'No');
      const system = rootOf(page).getByRole('radio', { name: 'Sistema' });
      await system.scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => window.scrollY);
      const before = await place();
      await system.check();
      await expect(css).toContainText('@media');
      expect((await read()).seen).toContain('@media');
      expect(await place()).toBe(before);
      await expect(system).toBeFocused();
      // What is in view already stays where it is, and the start comes back.
      await choose(page, 'Modo oscuro', 'Atributo');
      expect((await read()).seen).toContain("[data-theme='dark']");
      await choose(page, 'Posición', 'Derecha');
      expect((await read()).seen).toContain('position');
    });
  }

  test('an invalid color stays in its input with an error message', async ({ page }) => {
    await openControls(page);
    const field = page.getByLabel('Color del botón', { exact: true });
    const css = await codeOf(page, 'css').textContent();
    await write(page, 'Color del botón', 'azul');
    await field.blur();
    await expect(field).toHaveValue('azul');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(rootOf(page).getByText('Escríbelo como #1a2b3c')).toBeVisible();
    await expect(codeOf(page, 'css')).toHaveText(css ?? '');
    await write(page, 'Color del botón', '#fd0');
    await expect(rootOf(page).getByText('Escríbelo como')).toHaveCount(0);
    await field.blur();
    await expect(field).toHaveValue('#ffdd00');

    // The palette replaces an invalid draft, also for good.
    await write(page, 'Color del botón', 'azul');
    const palette = page.getByLabel('Color del botón: paleta');
    await palette.fill('#102030');
    await palette.fill('#ffdd00');
    await expect(field).toHaveValue('#ffdd00');
  });
});

test.describe('the address', () => {
  test('has the choice, for who opens it and who comes back', async ({ page }) => {
    await openControls(page);
    await choose(page, 'Esquinas', 'Píldora');
    await write(page, 'Texto', 'Ayuda & más');
    await expect(page).toHaveURL(/\?texto=Ayuda\+%26\+m%C3%A1s&esquinas=pildora$/);
    const css = await codeOf(page, 'css').textContent();
    const address = page.url();
    await page.getByRole('link', { name: 'Triggers', exact: true }).first().click();
    await expect(page).toHaveURL(/triggers$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(triggerOf(page)).toHaveText('Ayuda & más');
    await page.goto('about:blank');
    await openControls(page, address);
    await expect(codeOf(page, 'css')).toHaveText(css ?? '');
    await expect(triggerOf(page)).toHaveCSS('border-radius', '999px');
    await rootOf(page).getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
    await expect(page).toHaveURL(route);
    await expect(triggerOf(page)).toHaveText('Preguntar');
    await expect(page.getByRole('group', { name: 'Pon tu marca' })).toBeFocused();
  });

  test('who comes back has one set of controls, which works', async ({ page }) => {
    await openControls(page, route);
    await page.getByRole('link', { name: 'Triggers', exact: true }).first().click();
    await expect(page).toHaveURL(/triggers$/);
    await page.goBack();
    await expect(rootOf(page).getByRole('group', { name: 'Pon tu marca' })).toHaveCount(1);
    await choose(page, 'Esquinas', 'Píldora');
    await expect(triggerOf(page)).toHaveCSS('border-radius', '999px');
  });

  test('has a single choice at once, also where the reader leaves', async ({ page }) => {
    await openControls(page, `${route}?trigger=campo`);
    const search = await rootOf(page).evaluate((root) => {
      root.querySelector<HTMLElement>('input[value=rectas]')?.click();
      return window.location.search;
    });
    expect(search).toBe('?trigger=campo&esquinas=rectas');
  });

  test('has the second of two choices in a row, where the reader leaves', async ({ page }) => {
    await openControls(page, `${route}?trigger=campo`);
    await rootOf(page).evaluate((root) => {
      for (const value of ['rectas', 'pildora']) {
        root.querySelector<HTMLElement>(`input[value=${value}]`)?.click();
      }
      // Effects have run by then.
      setTimeout(() => document.querySelector<HTMLElement>('a[href$="/triggers"]')?.click());
    });
    await expect(page).toHaveURL(/triggers$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?trigger=campo&esquinas=pildora$/);
  });

  test('is copied with a choice that it does not have yet', async ({ page }) => {
    await openControls(page, `${route}?stack=vite#recetas`);
    await rootOf(page).evaluate((root) => {
      root.querySelector<HTMLElement>('input[value=pildora]')?.click();
      root.querySelector<HTMLElement>('[aria-label="Copiar enlace"]')?.click();
    });
    await expect
      .poll(() => readClipboard(page))
      .toMatch(/personalizacion\?stack=vite&esquinas=pildora#recetas$/);
  });

  test('has no spaces of a text, and spaces alone are no text', async ({ page }) => {
    await openControls(page);
    const field = page.getByLabel('Texto', { exact: true });
    await field.pressSequentially(' ');
    await expect(triggerOf(page)).toHaveText('Preguntar');
    await expect(codeOf(page, 'html')).toContainText('>Preguntar<');
    await field.pressSequentially(' ¿Dudas? Te ');
    await expect(field).toHaveValue(' ¿Dudas? Te ');
    await expect(codeOf(page, 'html')).toContainText('>¿Dudas? Te<');
    await expect(page).toHaveURL(/\?texto=%C2%BFDudas%3F\+Te$/);
    await field.blur();
    await expect(field).toHaveValue('¿Dudas? Te');
    await field.fill('   ');
    await field.blur();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(route);
  });

  test('with hostile values is the first variant, or plain text', async ({ page }) => {
    const hostile = '<img src=x onerror=alert(1)>"</style>';
    const first = await page.request.get(route).then((response) => response.text());
    expect(first).toContain('#1d63b0');
    await openControls(
      page,
      `${route}?color=red;}*{display:none&estilo=__proto__&oscuro=%00&texto=${encodeURIComponent(hostile)}`,
    );
    await expect(triggerOf(page)).toHaveText(hostile.slice(0, 40));
    await expect(codeOf(page, 'html')).toContainText('&lt;img src=x');
    await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(29, 99, 176)');
    await expect(rootOf(page).locator('img')).toHaveCount(0);
  });
});

test('it answers to the keyboard', async ({ page }) => {
  await openControls(page);
  await rootOf(page).getByRole('radio', { name: 'Botón' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rootOf(page).getByRole('radio', { name: 'Campo de texto' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hola');
  await expect(codeOf(page, 'html')).toContainText('placeholder="Hola"');
});

for (const [address, theme] of [
  [`${route}?color=ffd000&posicion=derecha`, 'light'],
  [`${route}?trigger=campo&oscuro=sistema`, 'dark'],
  [`${home}?esquinas=pildora`, 'dark'],
] as const) {
  test(`no violation of axe: ${address}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openControls(page, address);
    const violations = await listViolations(page, { within: '[data-configurator]' });
    // The colors of the trigger are the reader's.
    expect(violations.filter((one) => !/^color-contrast: .*boton/.test(one))).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(`all of it fits in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openControls(page, `${route}?texto=${'m'.repeat(40)}&posicion=derecha`);
    expect(await overflow(page)).toBe(0);
  });
}

test('the controls fill the space reserved for them, without a layout shift', async ({ page }) => {
  test.slow();
  for (const width of [320, 344, 360, 390, 648, 700, 768, 1104, 1160, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    const room = rootOf(page).locator('[data-room]');
    await room.scrollIntoViewIfNeeded();
    await room.getByRole('group').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const [kept, taken] = await room.evaluate((element) => [
      getComputedStyle(element).minHeight,
      `${element.getBoundingClientRect().height}px`,
    ]);
    expect(taken, `${width} px`).toBe(kept);
  }
});

/** Where all is that stands around the picture: controls, code, and what comes after. */
const readPlaces = (page: Page) =>
  rootOf(page).evaluate((root) => {
    const selector =
      'figcaption, [role=radiogroup], [role=group] input, [role=status]:not(.theme-code-block *), .theme-code-block:first-child';
    const after = [
      root.closest('header') ?? root,
      ...document.querySelectorAll('main h2, main h3'),
    ];
    const origin = root.querySelector('figure > *')?.getBoundingClientRect();
    return [...root.querySelectorAll(selector), ...after].map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      const place = [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width].map(Math.round);
      return `${element.tagName} ${element.id} ${place.join(' ')}`;
    });
  });

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`nothing moves around the picture in any state at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const address of [home, route]) {
      await openControls(page, address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await readPlaces(page);
      const expectSame = async (state: string) =>
        expect(await readPlaces(page), `${address}: ${state}`).toEqual(before);
      const widget = rootOf(page).locator('figure details');
      const toggle = async (isOpen: boolean) => {
        await widget.locator('summary').press('Enter');
        await expect(widget).toHaveJSProperty('open', isOpen);
      };
      for (const mode of ['overlay', 'floating']) {
        await rootOf(page).getByRole('radio', { name: mode }).check();
        await expect(widget).toHaveJSProperty('open', true);
        await expectSame(`${mode}, open`);
      }
      await toggle(false);
      await expectSame('closed');
      for (const group of await rootOf(page).getByRole('radiogroup').all()) {
        const [trigger] = await rootOf(page).getByRole('radio', { name: 'Botón' }).all();
        for (const option of await group.getByRole('radio').all()) {
          await trigger?.check();
          await option.click();
          const state = `${await group.textContent()}: ${await option.getAttribute('value')}`;
          await expectSame(state);
          await widget.locator('summary').press('Enter');
          await expectSame(`${state}, open or closed`);
        }
      }
      await write(page, 'Color del botón', '#ffd000');
      await expectSame('low contrast');
    }
  });
}

for (const address of [home, route]) {
  test(`on a phone the trigger is seen as its controls are used, and covers no focus: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openControls(page, address);
    const strip = rootOf(page).locator('[data-strip]');
    const corners = rootOf(page).getByRole('radiogroup', { name: 'Esquinas' });
    await corners.getByRole('radio', { name: 'Píldora' }).check();
    await write(page, 'Color del botón', '#8f2a45');
    await expect(strip.getByText('Preguntar')).toBeInViewport();
    await expect(strip.locator('> :first-child')).toHaveCSS('background-color', 'rgb(143, 42, 69)');
    await expect(strip.locator('> :first-child')).toHaveCSS('border-radius', '999px');
    await expect(page.locator('#ai-findr-trigger')).toHaveCount(1);

    await rootOf(page).getByRole('button', { name: 'Copiar enlace' }).focus();
    const controls = rootOf(page).getByRole('group', { name: 'Pon tu marca' });
    const places = await controls.locator('input:enabled, button:enabled, a').count();
    for (let step = 0; step < places; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const isSeen = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement?.closest('[role=group]')) return true;
        const { left, top, width, height } = activeElement.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen !== null && activeElement.parentElement?.contains(seen) === true;
      });
      expect(isSeen, `step ${step}`).toBe(true);
    }
  });
}

test('on a phone a trigger is in view wherever a control is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const address of [home, route]) {
    await openControls(page, address);
    await rootOf(page).getByRole('radio', { name: 'Píldora' }).check();
    const isSeen = () =>
      rootOf(page).evaluate((root) =>
        [...root.querySelectorAll('#ai-findr-trigger, [data-strip] > :first-child')].some(
          (trigger) => {
            const { left, top, width, height } = trigger.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            return seen !== null && trigger.contains(seen);
          },
        ),
      );
    const stage = rootOf(page).locator('[data-stage]');
    const top = await stage.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    for (let place = top; place < top + 700; place += 70) {
      await page.evaluate((y) => window.scrollTo(0, y), place);
      await expect.poll(isSeen, { message: `${address}: ${place - top}` }).toBe(true);
    }
    // An open widget hides its trigger, and is not covered.
    await stage.locator('summary').press('Enter');
    await page.evaluate((y) => window.scrollTo(0, y + 200), top);
    await expect(rootOf(page).locator('[data-strip]')).toHaveCSS('z-index', '1');
  }
});

test('what covers the trigger is closed as its settings are used', async ({ page }) => {
  await openControls(page);
  await rootOf(page).getByRole('radio', { name: 'overlay' }).check();
  await expect(rootOf(page).locator('figure details')).toHaveJSProperty('open', true);
  await choose(page, 'Esquinas', 'Rectas');
  await expect(rootOf(page).locator('figure details')).toHaveJSProperty('open', false);
});

for (const width of [390, 1280]) {
  test(`the focus goes down the parts as they are seen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openControls(page, home);
    const tops = await rootOf(page)
      .locator('summary, [role=group] input, [role=group] a, figcaption input')
      .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().bottom));
    const isSorted = tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0) - 20);
    expect(isSorted, tops.join(' ')).toBe(true);
  });
}

test('in forced colors the chosen value is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openControls(page);
  const readGround = (value: string) =>
    rootOf(page)
      .getByRole('radiogroup', { name: 'Trigger' })
      .getByText(value, { exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await readGround('Botón')).not.toBe(await readGround('Campo de texto'));
});

test('a browser without observers keeps the first variant', async ({ page }) => {
  await page.addInitScript('delete window.IntersectionObserver;');
  await open(page, route);
  await expect(rootOf(page).locator('[hidden]')).toBeAttached();
  await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(29, 99, 176)');
  await expect(codeOf(page, 'css')).toContainText('--button-background: #1d63b0;');
});

test('on home the color changes button and code; a link has all settings', async ({ page }) => {
  await openControls(page, home);
  await write(page, 'Color del botón', '#8f2a45');
  await expect(codeOf(page, 'css')).toContainText('--button-background: #8f2a45;');
  await expect(codeOf(page, 'css')).toBeInViewport();
  await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(143, 42, 69)');
  // Who opens its address sees the button as well.
  await expect(page).toHaveURL(`${home}?color=8f2a45`);
  await page.reload();
  await expect(triggerOf(page)).toBeVisible();
  await rootOf(page).getByRole('link', { name: 'Todos los ajustes' }).click();
  await expect(page).toHaveURL(`${route}?color=8f2a45#recetas`);
  await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(143, 42, 69)');
});

test('on paper it has the picture and the code, without controls', async ({ page }) => {
  await openControls(page, `${route}?color=8f2a45`);
  await page.emulateMedia({ media: 'print' });
  await expect(rootOf(page).getByRole('group', { name: 'Pon tu marca' })).toBeHidden();
  await expect(codeOf(page, 'css')).toContainText('#8f2a45');
  await expect(triggerOf(page)).toBeVisible();
});

test('the first code of the controls is that of the page', async ({ page, request }) => {
  const copy = await (await request.get(`${route}.md`)).text();
  await openControls(page);
  for (const language of ['html', 'css'] as const) {
    const code = await codeOf(page, language).textContent();
    expect(copy).toContain(`\n${code}\n`);
    // Written again, it is the same, with the colors of the build.
    const built = await codeOf(page, language).evaluate(readColors);
    await choose(page, 'Esquinas', 'Rectas');
    await choose(page, 'Trigger', 'Campo de texto');
    await rootOf(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
    await expect.poll(() => codeOf(page, language).evaluate(readColors)).toEqual(built);
  }
  // Its dark mode is a listing of its own.
  const dark = page.locator('#modo-oscuro').locator('xpath=following::pre[1]');
  await choose(page, 'Modo oscuro', 'Sistema');
  await expect(codeOf(page, 'css')).toContainText((await dark.textContent())?.trim() ?? '?');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 768, 1024, 1280]) {
    test(`at ${width} px the open widget leaves its trigger in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(home);
      const trigger = await triggerOf(page).boundingBox();
      const box = await page.locator('[data-stage] details > :last-child').boundingBox();
      if (!trigger || !box) throw new Error('no trigger, or no box');
      const isBeside = trigger.x + trigger.width < box.x;
      expect(isBeside || trigger.y + trigger.height < box.y).toBe(true);
    });
  }

  test('it has the first variant and its code', async ({ page }) => {
    await page.goto(route);
    await expect(triggerOf(page)).toHaveCSS('background-color', 'rgb(29, 99, 176)');
    await expect(codeOf(page, 'css')).toContainText('--button-background: #1d63b0;');
    await expect(codeOf(page, 'html')).toBeVisible();
    const dark = page.locator('#modo-oscuro').locator('xpath=following::pre[1]');
    await expect(dark).toContainText('@media (prefers-color-scheme: dark)');
    await page.goto(home);
    await expect(codeOf(page, 'css')).toBeVisible();
  });
});

const readColors = (code: Element) =>
  [...code.querySelectorAll('.token')].map(
    ({ className, textContent }) => `${className}: ${textContent.trim()}`,
  );

test('Triggers shows its kinds, each of which opens with its settings', async ({ page }) => {
  for (const [name, trigger] of [
    ['Botón', 'Botón'],
    ['Campo de texto', 'Campo de texto'],
    ['Enlace', 'Enlace'],
  ] as const) {
    await open(page, '/docs/widget-config/triggers');
    await page.locator('figure').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/personalizacion\?trigger=\w+#recetas$/);
    await expect(rootOf(page).getByRole('radio', { name: trigger })).toBeChecked();
  }
});
