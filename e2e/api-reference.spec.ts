import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { apiTexts } from '@aifindr-docs/api-reference/texts';
import { listNames } from '@aifindr-docs/api-reference/contract/listNames';
import { type Api, type Operation, readApi } from '@aifindr-docs/api-reference/contract/readApi';
import { readApiContract } from '@aifindr-docs/api-reference/contract/readApiContract';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import { renderSamples, toTextBody } from '@aifindr-docs/request-samples';
import { languageTabs as languages } from '../config/languageTabs';
import { operationRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, overflow, readClipboard, test } from './support/test';

test.use(sharedWindow);

let api: Api;
test.beforeAll(async () => {
  api = readApi(await readApiContract('examples/swagger.yaml', path.resolve('.')), apiTexts.es);
});

test.describe('the built HTML contains the whole contract', () => {
  for (const route of operationRoutes) {
    const id = path.basename(route);

    test(`${id}: every parameter, field, value and response code`, () => {
      const { operation, pathItem } = findOperation(id);
      const text = selectAll('main', readPage(id)).map(toString).join();
      const names = listNames(api.contract, operation, pathItem);
      expect(names.codes.length).toBeGreaterThan(1);
      expect(names.all.filter((name) => !text.includes(name))).toEqual([]);
    });

    test(`${id}: an anchor for every parameter, field and response code`, () => {
      const { operation, pathItem } = findOperation(id);
      const ids = selectAll('[id]', readPage(id)).map(({ properties }) => String(properties.id));
      const names = listNames(api.contract, operation, pathItem);
      for (const name of names.anchored) {
        expect(
          ids.filter((anchor) => anchor.endsWith(`-${name}`)),
          name,
        ).not.toEqual([]);
      }
      for (const code of names.codes) expect(ids).toContain(`respuesta-${code}`);
      expect(new Set(ids).size, 'unique ids').toBe(ids.length);
    });

    test(`${id}: of its responses a success is open, the one of the sample if it has one`, () => {
      const { operation, pathItem } = findOperation(id);
      const { codes } = listNames(api.contract, operation, pathItem);
      const open = selectAll('details[data-code][open]', readPage(id));
      const shown = selectAll('[role=tab][data-status][aria-selected=true]', readPage(id));
      const success = [...shown.map(toString), ...codes].find((code) => code.startsWith('2'));
      expect(open.map(({ properties }) => properties.dataCode)).toEqual([success]);
    });

    test(`${id}: the first request in each language, and the body of every example`, () => {
      const page = readPage(id);
      const requests = buildRequests(api, findOperation(id), apiTexts.es);
      expect(requests.length).toBeGreaterThan(0);
      const examples = selectAll('[data-example]', page);
      expect(examples.map(({ properties }) => properties.dataExample)).toEqual(
        requests.map(({ name }) => name),
      );
      requests.forEach(({ request: { body } }, index) => {
        const code = selectAll('pre', examples[index]).map(toString);
        expect(code).toEqual(body === undefined ? [] : [toTextBody(body).text]);
      });
      const [first] = requests;
      const programs = first === undefined ? [] : renderSamples(first.request, languages);
      const shown = selectAll('[role=tabpanel][data-language]', page);
      expect(shown.map((panel) => selectAll('pre', panel).map(toString))).toEqual(
        programs.map(({ code }) => [code]),
      );
    });

    test(`${id}: the document is light`, () => {
      expect(statSync(`build/docs/api/${id}.html.br`).size).toBeLessThan(16_000);
    });

    test(`${id}: samples follow the description, before the reference`, () => {
      const ids = selectAll('[id]', readPage(id)).map(({ properties }) => String(properties.id));
      const places = ['ejemplos-de-peticion', 'ejemplos-de-respuesta', 'autenticacion'].map(
        (part) => ids.indexOf(part),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    });
  }

  test('the information page links every operation and every tag', () => {
    const links = selectAll('main a', readPage(api.infoId)).map(
      ({ properties }) => properties.href,
    );
    for (const { id } of [...api.operations, ...api.tags]) {
      expect(links).toContain(`/docs/api/${id}`);
    }
  });
});

test.describe('an operation page', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // Their code on every page: e2e/machines-markdown.spec.ts.
    test('shows all samples', async ({ page }) => {
      await page.goto(operationRoutes[0]);
      const heights = await page
        .locator('[role="tabpanel"], [data-example] pre')
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(18);
      expect(Math.min(...heights)).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'Ejemplos de petición' })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
    });
  });

  test('copies the full URL of the operation', async ({ page }) => {
    await open(page, '/docs/api/hacer-pregunta');
    await page.locator('main').getByRole('button', { name: 'Copiar el código' }).first().click();
    await expect
      .poll(() => readClipboard(page))
      .toBe('https://api.saas.aifindr.ai/api/widget/projects/{projectId}/ask');
  });

  test('opens the collapsed blocks around the field of the URL fragment', async ({ page }) => {
    const id = 'respuesta-200-branding-widgetConfig-button-padding';
    await open(page, `/docs/api/obtener-detalles-del-widget#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('shows text and samples side by side from 1100 pixels on, and the samples stay', async ({
    page,
  }) => {
    await open(page, '/docs/api/hacer-pregunta');
    const [request, response] = [page.locator(card).first(), page.locator(card).last()];
    for (const width of [1100, 1280, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(async () => {
        const text = await page.getByRole('heading', { name: 'Autenticación' }).boundingBox();
        const samples = await request.boundingBox();
        expect(samples?.x ?? 0).toBeGreaterThan((text?.x ?? Infinity) + (text?.width ?? Infinity));
        expect(samples?.y ?? Infinity).toBeLessThan(300);
      }, `at ${width} px`).toPass();
      await page.locator('[id="cuerpo-context"]').scrollIntoViewIfNeeded();
      await expect(async () => {
        const top = (await request.boundingBox())?.y ?? -1;
        const last = await response.boundingBox();
        expect(top).toBeGreaterThanOrEqual(0);
        expect((last?.y ?? Infinity) + (last?.height ?? Infinity)).toBeLessThanOrEqual(900);
      }, `at ${width} px`).toPass();
      // Text after the responses keeps the column of the fields.
      const after = await page.getByText('Con stream: true').boundingBox();
      const rail = await request.boundingBox();
      expect((after?.x ?? 0) + (after?.width ?? Infinity)).toBeLessThan(rail?.x ?? 0);
    }
  });

  test('shows the samples right after the description up to 1024 pixels', async ({ page }) => {
    await open(page, '/docs/api/hacer-pregunta');
    const boxes = [
      page.getByText('Más información').first(),
      page.locator(card).first(),
      page.locator(card).last(),
      page.getByRole('heading', { name: 'Autenticación' }),
    ];
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0));
        expect(tops).toEqual([...tops].sort((one, other) => one - other));
      }, `at ${width} px`).toPass();
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });

  test('has its contents beside it where there is room, else below its description', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1680, height: 900 });
    await open(page, '/docs/api/hacer-pregunta');
    const beside = page.locator('.table-of-contents').getByRole('link', { name: 'Respuestas' });
    const contents = page.locator('.markdown details', { hasText: 'En esta página' }).first();
    const below = contents.locator('> summary');
    await expect(beside).toHaveAttribute('href', '#respuestas');
    await expect(below).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(beside).toBeHidden();
    await below.click();
    await contents.getByRole('link', { name: '404 · No encontrado' }).click();
    await expect(page.locator('[id="respuesta-404"]')).toBeInViewport();
    await expect(page.getByText('El proyecto no existe.').last()).toBeVisible();
  });

  test('does not break its address inside a word', async ({ page }) => {
    for (const [width, size] of [
      [320, '100%'],
      [390, '100%'],
      [768, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/docs/api/obtener-componente-de-respuesta');
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      const address = page.locator('code', { hasText: 'https://api.saas' }).first();
      const lines = await address.evaluate((code) => {
        const range = document.createRange();
        const starts: string[] = [];
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        let line = '';
        let bottom = 0;
        while (walker.nextNode()) {
          const { length } = walker.currentNode as Text;
          for (let index = 0; index < length; index += 1) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + 1);
            const box = range.getBoundingClientRect();
            if (box.top > bottom - 4 && line !== '') starts.push(line.slice(-1));
            if (box.top > bottom - 4) line = '';
            bottom = Math.max(bottom, box.bottom);
            line += (walker.currentNode as Text).data[index];
          }
        }
        return starts;
      });
      // Each line but the last ends in a slash, or in the host.
      expect(lines.filter((end) => end !== '/' && end !== 'i')).toEqual([]);
    }
  });
});

function findOperation(id: string): Operation {
  const operation = api.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`the contract has no operation "${id}"`);
  return operation;
}

/** The cards of the samples. */
const card = 'section[data-theme="dark"]';

/** A built page. */
function readPage(id: string): Root {
  return fromHtml(readFileSync(`build/docs/api/${id}.html`, 'utf8'));
}
