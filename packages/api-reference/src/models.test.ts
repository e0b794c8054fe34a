import { brotliCompressSync } from 'node:zlib';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { createPagesFrom } from './testing/readPages';
import { renderPage } from './testing/renderPage';

const reference = (index: number) => ({ $ref: `#/components/schemas/Model${index % schemaCount}` });
const schemaCount = 300;
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** A contract in which every answer reaches every schema, as Stripe's does. */
const pathOf = (index: number) => {
  const content = { 'application/json': { schema: reference(index * 70) } };
  return { get: { summary: `Read ${index}`, responses: { 200: { description: 'ok', content } } } };
};
const schemaOf = (index: number) => {
  const fields = range(6).map((field) => [`f${index}x${field}`, { type: 'string' }] as const);
  const links = [1, 2, 3, 5].map((step) => [`to${step}`, reference(index * 3 + step)] as const);
  return { type: 'object', properties: Object.fromEntries<object>([...fields, ...links]) };
};
const contract = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Web', version: '1' },
  paths: Object.fromEntries(range(4).map((index) => [`/p${index}`, pathOf(index)])),
  components: {
    schemas: Object.fromEntries(
      range(schemaCount).map((index) => [`Model${index}`, schemaOf(index)]),
    ),
  },
});

/** The HTML of each page, by its route. */
async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const { pages } = await createPagesFrom(contract, { language: 'en' });
  return new Map(pages.map((page) => [`/docs/api/${page.id}`, toHtml(renderPage(page))]));
}

it('describes every schema, and those that a page has no room for once, among the models', async () => {
  const pages = await renderPages();
  for (const [route, html] of pages) {
    expect(brotliCompressSync(html).length, route).toBeLessThan(60_000);
  }
  const count = (html: string, index: number) => html.split(`>f${index}x0<`).length - 1;
  const models = [...pages].filter(([route]) => route.includes('/models'));
  expect(models.length).toBeGreaterThan(3);
  const shown = models.map(([, html]) => html).join('');
  const all = [...pages.values()].join('');
  expect(range(schemaCount).filter((index) => count(shown, index) > 1)).toEqual([]);
  expect(range(schemaCount).filter((index) => count(all, index) === 0)).toEqual([]);
});

it('links to models that exist', async () => {
  const pages = await renderPages();
  const links = [...pages.values()].flatMap((html) => [
    ...html.matchAll(/href="(?<route>\/docs\/api\/models[^"#]*)#(?<id>[^"]+)"/g),
  ]);
  expect(links.length).toBeGreaterThan(400);
  const lost = links.filter(
    ({ groups }) => pages.get(groups?.route ?? '')?.includes(`id="${groups?.id}"`) !== true,
  );
  expect(lost.map(([link]) => link)).toEqual([]);
});

it('lists every shared schema with the place that describes it, whether an operation uses it or not', async () => {
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const schemas = {
    Order: {
      type: 'object',
      properties: {
        items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
        status: { $ref: '#/components/schemas/Status' },
      },
    },
    Item: { type: 'object', properties: { sku: { type: 'string' } } },
    Status: { type: 'string', enum: ['open', 'paid'] },
    Unused: {
      type: 'object',
      properties: { lost: { type: 'string' }, item: { $ref: '#/components/schemas/Item' } },
    },
  };
  const pages = await createPagesFrom(
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Shop', version: '1' },
      paths: { '/x': { post: { operationId: 'x', requestBody: content('Order'), responses: {} } } },
      components: { schemas },
    }),
    { language: 'en' },
  );
  const html = new Map(pages.pages.map((page) => [page.id, toHtml(renderPage(page))]));
  const info = html.get(pages.api.infoId) ?? '';
  const links = [
    ...info.matchAll(
      /href="\/docs\/api\/(?<id>[^"#]*)#(?<anchor>[^"]+)"><code[^>]*>(?<name>\w+)</g,
    ),
  ];
  expect(links.map(({ groups }) => `${groups?.name}: ${groups?.id}#${groups?.anchor}`)).toEqual([
    'Order: x#body',
    'Item: models#Item',
    'Status: x#body-status',
    'Unused: models#Unused',
  ]);
  for (const { groups } of links) {
    expect(html.get(groups?.id ?? '')).toContain(`id="${groups?.anchor}"`);
  }
  expect(html.get('models')).toContain('>lost<');
  // The name of the body's schema leads to the body.
  expect(html.get('x')).toContain('<a href="#body">Order</a>');
});
