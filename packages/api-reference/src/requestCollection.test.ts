import { expect, test } from 'vitest';
import { createCollection } from './requestCollection';
import { createTestPages } from './testing';

const document = `
info: { title: Shop, version: '1', description: A *shop*. }
servers: [{ url: https://api.test/v1, description: Only HTTPS. }]
security: [{ key: [] }]
tags: [{ name: orders, description: What is bought. }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key, description: From the hub. } } }
paths:
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, example: a b, description: Its id. }]
    get:
      { summary: Read, tags: [orders], responses: { '200': { description: ok, content: { application/json: { example: { a: 1 } } } }, '404': { description: no } } }
    put:
      summary: Write
      tags: [orders]
      requestBody:
        content: { application/json: { examples: { one: { summary: One, value: { n: 1 } }, two: { value: { n: 2 } } } } }
      responses: { '202': { description: ok, content: { application/json: { examples: { one: { value: 1 }, two: { value: 2 } } } } } }
`;

test('a collection has folders of tags and examples, variables for server, key and path, and saved successes', async () => {
  const { item, ...collection } = createCollection((await createTestPages(document)).api);
  expect(collection).toEqual({
    info: expect.objectContaining({ name: 'Shop', description: 'A *shop*.' }) as object,
    variable: [
      { key: 'baseUrl', value: 'https://api.test/v1', description: 'Only HTTPS.' },
      { key: 'apiKey', value: '', description: 'From the hub.' },
    ],
  });
  const url = {
    host: ['{{baseUrl}}'],
    path: ['orders', ':id'],
    query: [],
    variable: [{ key: 'id', value: 'a b', description: 'Its id.' }],
  };
  const header = [{ key: 'X-Key', value: '{{apiKey}}' }];
  const written = (name: string, raw: string, body: string) => ({
    name,
    request: {
      method: 'PUT',
      url,
      header: [{ key: 'Content-Type', value: 'application/json' }, ...header],
      body: { mode: 'raw', raw, options: { raw: { language: 'json' } } },
    },
    response: [{ code: 202, status: 'Accepted', body }],
  });
  expect(item).toMatchObject([
    {
      name: 'orders',
      description: 'What is bought.',
      item: [
        {
          name: 'Read',
          request: { method: 'GET', url, header },
          response: [{ name: 'Read', code: 200, body: '{\n  "a": 1\n}' }],
        },
        {
          name: 'Write',
          item: [written('One', '{\n  "n": 1\n}', '1'), written('two', '{\n  "n": 2\n}', '2')],
        },
      ],
    },
  ]);
});
