import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from './Contract';
import { stringAt } from './json';
import { printJson } from './numbers';
import { readContract } from './readContract';

const contract = readFileSync(path.resolve(__dirname, '../../../examples/swagger.yaml'), 'utf8');
let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'contract-'));
  mkdirSync(path.join(site, 'examples'));
});
afterAll(() => rmSync(site, { recursive: true }));

function read(text: string, warn: (message: string) => void = () => {}): Promise<Contract> {
  writeFileSync(path.join(site, 'examples/swagger.yaml'), text);
  return readContract('examples/swagger.yaml', site, warn);
}

const operation = (id: string, more = '') =>
  `  /${id}:\n    get: { operationId: ${id}, summary: ${id}, responses: { 200: { description: x } }${more} }\n`;
const document = (...paths: string[]) =>
  `openapi: 3.0.3\ninfo: { title: x, version: '1' }\ntags: [{ name: chat }]\npaths:\n${paths.join('')}`;

describe('a contract with a problem', () => {
  it.each<[string, string, RegExp]>([
    [
      'that does not parse',
      contract.replace('paths:', 'paths: ['),
      /^examples\/swagger\.yaml:\d+:\d+ does not parse: /,
    ],
    [
      'with a duplicate key',
      contract.replace('components:', 'info: {}\ncomponents:'),
      /^examples\/swagger\.yaml:\d+:1 does not parse: duplicated mapping key/,
    ],
    [
      'of two operations with one operationId',
      contract.replace('operationId: hacerPregunta', 'operationId: crearConversacion'),
      /^examples\/swagger\.yaml:\d+:7 operationId "crearConversacion" is already used at examples\/swagger\.yaml:\d+:7$/,
    ],
    [
      'of a path without a slash',
      document('  users:\n    get: { responses: {} }\n'),
      /^examples\/swagger\.yaml:5:3 path "users" does not begin with a slash/,
    ],
    [
      'of a method in capitals',
      document('  /b:\n    GET: { responses: {} }\n'),
      /^examples\/swagger\.yaml:6:5 method "GET" must be written "get"/,
    ],
    [
      'of a missing target of a reference',
      contract.replace("'#/components/schemas/AskRequest'", "'#/components/schemas/Nada'"),
      /^examples\/swagger\.yaml:\d+:\d+ refers to "#\/components\/schemas\/Nada", which does not exist/,
    ],
    [
      'of a missing file',
      contract.replace("'#/components/schemas/AskRequest'", "'./nada.yaml#/x'"),
      /^examples\/swagger\.yaml:\d+:\d+ refers to "\.\/nada\.yaml#\/x", which does not exist: .*examples\/nada\.yaml/,
    ],
    [
      'of a reference to another host',
      contract.replace("'#/components/schemas/AskRequest'", "'https://example.com/x.yaml'"),
      /^examples\/swagger\.yaml:\d+:\d+ refers to .*: it is on another host/,
    ],
    [
      'of another version',
      contract.replace('openapi: 3.0.3', "swagger: '2.0'"),
      /^examples\/swagger\.yaml:1:1 is not an OpenAPI 3 document: it is Swagger 2\.0; convert it/,
    ],
    [
      'of messages',
      "asyncapi: '2.6.0'",
      /^examples\/swagger\.yaml:1:1 is not an OpenAPI 3 document: it is AsyncAPI 2\.6\.0/,
    ],
    [
      'of a version that does not exist',
      contract.replace('openapi: 3.0.3', 'openapi: 4.0.0'),
      /:1:1 is not an OpenAPI 3 document: version 4\.0\.0 is not known; 3\.0, 3\.1 and 3\.2 are/,
    ],
    [
      'of a reference to itself',
      contract.replace(/^ {4}AskRequest:$/m, "    Loop: { $ref: '#/components/schemas/Loop' }\n$&"),
      /^examples\/swagger\.yaml:\d+:\d+ "#\/components\/schemas\/Loop" refers back to this reference$/,
    ],
    [
      'of references in a circle',
      contract.replace(
        /^ {4}AskRequest:$/m,
        "    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n$&",
      ),
      /^examples\/swagger\.yaml:\d+:\d+ "#\/components\/schemas\/B" refers .*\n.*:\d+:\d+ "#\/components\/schemas\/A" refers/,
    ],
    [
      'of a part without a value',
      contract.replace(/^paths:$/m, 'paths:\nx-old:'),
      /^examples\/swagger\.yaml:\d+:\d+ "paths" has no value: give it one, or remove it$/,
    ],
    ['that is no object', '- 1', /^examples\/swagger\.yaml:1:1 is not an OpenAPI 3 document/],
  ])('%s is rejected with its location', async (_name, text, message) => {
    expect(text).not.toBe(contract);
    await expect(read(text)).rejects.toThrow(message);
  });

  it('reports all problems, in files that it refers to as well', async () => {
    writeFileSync(path.join(site, 'examples/other.yaml'), 'GET: { responses: {} }\n');
    const text = document(
      operation('a', ", requestBody: { $ref: '#/nothing' }"),
      "  /b: { $ref: './other.yaml' }\n",
    );
    await expect(read(text)).rejects.toThrow(
      /swagger\.yaml:6:\d+ refers to "#\/nothing".*\nexamples\/other\.yaml:1:1 method "GET" must be written/,
    );
  });

  it('names a file that cannot be read', async () => {
    await expect(readContract('nowhere.yaml', site)).rejects.toThrow(
      'nowhere.yaml: the file cannot be read',
    );
  });
});

describe('a valid contract', () => {
  it.each<[string, string]>([
    ['of an unquoted version', document(operation('a')).replace('3.0.3', '3.1')],
    ['of OpenAPI 3.2', document(operation('a')).replace('3.0.3', '3.2.0')],
    ['without summary and operationId', document('  /a:\n    get: { responses: {} }\n')],
    ['with an operation named like a tag', document(operation('chat', ', tags: [chat]'))],
  ])('%s is read', async (_name, text) => {
    await expect(read(text)).resolves.toBeDefined();
  });

  it.each<[string, string, string]>([
    [
      'without operations',
      document().replace('paths:', 'paths: {}'),
      '1:1 warning: has no operations',
    ],
    [
      'with an undeclared path parameter',
      document('  /a/{id}:\n    get: { responses: {} }\n'),
      '6:5 warning: path parameter "id" of /a/{id} is not declared',
    ],
    [
      'with an undefined security scheme',
      document(operation('a', ', security: [{ key: [] }]')),
      '6:93 warning: security scheme "key" is not defined',
    ],
    ['with tags that are no list', document(operation('a', ', tags: chat')), 'tags must be a list'],
  ])('%s is read with a warning', async (_name, text, warning) => {
    const warnings: string[] = [];
    await read(text, (message) => warnings.push(message));
    expect(warnings.join()).toContain(warning);
  });
});

it('keeps numbers as they are written', async () => {
  const info = `version: 1.0\n  x-a: [9007199254740993, 1.50, -0, 12, 0x10]\n  1.0: key\n`;
  const { root } = await read(
    document(operation('a'))
      .replace("version: '1' }", `\n`)
      .replace('info: { title: x, \n', `info:\n  title: x\n  ${info}`),
  );
  expect(printJson(root.info)).toBe(
    '{"title":"x","version":1.0,"x-a":[9007199254740993,1.50,-0,12,16],"1.0":"key"}',
  );
  expect(stringAt(root, 'info', 'version')).toBe('1.0');
});

it('leaves out what is internal', async () => {
  const hidden = '  /b:\n    x-internal: true\n    get: { responses: {} }\n';
  const { root } = await read(
    document(operation('a', ', x-internal: true'), operation('c'), hidden),
  );
  expect(root.paths).toEqual({ '/a': {}, '/c': expect.anything() as object });
});

it('bundles other files, and lists them', async () => {
  const fixtures = path.resolve(__dirname, '../fixtures');
  const { files } = await readContract('keywords.yaml', fixtures);
  expect(files.map((file) => path.relative(fixtures, file))).toContain('parts/external.yaml');
});
