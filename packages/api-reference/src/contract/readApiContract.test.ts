import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import type { BundledContract } from './BundledContract';
import { stringAt } from './json';
import { printJson } from './numbers';
import { readApiContract } from './readApiContract';

const site = createTestFolder(
  {
    'api/other.yaml': 'GET: { responses: {} }\n',
    'outer file.yaml': '{ description: outer }',
  },
  afterAll,
);
afterEach(() => vi.restoreAllMocks());

function read(text: string, mayReadOuterFiles = false): Promise<BundledContract> {
  writeFileSync(path.join(site, 'api/api.yaml'), text);
  return readApiContract('api/api.yaml', site, mayReadOuterFiles);
}

/** A contract with lines below `paths:`. */
const contract = (...paths: string[]) =>
  `${["openapi: 3.0.3\ninfo: { title: x, version: '1' }\npaths:", ...paths].join('\n  ')}\n`;
const get = (more: string) => `/a: { get: { operationId: a, responses: {}, ${more} } }`;
const reference = (target: string) => contract(get(`requestBody: { $ref: '${target}' }`));
/** Lists of eight aliases, each of the list before it. */
const multiply = (levels: number) =>
  Array.from(
    { length: levels },
    (_, level) =>
      `x${level}: &x${level} [${Array(8)
        .fill(level === 0 ? '1' : `*x${level - 1}`)
        .join()}]`,
  ).join(', ');
const schemas = (list: string) => `${contract(get(''))}components: { schemas: { ${list} } }`;

it.each([
  ['openapi: [', '2:1 does not parse: '],
  ['a: 1\n---\nb: 2', '1:1 does not parse: expected a single document'],
  [`${contract(get(''))}info: {}`, '5:1 does not parse: duplicated mapping key'],
  [
    contract(get(''), '/b: { get: { operationId: a, responses: {} } }'),
    '5:16 operationId "a" is already used at api/api.yaml:4:16',
  ],
  [contract('users: {}'), '4:3 path "users" does not begin with a slash'],
  [contract('/a: { GET: {} }'), '4:9 method "GET" must be written "get"'],
  [reference('#/nothing'), '4:62 refers to "#/nothing", which does not exist'],
  [reference('./no.yaml#/x'), '4:62 refers to "./no.yaml#/x", which does not exist: .*api/no.yaml'],
  [reference('https://example.com/x.yaml'), '4:62 refers to .*: it is on another host'],
  ["swagger: '2.0'", '1:1 is not an OpenAPI 3 document: it is Swagger 2.0; convert it'],
  ["asyncapi: '2.6.0'", '1:1 is not an OpenAPI 3 document: it is AsyncAPI 2.6.0'],
  ['openapi: 4.0.0', '1:1 .*: version 4.0.0 is not known; 3.0, 3.1 and 3.2 are'],
  ['- 1', '1:1 is not an OpenAPI 3 document: it needs'],
  [schemas("A: { $ref: '#/components/schemas/A' }"), '5:37 "#/components/schemas/A" refers back'],
  [
    schemas("A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' }"),
    '5:37 ".*/B" refers back to this reference\napi/api.yaml:5:76 ".*/A" refers back',
  ],
  [contract(get('x: &x { y: *x }')), '4:59 does not parse: the alias is inside its own anchor'],
  [contract(get(multiply(9))), '4:\\d+ does not parse: aliases make more than 2000000 values'],
  [contract(), '3:1 "paths" has no value: give it one, or remove it'],
])('%j is refused: %s', async (text, message) => {
  await expect(read(text)).rejects.toThrow(new RegExp(`^api/api\\.yaml:${message}`));
});

it('refuses a file that is not UTF-8', async () => {
  writeFileSync(path.join(site, 'api/latin.yaml'), Buffer.from(contract(get('x: ñ')), 'latin1'));
  const message = 'api/latin.yaml:4:50 does not parse: the file is not UTF-8';
  await expect(readApiContract('api/latin.yaml', site)).rejects.toThrow(message);
});

it('reads 200 objects inside one another', async () => {
  const open = '{ properties: { a: '.repeat(200);
  const { root } = await read(schemas(`A: ${open}{ type: string }${' } }'.repeat(200)}`));
  expect(JSON.stringify(root).split('properties')).toHaveLength(201);
});

it('refuses references that are too many to be followed one behind the other', async () => {
  const links = Array.from({ length: 5000 }, (_, index) => {
    const next = `{ $ref: '#/components/schemas/S${index + 1}' }`;
    return `S${index}: { properties: { next: ${next} } }`;
  });
  await expect(read(schemas(`${links.join(', ')}, S5000: {}`))).rejects.toThrow(
    'api/api.yaml:1:1 has too many references one behind the other',
  );
  const direct = Array.from({ length: 5000 }, (_, index) => {
    return `S${index}: { $ref: '#/components/schemas/S${index + 1}' }`;
  });
  await expect(read(schemas(`${direct.join(', ')}, S5000: {}`))).rejects.toThrow(
    /api\.yaml:5:\d+ does not parse: more than 100 references follow/,
  );
});

it('reports the problems of all files', async () => {
  const text = contract(get("requestBody: { $ref: '#/no' }"), "/b: { $ref: './other.yaml' }");
  const lines = [
    'api/other.yaml:1:1 method "GET" must be written',
    'api/api.yaml:4:62 refers to "#/no"',
  ];
  for (const line of lines) await expect(read(text)).rejects.toThrow(line);
});

it('names a file that cannot be read', async () => {
  const message = 'nowhere.yaml: the file cannot be read';
  await expect(readApiContract('nowhere.yaml', site)).rejects.toThrow(message);
});

it.each([
  ['an unquoted version', contract(get('')).replace('3.0.3', '3.1')],
  ['OpenAPI 3.2', contract(get('')).replace('3.0.3', '3.2.0')],
  ['no summary and no operationId', contract('/a: { get: { responses: {} } }')],
  ['an operation named like its tag', contract(get('tags: [a]'))],
])('%s is read', async (_name, text) => {
  await expect(read(text)).resolves.toBeDefined();
});

it.each([
  [contract().replace('paths:', 'paths: {}'), '1:1 warning: has no operations'],
  [contract('/a/{id}: { get: { responses: {} } }'), 'does not define the path parameter `{id}`'],
  [contract(get('security: [{ key: [] }]')), '4:60 warning: security scheme "key" is not defined'],
  [contract(get('tags: chat')), '4:47 warning: tags must be a list'],
])('%j is read with a warning: %s', async (text, message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await read(text);
  expect(warn.mock.calls.join()).toContain(message);
});

it('keeps numbers as they are written', async () => {
  const numbers = 'x-a: [9007199254740993, 1.50, -0, 12, 0x10], 1.0: key';
  const text = contract(get('')).replace("version: '1'", `version: 1.0, ${numbers}`);
  const { root } = await read(text);
  expect(printJson(root.info)).toBe(
    '{"title":"x","version":1.0,"x-a":[9007199254740993,1.50,-0,12,16],"1.0":"key"}',
  );
  expect(stringAt(root, 'info', 'version')).toBe('1.0');
});

it('leaves out what is internal', async () => {
  const inside = '/b: { x-internal: true, get: { responses: {} } }';
  const { root } = await read(contract(get('x-internal: true'), inside, '/c: { get: {} }'));
  expect(root.paths).toEqual({ '/a': {}, '/c': { get: {} } });
});

it('bundles other files, and lists them', async () => {
  writeFileSync(path.join(site, 'api/item.yaml'), 'get: { description: elsewhere }\n');
  const { root, files } = await read(contract("/b: { $ref: 'item.yaml' }"));
  expect(JSON.stringify(root)).toContain('elsewhere');
  expect(files.map((file) => path.relative(site, file)).sort()).toEqual([
    'api/api.yaml',
    'api/item.yaml',
  ]);
});

it('reads no file outside the folder of the contract, unless it may', async () => {
  const text = reference('../outer%20file.yaml');
  await expect(read(text)).rejects.toThrow('does not exist: it is outside the folder');
  expect(JSON.stringify((await read(text, true)).root)).toContain('outer');
});
