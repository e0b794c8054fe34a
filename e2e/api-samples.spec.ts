import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { apiTexts } from '@aifindr-docs/api-reference/texts';
import { readApi } from '@aifindr-docs/api-reference/contract/readApi';
import { readApiContract } from '@aifindr-docs/api-reference/contract/readApiContract';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import { renderSamples } from '@aifindr-docs/request-samples';
import { languageKeys, languageTabs as languages } from '../config/languageTabs';
import { expect, open, readClipboard, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';

test.describe('request samples', () => {
  test('show curl on a first visit', async ({ page }) => {
    await open(page, ask);
    await expect(selected(page)).toHaveText('curl');
    await expect(panel(page)).toContainText("curl 'https://api.saas.aifindr.ai");
  });

  test('follow the ARIA tabs pattern: one tab stop, arrow keys wrap around, Home and End', async ({
    page,
  }) => {
    await open(page, ask);
    const last = languages.at(-1)?.language ?? '';
    await tabs(page).nth(1).focus();
    await expect(page.locator('[data-samples] [role="tab"][tabindex="0"]')).toHaveCount(1);
    await press(page, 'ArrowRight', 'csharp');
    await press(page, 'Home', 'python');
    await press(page, 'ArrowLeft', last);
    await press(page, 'ArrowRight', 'python');
    await press(page, 'End', last);
    const id = (await selected(page).getAttribute('id')) ?? '';
    await expect(panel(page)).toHaveAttribute('aria-labelledby', id);
  });

  test('of the overview are in the chosen language, and in curl until there is one', async ({
    page,
  }) => {
    const overview = '/docs/api/ai-findr-api';
    await open(page, overview);
    const code = page.locator('article pre:visible');
    await expect(code.filter({ hasText: 'curl --fail-with-body' })).toHaveCount(2);
    await open(page, ask);
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.getByRole('link', { name: 'AI Findr API', exact: true }).first().click();
    const programs = code.filter({ hasText: 'import requests' });
    await expect(programs).toHaveCount(2);
    await expect(code.filter({ hasText: 'curl --fail-with-body' })).toHaveCount(0);
    await expect(programs.first().locator('var[data-placeholder]')).toHaveCount(1);
    await expect(programs.locator('[data-field]')).toHaveCount(0);
    const block = page.locator('.theme-code-block', { hasText: 'import requests' }).first();
    await block.getByRole('button', { name: 'Copiar el código' }).click();
    expect(await readClipboard(page)).toMatch(/^import requests\n/);
  });

  test('remember the language across pages and browser tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, ask);
    await open(page, ask);
    await tabs(page).filter({ hasText: /^go$/ }).click();
    await expect(selected(page)).toHaveText('go');
    await expect(selected(other)).toHaveText('go');
    await open(page, '/docs/api/crear-conversacion');
    await expect(selected(page)).toHaveText('go');
  });

  test('show the language of the query parameter, without storing it', async ({ page }) => {
    await open(page, `${ask}?lang=rust`);
    await expect(selected(page)).toHaveText('rust');
    await selected(page).scrollIntoViewIfNeeded();
    await expect(selected(page)).toBeInViewport();
    await open(page, ask);
    await expect(selected(page)).toHaveText('curl');
    await open(page, `${ask}?lang=klingon`);
    await expect(selected(page)).toHaveText('curl');
  });

  test('show the stored language before the bundle has loaded, so that the layout does not shift', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(([key, language]) => localStorage.setItem(key, language), [
      languageKeys.storage,
      'java',
    ] as const);
    // Still on their way: a script that fails takes the controls away.
    await page.route('**/assets/js/**', () => new Promise(() => {}));
    const start = (address: string) => page.goto(address, { waitUntil: 'commit' });
    await start(ask);
    await expect(selected(page)).toHaveText('java');
    await expect(panel(page)).toContainText('Unirest.post');
    await start(`${ask}?lang=objective-c`);
    await expect(selected(page)).toHaveText('objective-c');
    await start(`${ask}?lang="]`);
    await expect(selected(page)).toHaveText('java');
  });

  test('change with the chosen example, and so does the response', async ({ page }) => {
    await open(page, ask);
    await expect(responseTab(page)).toHaveText('202');
    await example(page).selectOption({ label: 'En streaming' });
    await expect(panel(page)).toContainText('"stream": true');
    await expect(panel(page)).toHaveCount(1);
    await expect(responseTab(page)).toHaveText('200');
    await expect(response(page)).toContainText('event: answer-full');
    await example(page).selectOption({ label: 'Respuesta completa' });
    await expect(responseTab(page)).toHaveText('202');
    await expect(response(page)).toContainText('"content"');
  });

  test('are the proven programs, for every example in every language', async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const api = readApi(
      await readApiContract('examples/swagger.yaml', path.resolve('.')),
      apiTexts.es,
    );
    for (const operation of api.operations) {
      await open(page, `/docs/api/${operation.id}`);
      for (const { title, request } of buildRequests(api, operation, apiTexts.es)) {
        if (title !== undefined && (await example(page).count()) > 0) {
          await example(page).selectOption({ label: title });
        }
        const programs = renderSamples(request, languages);
        expect(
          await page.evaluate(findWrongPrograms, programs),
          `${operation.id}, ${title}`,
        ).toEqual([]);
      }
    }
  });

  test.describe('without a connection', () => {
    test.use({ expectedMessages: /Failed to load resource|ChunkLoadError|Loading chunk/ });

    test('show the body of another example until its program is there', async ({ page }) => {
      await open(page, ask);
      await page.route('**/assets/js/**', (route) => route.abort());
      await example(page).selectOption({ label: 'En streaming' });
      await expect(panel(page)).toHaveCount(0);
      const body = page.locator('[data-example="enStreaming"] pre');
      await expect(body).toBeVisible();
      await expect(body).toContainText('"stream": true');
      await page.unroute('**/assets/js/**');
      await example(page).selectOption({ label: 'En una conversación y con contexto' });
      await expect(panel(page)).toContainText('conv_ejemplo_01');
    });
  });

  test('are chosen by a link to an example, and by a search result', async ({ page }) => {
    await open(page, '/docs/api/registrar-evento-analitico#ejemplo-widgetAbierto');
    await expect(example(page)).toHaveValue('10');
    await expect(panel(page)).toContainText('"action": "widget:open"');
    await expect(example(page)).toBeInViewport();
    await open(page, '/');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('pregunta de seguimiento');
    await page
      .getByRole('option', { name: /Pregunta de seguimiento/ })
      .first()
      .click();
    await expect(page).toHaveURL(/registrar-evento-analitico#ejemplo-preguntaDeSeguimiento$/);
    await expect(panel(page)).toContainText('"action": "query:followup"');
    await expect(example(page)).toBeInViewport();
  });

  test('agree with the field after Back, to another document and within the site', async ({
    page,
  }) => {
    await open(page, ask);
    for (const leave of [
      () => page.goto('/docs/api/chat.html'),
      () => page.locator('.menu').getByRole('link', { name: 'Crear conversación' }).click(),
    ]) {
      await example(page).selectOption({ label: 'En una conversación y con contexto' });
      await expect(panel(page)).toContainText('/grados/ingenieria-informatica');
      await leave();
      await expect(page).not.toHaveURL(/hacer-pregunta/);
      await page.goBack();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.locator('h1')).toHaveText('Hacer pregunta');
      await expect(async () => {
        const isThird = (await example(page).inputValue()) === '2';
        expect(await panel(page).textContent()).toContain(
          isThird ? '/grados/ingenieria-informatica' : '¿Cuándo se abre la matrícula?',
        );
      }).toPass();
    }
  });

  test('keep the language that was chosen after a link had chosen one', async ({ page }) => {
    await open(page, '/docs/api/crear-conversacion?lang=php');
    await expect(selected(page)).toHaveText('php');
    await tabs(page).filter({ hasText: /^go$/ }).click();
    await page.reload();
    await expect(selected(page)).toHaveText('go');
  });

  test('of responses are chosen by status and variant, and copied', async ({ page }) => {
    await open(page, ask);
    await page.getByRole('tab', { name: '200' }).click();
    await page
      .getByLabel('Respuesta de ejemplo')
      .selectOption({ label: 'Flujo que termina en error' });
    await expect(response(page)).toHaveCount(1);
    await expect(response(page)).toContainText('event: error');
    await page.getByRole('button', { name: 'Copiar la respuesta' }).click();
    const shown = await response(page).locator('pre').textContent();
    await expect.poll(() => readClipboard(page)).toBe(shown);
    await page.getByRole('tab', { name: '404' }).click();
    await expect(page.getByLabel('Respuesta de ejemplo')).toHaveCount(0);
    await expect(response(page)).toContainText('not-found');
  });

  test('of another request lead to it, and its card is in view', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, ask);
      const picker = page.getByLabel('Ejemplo', { exact: true });
      const link = page.getByRole('link', { name: 'Ver su petición' });
      await expect(link).toHaveCount(0);
      await page.getByRole('tab', { name: '200' }).click();
      const top = await page.evaluate(() => window.scrollY);
      await link.click();
      await expect(picker).toHaveValue('1');
      if (width === 1280) {
        await expect(picker).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      }
      await expect(picker).toBeInViewport();
      await expect(panel(page)).toContainText('"stream": true');
      await expect(page.getByRole('tab', { name: '200' })).toHaveAttribute('aria-selected', 'true');
      await expect(link).toHaveCount(0);
    }
  });

  test('copy the whole sample', async ({ page }) => {
    await open(page, ask);
    await page.getByRole('button', { name: 'Copiar el ejemplo' }).click();
    const shown = await panel(page).locator('pre:visible').textContent();
    // The last line feed stays: a terminal would run the command.
    await expect.poll(() => readClipboard(page)).toBe(shown?.trimEnd());
  });

  test('work after a navigation within the site', async ({ page }) => {
    await open(page, '/docs/api/chat');
    await page
      .locator('main')
      .getByRole('link', { name: 'Hacer pregunta', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(ask);
    await expect(panel(page)).toContainText("curl 'https://api.saas.aifindr.ai");
    await tabs(page).filter({ hasText: /^php$/ }).click();
    await expect(panel(page)).toContainText('<?php');
  });
});

/** Runs in the page, where 18 languages take no commands: the programs whose tab shows another text. */
async function findWrongPrograms(
  programs: readonly { language: string; code: string }[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { language, code } of programs) {
    const tabs = [...document.querySelectorAll<HTMLElement>('[data-samples] [role="tab"]')];
    tabs.find(({ textContent }) => textContent === language)?.click();
    const read = () =>
      [...document.querySelectorAll('[role="tabpanel"][data-language] pre')]
        .filter((program) => program.checkVisibility())
        .map(({ textContent }) => textContent)
        .join();
    const end = performance.now() + 20_000;
    while (read() !== code && performance.now() < end) await new Promise(requestAnimationFrame);
    if (read() !== code) wrong.push(`${language}: ${read()}`);
  }
  return wrong;
}

function example(page: Page): Locator {
  return page.getByLabel('Ejemplo', { exact: true });
}

function tabs(page: Page): Locator {
  return page.locator('[data-samples] [role="tab"]:visible');
}

function selected(page: Page): Locator {
  return page.locator('[data-samples] [role="tab"][aria-selected="true"]:visible');
}

function panel(page: Page): Locator {
  return page.locator('[role="tabpanel"][data-language]:visible');
}

function responseTab(page: Page): Locator {
  return page.locator('[role="tab"][data-status][aria-selected="true"]');
}

function response(page: Page): Locator {
  return page.locator('[role="tabpanel"]:not([data-language]):visible');
}

async function press(page: Page, key: string, language: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(selected(page)).toHaveText(language);
  await expect(selected(page)).toBeFocused();
}
