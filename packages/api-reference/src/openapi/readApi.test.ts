import path from 'node:path';
import { expect, it } from 'vitest';
import { completeDocument, readFirstOperation, readTestDocument } from '../testing';

const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;

/** Reads the schema of a response body. `schema` and `schemas`, for `components.schemas`, are YAML without the outer braces. */
async function readSchema(schema: string, schemas = '') {
  const operation = await readFirstOperation(
    `paths: { /x: { get: { responses: { 200: { description: OK, content: { application/json: { schema: { ${schema} } } } } } } } }
components: { schemas: { ${schemas} } }`,
  );
  const found = operation.responses[0]?.content[0]?.schema;
  if (found === undefined) throw new Error('no schema');
  return found;
}

it('members of allOf are merged: the strictest limit, all properties, of the rest the last', async () => {
  const { properties, ...merged } = await readSchema(
    `allOf: [{ ${ref('A')} }, { ${ref('B')} }]`,
    'A: { description: first, required: [a], minProperties: 1, properties: { a: { type: string, default: old, example: 1 } } }, B: { description: second, required: [b], minProperties: 2, properties: { a: { default: new, example: 2 }, b: {} } }',
  );
  const required = new Set(['a', 'b']);
  const descriptions = ['first', 'second'];
  expect(merged).toMatchObject({ minProperties: 2, required, descriptions, examples: [] });
  expect([...properties.keys()]).toEqual(['a', 'b']);
  expect(properties.get('a')).toMatchObject({ types: ['string'], default: 'new', examples: [2] });
});

it('keywords beside a reference win over those of its target, also in a shared schema', async () => {
  const schema = await readSchema(
    `properties: { m: { ${ref('Msg')} }, d: { ${ref('Msg')}, description: beside } }`,
    `Base: { type: object, title: Old, description: old, properties: { id: { type: string } } }, Msg: { ${ref('Base')}, required: [id], description: A message, properties: { text: { type: string } } }`,
  );
  const [message, beside] = schema.properties.values();
  expect(message).toMatchObject({
    name: 'Msg',
    mergedNames: ['Base', 'Msg'],
    descriptions: ['A message'],
    required: new Set(['id']),
  });
  expect([...(message?.properties.keys() ?? [])]).toEqual(['id', 'text']);
  expect(beside?.descriptions).toEqual(['beside']);
  // A schema that only adds a text to a reference has the structure of its target.
  expect(beside?.structure).toBe(message?.structure);
});

it.each([
  [`oneOf: [{ ${ref('D')} }, { type: 'null' }]`, 'a single alternative is merged', []],
  [`oneOf: [{ ${ref('D')} }, { ${ref('C')} }]`, 'without a discriminator', [[], []]],
  [
    `oneOf: [{ ${ref('D')} }, { ${ref('C')} }], discriminator: { propertyName: k, mapping: { one: D, two: '#/components/schemas/D' } }`,
    'mapped twice, and by name',
    [['one', 'two'], ['cat']],
  ],
  [
    `oneOf: [{ title: In line }, { ${ref('C')} }], discriminator: { propertyName: k }`,
    'by title, and by constant',
    [['In line'], ['cat']],
  ],
  [ref('Item'), 'mapped by its place', [['Extra'], ['B']]],
])('the discriminator of { %s }: %s', async (schema, _what, values) => {
  const { alternatives } = await readSchema(
    schema,
    "D: { properties: { k: { type: string } } }, C: { properties: { k: { const: cat } } }, Item: { oneOf: [{ title: A }, { title: B }], discriminator: { propertyName: t, mapping: { Extra: '#/components/schemas/Item/oneOf/0' } } }",
  );
  const found = alternatives.flatMap(({ list }) => list);
  expect(found.map(({ discriminatorValues }) => discriminatorValues)).toEqual(values);
});

it('responses have the text beside their reference, and an operation overrides parameters of its path', async () => {
  const { parameters, responses } = await readFirstOperation(`
paths: { /x: { parameters: [{ name: a, in: query, description: old }, { name: a, in: header }], get: { parameters: [{ name: a, in: query, description: new }], responses: { 404: { $ref: '#/components/responses/R', description: No such item } } } } }
components: { responses: { R: { description: Shared, content: { text/plain: {} } } } }`);
  expect(parameters).toMatchObject([
    { name: 'a', in: 'query', description: 'new' },
    { name: 'a', in: 'header' },
  ]);
  const content = [{ name: 'text/plain' }];
  expect(responses).toMatchObject([{ description: 'No such item', content }]);
});

it('ids of pages come from operationId or summary, and are unique', async () => {
  const { api } = await readTestDocument({
    'openapi.yaml': `openapi: 3.1.0
info: { title: tag, version: 1.0 }
tags: [{ name: Settings }, { name: unused }]
paths:
  /a: { get: { operationId: listPets, tags: [Settings] }, put: { summary: Pedir ñandú }, post: {} }
  /b: { get: { operationId: list_pets } }`,
  });
  const ids = [...api.tags, ...api.operations].map(({ pageId }) => pageId).join(' ');
  expect([api.pageId, api.version]).toEqual(['tag', '1']);
  expect(ids).toBe('settings otras-operaciones list-pets pedir-nandu post-a list-pets-2');
});

it('a reference to another file is read, its schema named after it, and a schema that contains itself one object', async () => {
  const { api, files } = await readTestDocument({
    'openapi.yaml': completeDocument(
      `paths: { /x: { get: { responses: { 200: { description: OK, content: { application/json: { schema: { $ref: './parts.yaml#/Friend' }, example: { $ref: ./friend.json } } } } } } } }`,
    ),
    'parts.yaml':
      "Friend: { properties: { name: { $ref: '#/Name' }, friend: { $ref: '#/Friend' } } }\nName: { type: string }",
    'friend.json': '{ "name": "Ana" }',
  });
  const names = files.map((file) => path.basename(file)).sort();
  expect(names).toEqual(['friend.json', 'openapi.yaml', 'parts.yaml']);
  const [{ examples, schema } = {}] = api.operations[0]?.responses[0]?.content ?? [];
  expect(examples).toEqual([{ value: { name: 'Ana' } }]);
  expect(schema?.name).toBe('Friend');
  expect(schema?.properties.get('name')).toMatchObject({ name: 'Name', types: ['string'] });
  expect(schema?.properties.get('friend')).toBe(schema);
});

it.each([
  ['openapi: [\n', '2:1 does not parse: unexpected end of the stream within a flow'],
  ['openapi: 3.1.0\ntags: []\ntags: []', '3:1 does not parse: duplicated mapping key'],
  // Bytes that are not UTF-8 are read as U+FFFD.
  ['openapi: 3.1.0\ninfo: { title: \uFFFD }', '2:16 has a character that no page can show'],
  ['', '1:1 is no document of OpenAPI 3.0 or 3.1: it needs `openapi: 3.1.0`'],
  ['[]', '1:1 is no document of OpenAPI 3.0 or 3.1'],
  [undefined, '1:1 cannot be read: ENOENT'],
])('what is wrong with %j is told with its place', async (text, message) => {
  const files: Record<string, string> = text === undefined ? {} : { 'openapi.yaml': text };
  await expect(readTestDocument(files)).rejects.toThrow(`openapi.yaml:${message}`);
});

it('every problem is told at once, each with its place, and with what was probably meant', async () => {
  const document = completeDocument(`paths:
  x: { get: {} }
  /x:
    get: { summary: [1], callbacks: { a: {} } }
    put: { parameters: [{ $ref: '#/components/parameters/P' }] }
    post: { requestBody: { content: { application/json: { schema: { type: strng, requird: [a] }, examples: { a: { id: 1 } } } } } }
components: { schemas: { A: { type: str, maximum: 9223372036854775807 } } }`);
  const problems = await readTestDocument({ 'openapi.yaml': document }).then(() => '', String);
  const errors = problems.split('\n').filter((problem) => !problem.includes(' warning: '));
  expect(errors.map((error) => error.replace('openapi.yaml:', ''))).toMatchInlineSnapshot(`
    [
      "Error: 4:3 Property \`x\` is not expected here",
      "6:21 Expected type \`string\` but got \`array\`",
      "6:26 callbacks is not supported by this reference: describe the calls in the description of the operation",
      "7:25 Can't resolve $ref",
      "8:75 \`type\` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null"; did you mean string?",
      "8:82 Property \`requird\` is not expected here; did you mean required?",
      "8:110 The field \`value\` must be present on this level",
      "8:115 Property \`id\` is not expected here",
      "9:37 \`type\` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null"; did you mean string?",
      "9:51 JavaScript cannot write the number 9223372036854775807 as it is: write it in quotes if it is a string, or remove it",
    ]
  `);
});
