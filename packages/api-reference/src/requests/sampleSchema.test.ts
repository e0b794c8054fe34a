import { expect, it } from 'vitest';
import { readTestOperation } from '../testing';
import { sampleSchema } from './sampleSchema';

const ref = (name: string) => `$ref: '#/components/schemas/${name}'`;

/** The sample of a schema in a request and in a response. */
async function sampleBoth(schema: string, schemas = '', openapi = '3.1.0') {
  const content = `content: { application/json: { schema: { ${schema} } } }`;
  const operation = await readTestOperation(
    `paths: { /x: { post: { requestBody: { ${content} }, responses: { 200: { description: OK, ${content} } } } } }
components: { schemas: { ${schemas} } }`,
    openapi,
  );
  const request = operation.requestBody?.content[0]?.schema;
  const response = operation.responses[0]?.content[0]?.schema;
  if (request === undefined || response === undefined) throw new Error('no schema');
  return {
    request: sampleSchema(request, 'request'),
    response: sampleSchema(response, 'response'),
  };
}

const base = 'Base: { type: object, required: [id], properties: { id: { type: string } } }';

it.each<[what: string, schema: string, sample: unknown, schemas?: string]>([
  ['an example', 'example: x', 'x'],
  ['the first of several examples', 'examples: [1, 2]', 1],
  ['null as an example', "type: [string, 'null'], example: null", null],
  ['a constant', 'const: null', null],
  ['the first enum value', 'enum: [uno, dos]', 'uno'],
  ['the default rather than an enum value', 'enum: [uno, dos], default: dos', 'dos'],
  ['the default beside alternatives', 'anyOf: [{ type: string }, { enum: [a] }], default: a', 'a'],
  ['a boolean', 'type: boolean', true],
  ['a date', 'type: string, format: date', '2019-08-24'],
  ['base64', 'type: string, format: byte', 'dGV4dG8='],
  ['a text', 'type: string', 'texto'],
  ['a text of the least length', 'type: string, minLength: 8, maxLength: 9', 'textotex'],
  ['a text of a pattern', "type: string, pattern: '^[A-Z]{2}-\\d{2}$'", 'AA-00'],
  ['the least number', 'type: integer, minimum: 3', 3],
  ['a number above an exclusive limit', 'type: integer, exclusiveMinimum: 5', 6],
  ['the strictest of two limits', 'allOf: [{ type: integer, minimum: 3 }, { minimum: 10 }]', 10],
  ['a multiple', 'type: integer, minimum: 3, multipleOf: 5', 5],
  ['a fraction that is a multiple', 'type: number, minimum: 0.25, multipleOf: 0.1', 0.3],
  ['as many items as needed', 'type: array, minItems: 2, items: { type: boolean }', [true, true]],
  [
    'items that differ',
    'type: array, minItems: 2, uniqueItems: true, items: { enum: [x, y] }',
    ['x', 'y'],
  ],
  [
    'texts that differ',
    'type: array, minItems: 2, uniqueItems: true, items: { type: string }',
    ['texto', 'texto2'],
  ],
  ['a free object', 'type: object', {}],
  ['a free object as the first alternative', 'anyOf: [{ type: object }, { type: array }]', {}],
  ['a map', 'additionalProperties: { type: integer }', { clave: 0 }],
  [
    'fields of all members of allOf',
    `allOf: [{ ${ref('Base')} }], properties: { text: { type: string } }`,
    { id: 'texto', text: 'texto' },
    base,
  ],
  ['the type that a format tells', 'format: date', '2019-08-24'],
  ['the type that a limit tells', 'minLength: 6', 'textot'],
  ['nothing where any value is allowed', '', undefined],
  ['null in a field where any value is allowed', 'properties: { a: {} }', { a: null }],
  [
    'the value that chooses an alternative by the mapping',
    `oneOf: [{ ${ref('Dog')} }, { ${ref('Cat')} }], discriminator: { propertyName: kind, mapping: { perro: Dog } }`,
    { kind: 'perro' },
    'Dog: { properties: { kind: { type: string } } }, Cat: { properties: { kind: { type: string } } }',
  ],
  [
    'the constant of an alternative rather than its name',
    `oneOf: [{ ${ref('TextBlock')} }, { ${ref('ImageBlock')} }], discriminator: { propertyName: type }`,
    { type: 'text', text: 'texto' },
    'TextBlock: { required: [type], properties: { type: { const: text }, text: { type: string } } }, ImageBlock: { properties: { type: { const: image } } }',
  ],
  [
    'nothing in place of an optional field that repeats the schema',
    ref('Node'),
    { v: 'texto' },
    `Node: { properties: { v: { type: string }, next: { ${ref('Node')} } } }`,
  ],
  [
    'null in place of a required field that repeats the schema and may be null',
    ref('Node'),
    { next: null },
    `Node: { required: [next], properties: { next: { anyOf: [{ ${ref('Node')} }, { type: 'null' }] } } }`,
  ],
  [
    'a schema inside another one that shares its base',
    ref('Chat'),
    { id: 'texto', last: { id: 'texto', text: 'texto' } },
    `${base}, Msg: { allOf: [{ ${ref('Base')} }], required: [text], properties: { text: { type: string } } }, Chat: { allOf: [{ ${ref('Base')} }], required: [last], properties: { last: { ${ref('Msg')} } } }`,
  ],
  [
    'keywords beside a reference in a shared schema',
    `properties: { m: { ${ref('Msg')} } }`,
    { m: { id: 'texto', text: 'texto' } },
    `${base}, Msg: { ${ref('Base')}, properties: { text: { type: string } } }`,
  ],
])('a sample has %s', async (_what, schema, sample, schemas) => {
  expect(await sampleBoth(schema, schemas)).toEqual({ request: sample, response: sample });
});

it('OpenAPI 3.0 has exclusive limits as flags', async () => {
  const schema = 'type: integer, minimum: 5, exclusiveMinimum: true';
  expect(await sampleBoth(schema, '', '3.0.3')).toEqual({ request: 6, response: 6 });
});

it('requests have no read-only fields and responses no write-only ones, also in examples', async () => {
  const properties =
    'properties: { key: { type: string, writeOnly: true }, at: { type: integer, readOnly: true } }';
  const expected = { request: { key: 'texto' }, response: { at: 0 } };
  expect(await sampleBoth(properties)).toEqual(expected);
  expect(await sampleBoth(`${properties}, example: { key: texto, at: 0 }`)).toEqual(expected);
});

it('a long schema is cut at whole objects: a required text stays a text', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `f${index}`);
  const objects = names.map((name) => `${name}: { properties: { a: { type: string } } }`);
  const { response } = await sampleBoth(
    `required: [z], properties: { l: { properties: { ${objects.join()} } }, z: { type: string } }`,
  );
  const { l, z } = response as { l: object; z: unknown };
  expect(Object.keys(l).length).toBeLessThan(400);
  expect(z).toBe('texto');
});
