import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openContract } from '../plugins/api-reference/contract/Contract';
import { decodeEntities } from '../plugins/api-reference/fixtures/decodeEntities';
import { listNames } from '../plugins/api-reference/listNames';
import { readModel } from '../plugins/api-reference/model/readModel';
import { buildRequests } from '../plugins/api-reference/samples/buildRequests';
import { operationRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

const model = readModel(openContract('examples/swagger.yaml', path.resolve('.')));
const { contract, operations, tags, infoId } = model;

test.describe('the built HTML holds the whole contract', () => {
  for (const operation of operations) {
    test(`${operation.id}: every parameter, field, value and response code`, () => {
      const text = readText(`build/docs/api/${operation.id}.html`);
      const names = listNames(contract, operation.cursor, operation.pathItem);
      expect(names.codes.length).toBeGreaterThan(1);
      const missing = Object.values<string[]>({ ...names })
        .flat()
        .filter((name) => !text.includes(name));
      expect(missing).toEqual([]);
    });

    test(`${operation.id}: an anchor for every parameter, field and response code`, () => {
      const html = readFileSync(`build/docs/api/${operation.id}.html`, 'utf8');
      const ids = [...html.matchAll(/ id="?([^" >]+)/g)].map(([, id = '']) => id);
      const names = listNames(contract, operation.cursor, operation.pathItem);
      for (const name of [...names.parameters, ...names.fields]) {
        expect(
          ids.filter((id) => id.endsWith(`-${name}`)),
          name,
        ).not.toEqual([]);
      }
      for (const code of names.codes) expect(ids).toContain(`respuesta-${code}`);
      expect(new Set(ids).size, 'ids that occur once').toBe(ids.length);
    });

    test(`${operation.id}: the request in each of the 18 languages, for every example`, () => {
      const html = readFileSync(`build/docs/api/${operation.id}.html`, 'utf8');
      const examples = [...html.matchAll(/ data-example="?([^" >]+)/g)].map(([, name]) => name);
      const requests = buildRequests(model, operation);
      expect(examples).toEqual(requests.map(({ name }) => name));
      expect(html.match(/role="?tabpanel/g)).toHaveLength(18 * requests.length);
    });
  }

  test('the information page links every operation and every tag', () => {
    const html = readFileSync(`build/docs/api/${infoId}.html`, 'utf8');
    for (const { id } of [...operations, ...tags])
      expect(html).toMatch(new RegExp(`href="?/docs/api/${id}[" >]`));
  });
});

test.describe('an operation page', () => {
  for (const route of operationRoutes) {
    test(`${route} reads whole with JavaScript off`, async ({ browser, baseURL }) => {
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
    await page
      .locator('main')
      .getByRole('button', { name: 'Copy code to clipboard' })
      .first()
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://api.saas.aifindr.ai/api/widget/projects/{projectId}/ask',
    );
    await context.clearPermissions();
  });

  test('opens the blocks around the field that the address names', async ({ page }) => {
    const id = 'respuesta-200-branding-widgetConfig-button-padding';
    await open(page, `/docs/api/obtener-detalles-del-widget#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('shows text and examples side by side on wide screens, and the examples follow the scroll', async ({
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

  test('has the responses in its table of contents', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/docs/api/hacer-pregunta');
    const contents = page.locator('.table-of-contents');
    await expect(contents.getByRole('link', { name: '202 · Aceptado' })).toHaveAttribute(
      'href',
      '#respuesta-202',
    );
  });

  test('leads on to the next operation', async ({ page }) => {
    await open(page, '/docs/api/crear-conversacion');
    await page.getByRole('link', { name: 'Hacer pregunta', exact: true }).last().click();
    await expect(page).toHaveURL('/docs/api/hacer-pregunta');
  });
});

/** What a page shows: its HTML without tags and scripts, entities decoded. */
function readText(file: string): string {
  return decodeEntities(
    readFileSync(file, 'utf8')
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]+>/g, ''),
  );
}
