import { expect, test } from 'vitest';
import { readTestApi } from '@aifindr-docs/api-reference/testing/contracts';
import type { Collection } from './Collection';
import { createCollection } from './createCollection';

const create = async (yaml: string, openapi?: string) =>
  JSON.parse(await createCollection(readTestApi(yaml, openapi))) as Collection;

const twoBodies = `
info: { title: Shop, version: '1', description: 'A *shop*.', contact: { name: Team } }
servers: [{ url: 'https://api.example.com/v1', description: Production. }]
security: [{ Key: [] }]
paths:
  /orders/{order}:
    put:
      summary: Change
      tags: [Orders]
      parameters: [{ name: order, in: path, required: true, description: Its number., schema: { type: integer }, example: 7 }]
      requestBody:
        content:
          application/json:
            examples: { a: { summary: One, value: { n: 1 } }, b: { summary: Two, value: { n: 2 } } }
      responses:
        '200': { description: Done., content: { application/json: { example: { ok: true } } } }
        '404': { description: No such order. }
components: { securitySchemes: { Key: { type: apiKey, in: header, name: X-Key, description: From the console. } } }`;

test('an operation is a folder with a request for each example of its body', async () => {
  const { item } = await create(twoBodies);
  const url = { path: ['orders', ':order'], variable: [{ key: 'order', value: '7' }] };
  const request = (n: number) => ({
    method: 'PUT',
    url,
    body: { raw: JSON.stringify({ n }, null, 2) },
  });
  expect(item).toMatchObject([
    {
      name: 'Orders',
      item: [
        {
          name: 'Change',
          item: [
            {
              name: 'One',
              request: request(1),
              response: [{ code: 200, originalRequest: { url } }],
            },
            { name: 'Two', request: request(2), response: [{ code: 200 }] },
          ],
        },
      ],
    },
  ]);
});

test('texts are those of the contract, as Markdown', async () => {
  const collection = await create(twoBodies);
  expect(collection.info).toEqual({
    name: 'Shop',
    description: 'A *shop*.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  });
  const text = JSON.stringify(collection);
  expect(text).toContain('{"content":"Its number.","type":"text/markdown"}');
  expect(text).not.toContain('(Required)');
});

test('server and key are variables; the key is empty', async () => {
  const { variable } = await create(twoBodies);
  expect(variable).toEqual([
    { key: 'baseUrl', value: 'https://api.example.com/v1', description: 'Production.' },
    { key: 'apiKey', value: '', type: 'string', description: 'From the console.' },
  ]);
});

test.each(['3.0.3', '3.1.0'])('reads OpenAPI %s', async (version) => {
  const { item } = await create(
    "paths: { /x: { get: { responses: { '200': { description: D } } } } }",
    version,
  );
  expect(item).toHaveLength(1);
});

test('values without an example are the same every time', async () => {
  const yaml = `
paths:
  /x/{id}:
    post:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/S' } } } }
      responses: { '200': { description: D, content: { application/json: { schema: { $ref: '#/components/schemas/S' } } } } }
components: { schemas: { S: { type: object, properties: { name: { type: string }, next: { $ref: '#/components/schemas/S' } } } } }`;
  expect(await create(yaml)).toEqual(await create(yaml));
});
