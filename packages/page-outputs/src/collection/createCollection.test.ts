import path from 'node:path';
import { expect, test } from 'vitest';
import { publicContracts } from '@aifindr-docs/api-reference/contract/publicContracts';
import { readApi } from '@aifindr-docs/api-reference/contract/readApi';
import { readApiContract } from '@aifindr-docs/api-reference/contract/readApiContract';
import { readTestApi, testWords } from '@aifindr-docs/api-reference/contract/testing';
import type { Collection } from './Collection';
import { createCollection } from './createCollection';

const create = async (yaml: string, openapi?: string) =>
  JSON.parse(await createCollection(await readTestApi(yaml, openapi), testWords)) as Collection;

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

test.each(['3.0.3', '3.1.0', '3.2.0'])('reads OpenAPI %s', async (version) => {
  const { item } = await create(
    "paths: { /x: { get: { responses: { '200': { description: D } } } } }",
    version,
  );
  expect(item).toHaveLength(1);
});

test('a contract with webhooks only makes an empty collection', async () => {
  const { item } = await create('webhooks: { w: { post: { responses: {} } } }');
  expect(item).toEqual([]);
});

/** Contracts with values that have no example: forms, parameters, headers of responses, circles. */
const without = /3\.0\/json\/(petstore|file-uploads|schema-circular)\.json$/;

test.each(
  publicContracts.filter((file) => without.test(file)).map((file) => [path.basename(file), file]),
)('the collection of %s is the same every time', async (name, file) => {
  const create = async () => {
    const contract = await readApiContract(name, path.dirname(file));
    return createCollection(readApi(contract, testWords), testWords);
  };
  expect(await create()).toBe(await create());
});
