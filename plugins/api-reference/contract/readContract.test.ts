import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from './readContract';

const contract = readFileSync(path.resolve(__dirname, '../../../examples/swagger.yaml'), 'utf8');
let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'contract-'));
  mkdirSync(path.join(site, 'examples'));
});
afterAll(() => rmSync(site, { recursive: true }));

function read(text: string): Promise<unknown> {
  writeFileSync(path.join(site, 'examples/swagger.yaml'), text);
  return readContract('examples/swagger.yaml', site);
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
      'of an operation without summary',
      contract.replace(/^ +summary: Hacer pregunta\n/m, ''),
      /^examples\/swagger\.yaml:\d+:5 operation POST \/api\/widget\/projects\/\{projectId\}\/ask has no summary/,
    ],
    [
      'of two operations with one id',
      contract.replace('operationId: hacerPregunta', 'operationId: crearConversacion'),
      /^examples\/swagger\.yaml:\d+:7 operation POST .*\/ask has the id of operation POST .* \(examples\/swagger\.yaml:\d+:7\): both would be the page "crear-conversacion"/,
    ],
    [
      'of an operation with the id of a tag',
      document(operation('chat', ', tags: [chat]')),
      /^examples\/swagger\.yaml:6:\d+ .* has the id of the page of the tag "chat"/,
    ],
    [
      'of an operation without anything to name its page after',
      document('  /a:\n    get: { summary: "¿?", responses: {} }\n'),
      /^examples\/swagger\.yaml:6:5 operation GET \/a needs an operationId/,
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
      /^examples\/swagger\.yaml:1:1 is not an OpenAPI 3 document/,
    ],
    [
      'of a reference to itself',
      contract.replace(/^ {4}AskRequest:$/m, "    Loop: { $ref: '#/components/schemas/Loop' }\n$&"),
      /^examples\/swagger\.yaml: Self-referencing circular pointer/,
    ],
    ['that is no object', '- 1', /^examples\/swagger\.yaml:1:1 is not an OpenAPI 3 document/],
  ])('%s is rejected with its location', async (_name, text, message) => {
    expect(text).not.toBe(contract);
    await expect(read(text)).rejects.toThrow(message);
  });

  it('reports all problems, in files that it refers to as well', async () => {
    writeFileSync(path.join(site, 'examples/other.yaml'), 'get: { responses: {} }\n');
    const text = document(
      operation('a', ", requestBody: { $ref: '#/nothing' }"),
      "  /b: { $ref: './other.yaml' }\n",
    );
    await expect(read(text)).rejects.toThrow(
      /swagger\.yaml:6:\d+ refers to "#\/nothing".*\nexamples\/other\.yaml:1:1 operation GET \/b has no summary/,
    );
  });

  it('names a file that cannot be read', async () => {
    await expect(readContract('nowhere.yaml', site)).rejects.toThrow(
      'nowhere.yaml: the file cannot be read',
    );
  });
});

it('does not require a summary of the operations of callbacks', async () => {
  const callback = ", callbacks: { done: { '{$request.body#/url}': { post: { responses: {} } } } }";
  await expect(read(document(operation('a', callback)))).resolves.toBeDefined();
});

it('bundles other files, and lists them', async () => {
  const fixtures = path.resolve(__dirname, '../fixtures');
  const { files } = await readContract('exotic-3.0.yaml', fixtures);
  expect(files.map((file) => path.relative(fixtures, file))).toContain('parts/external.yaml');
});
