import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { readContract } from '../plugins/api-reference/contract/readContract';
import { type Api, type Operation, readApi } from '../plugins/api-reference/model/readApi';
import { buildRequests } from '../plugins/api-reference/samples/buildRequests';
import { listNames } from '../plugins/api-reference/testing/listNames';
import { operationRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

let api: Api;
test.beforeAll(async () => {
  api = readApi(await readContract('examples/swagger.yaml', path.resolve('.')));
});

test.describe('the built HTML contains the whole contract', () => {
  test('has a page for every operation', () => {
    expect(api.operations.map(({ id }) => `/docs/api/${id}`).sort()).toEqual([...operationRoutes]);
  });

  for (const route of operationRoutes) {
    const id = path.basename(route);

    test(`${id}: every parameter, field, value and response code`, () => {
      const { operation, pathItem } = findOperation(id);
      const text = selectAll('main', readPage(id)).map(toString).join();
      const names = listNames(api.contract, operation, pathItem);
      expect(names.codes.length).toBeGreaterThan(1);
      const missing = Object.values<string[]>({ ...names })
        .flat()
        .filter((name) => !text.includes(name));
      expect(missing).toEqual([]);
    });

    test(`${id}: an anchor for every parameter, field and response code`, () => {
      const { operation, pathItem } = findOperation(id);
      const ids = selectAll('[id]', readPage(id)).map(({ properties }) => String(properties.id));
      const names = listNames(api.contract, operation, pathItem);
      for (const name of [...names.parameters, ...names.fields]) {
        expect(
          ids.filter((anchor) => anchor.endsWith(`-${name}`)),
          name,
        ).not.toEqual([]);
      }
      for (const code of names.codes) expect(ids).toContain(`respuesta-${code}`);
      expect(new Set(ids).size, 'unique ids').toBe(ids.length);
    });

    test(`${id}: the request in each of the 18 languages, for every example`, () => {
      const page = readPage(id);
      const examples = selectAll('[data-example]', page).map(
        ({ properties }) => properties.dataExample,
      );
      const requests = buildRequests(api, findOperation(id));
      expect(examples).toEqual(requests.map(({ name }) => name));
      expect(selectAll('[role=tabpanel]', page)).toHaveLength(18 * requests.length);
    });
  }

  test('the information page links every operation and every tag', () => {
    const links = selectAll('main a', readPage(api.infoId)).map(
      ({ properties }) => properties.href,
    );
    for (const { id } of [...api.operations, ...api.tags])
      expect(links).toContain(`/docs/api/${id}`);
  });
});

test.describe('an operation page', () => {
  for (const route of operationRoutes) {
    test(`${route} shows all samples without JavaScript`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(new URL(route, baseURL).href);
      const heights = await page
        .locator('[role="tabpanel"]')
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
      expect(heights.length % 18).toBe(0);
      expect(Math.min(...heights)).toBeGreaterThan(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await context.close();
    });
  }

  test('copies the full URL of the operation', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/api/hacer-pregunta');
    await page.locator('main').getByRole('button', { name: 'Copiar el código' }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://api.saas.aifindr.ai/api/widget/projects/{projectId}/ask',
    );
    await context.clearPermissions();
  });

  test('opens the collapsed blocks around the field of the URL fragment', async ({ page }) => {
    const id = 'respuesta-200-branding-widgetConfig-button-padding';
    await open(page, `/docs/api/obtener-detalles-del-widget#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('shows text and examples side by side on wide screens, with sticky examples', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/docs/api/hacer-pregunta');
    const samples = page.getByRole('heading', { name: 'Ejemplos de petición' });
    const text = page.getByRole('heading', { name: 'Autenticación' });
    const [samplesBox, textBox] = [await samples.boundingBox(), await text.boundingBox()];
    expect(samplesBox?.x ?? 0).toBeGreaterThan(textBox?.x ?? Infinity);
    await page.locator('[id="respuesta-404"]').scrollIntoViewIfNeeded();
    await expect(samples).toBeInViewport();
  });

  test('lists the responses in its table of contents', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/docs/api/hacer-pregunta');
    const contents = page.locator('.table-of-contents');
    await expect(contents.getByRole('link', { name: '202 · Aceptado' })).toHaveAttribute(
      'href',
      '#respuesta-202',
    );
  });

  test('links to the next operation', async ({ page }) => {
    await open(page, '/docs/api/crear-conversacion');
    await page.getByRole('link', { name: 'Hacer pregunta', exact: true }).last().click();
    await expect(page).toHaveURL('/docs/api/hacer-pregunta');
  });
});

function findOperation(id: string): Operation {
  const operation = api.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`the contract has no operation "${id}"`);
  return operation;
}

/** A built page. */
function readPage(id: string): Root {
  return fromHtml(readFileSync(`build/docs/api/${id}.html`, 'utf8'));
}
