import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { lintTestDocument, readTestOperation, testOptions } from '../testing';
import type { Schema } from './model';
import { readApi } from './readApi';

const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;

/** Reads the schema of the first response of a document. */
async function readSchema(schema: string, schemas = ''): Promise<Schema> {
  const operation = await readTestOperation(
    `paths: { /x: { get: { responses: { 200: { description: OK, content: { application/json: { schema: { ${schema} } } } } } } } }
components: { schemas: { ${schemas} } }`,
  );
  const found = operation.responses[0]?.content[0]?.schema;
  if (found === undefined) throw new Error('no schema');
  return found;
}

/** Reads the files of a folder, of which the first is the document. */
async function readFiles(files: Readonly<Record<string, string | Buffer>>) {
  const siteDir = createTestFolder();
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(siteDir, name), content);
  }
  const [specPath = ''] = Object.keys(files);
  return readApi({ siteDir, specPath, rulesPath: testOptions.rulesPath });
}

it('members of allOf are merged: the strictest limit, all properties, of the rest the last', async () => {
  const { constraints, properties, required, descriptions, examples } = await readSchema(
    `allOf: [{ ${ref('A')} }, { ${ref('B')} }]`,
    'A: { description: first, required: [a], minProperties: 1, properties: { a: { type: string, default: old, example: 1 } } }, B: { description: second, required: [b], minProperties: 2, properties: { a: { default: new, example: 2 }, b: {} } }',
  );
  expect({ constraints, required, descriptions, examples, names: [...properties.keys()] }).toEqual({
    constraints: { minProperties: 2 },
    required: new Set(['a', 'b']),
    descriptions: ['first', 'second'],
    examples: [],
    names: ['a', 'b'],
  });
  expect(properties.get('a')).toMatchObject({
    types: ['string'],
    constraints: { default: 'new' },
    examples: [2],
  });
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
  // A schema that only adds a text to a reference has the same structure.
  expect(beside?.structure).toBe(message?.structure);
});

it('a schema that contains itself is one object', async () => {
  const node = await readSchema(ref('Node'), `Node: { properties: { next: { ${ref('Node')} } } }`);
  expect(node.properties.get('next')).toBe(node);
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
])('the discriminator of { %s }: %s', async (schema, _what, values) => {
  const { alternatives } = await readSchema(
    schema,
    'D: { properties: { k: { type: string } } }, C: { properties: { k: { const: cat } } }',
  );
  const found = alternatives.flatMap(({ list }) => list);
  expect(found.map(({ discriminatorValues }) => discriminatorValues)).toEqual(values);
});

it('a mapping may name an alternative by its place', async () => {
  const { alternatives } = await readSchema(
    ref('Item'),
    "Item: { oneOf: [{ title: A, properties: { t: {} } }, { title: B }], discriminator: { propertyName: t, mapping: { Extra: '#/components/schemas/Item/oneOf/0' } } }",
  );
  expect(alternatives[0]?.list[0]).toMatchObject({ label: 'A', discriminatorValues: ['Extra'] });
});

it('responses and parameters have the text beside their reference', async () => {
  const { responses } = await readTestOperation(`
paths: { /x: { get: { responses: { 404: { $ref: '#/components/responses/R', description: No such item } } } } }
components: { responses: { R: { description: Shared, content: { text/plain: {} } } } }`);
  expect(responses).toMatchObject([
    { description: 'No such item', content: [{ name: 'text/plain' }] },
  ]);
});

it('parameters of an operation override those of its path with the same name and place', async () => {
  const { parameters } = await readTestOperation(
    'paths: { /x: { parameters: [{ name: a, in: query, description: old }, { name: a, in: header }], get: { parameters: [{ name: a, in: query, description: new }] } } }',
  );
  expect(parameters).toMatchObject([
    { name: 'a', in: 'query', description: 'new' },
    { name: 'a', in: 'header' },
  ]);
});

it('ids of pages come from operationId or summary, and are unique', async () => {
  const { api } = await readFiles({
    'openapi.yaml': `openapi: 3.1.0
info: { title: tag, version: 1.0 }
tags: [{ name: Settings }, { name: unused }]
paths:
  /a: { get: { operationId: listPets, tags: [Settings] }, put: { summary: Pedir ñandú }, post: {} }
  /b: { get: { operationId: list_pets } }`,
  });
  const ids = [...api.tags, ...api.operations].map(({ pageId }) => pageId);
  expect([api.pageId, api.version, ...ids]).toEqual([
    'tag',
    '1',
    'settings',
    'otras-operaciones',
    'list-pets',
    'pedir-nandu',
    'post-a',
    'list-pets-2',
  ]);
});

it('a reference to another file is read, and its schema named after it', async () => {
  const { api, files } = await readFiles({
    'openapi.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /x: { get: { responses: { 200: { description: OK, content: { application/json: { schema: { $ref: './parts.yaml#/Friend' }, example: { $ref: ./friend.json } } } } } } } }`,
    'parts.yaml':
      "Friend: { properties: { name: { $ref: '#/Name' }, friend: { $ref: '#/Friend' } } }\nName: { type: string }",
    'friend.json': '{ "name": "Ana" }',
  });
  const names = files.map((file) => path.basename(file)).sort();
  expect(names).toEqual(['friend.json', 'openapi.yaml', 'parts.yaml']);
  const [mediaType] = api.operations[0]?.responses[0]?.content ?? [];
  expect(mediaType?.examples).toEqual([{ value: { name: 'Ana' } }]);
  expect(mediaType?.schema?.name).toBe('Friend');
  expect(mediaType?.schema?.properties.get('name')).toMatchObject({
    name: 'Name',
    types: ['string'],
  });
  expect(mediaType?.schema?.properties.get('friend')).toBe(mediaType?.schema);
});

it.each<[what: string, text: string | Buffer, message: string]>([
  ['broken YAML', 'openapi: [\n', '2:1 does not parse: unexpected end of the stream within a flow'],
  [
    'a key twice',
    'openapi: 3.1.0\ntags: []\ntags: []',
    '3:1 does not parse: duplicated mapping key',
  ],
  [
    'a file that is not UTF-8',
    Buffer.from('openapi: 3.1.0\ninfo: { title: ñ }', 'latin1'),
    '2:16 has a character that no page can show: remove it, or save the file as UTF-8',
  ],
  ['an empty file', '', '1:1 is no document of OpenAPI 3.0 or 3.1: it needs `openapi: 3.1.0`'],
  ['a list', '[]', '1:1 is no document of OpenAPI 3.0 or 3.1'],
])('%s is told with its place', async (_what, text, message) => {
  await expect(readFiles({ 'openapi.yaml': text })).rejects.toThrow(`openapi.yaml:${message}`);
});

it('a file that does not exist is told', async () => {
  const files = { siteDir: '/tmp', specPath: 'no.yaml', rulesPath: testOptions.rulesPath };
  await expect(readApi(files)).rejects.toThrow('no.yaml:1:1 cannot be read: ENOENT');
});

it('every problem is told at once, each with its place, and with what was probably meant', async () => {
  const problems = await lintTestDocument(`paths:
  x: { get: {} }
  /x:
    get: { summary: [1], callbacks: { a: {} } }
    put: { parameters: [{ $ref: '#/components/parameters/P' }] }
    post: { requestBody: { content: { application/json: { schema: { type: strng, requird: [a] }, examples: { a: { id: 1 } } } } } }
components: { schemas: { A: { type: str, maximum: 9223372036854775807 } } }`);
  const errors = problems.filter((problem) => !problem.includes(' warning: '));
  expect(errors.map((error) => error.replace('openapi.yaml:', ''))).toMatchInlineSnapshot(`
    [
      "4:3 Property \`x\` is not expected here",
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
