import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { extractRegionOrAll } from '@aifindr-docs/code-blocks/mdx/readShownCode';
import { hasTool } from './hasTool';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Schema {
  required?: string[];
  properties: Record<string, { type: string }>;
}

interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<'AskRequest' | 'AskFullResponse', Schema> };
}

const contract = parse(read('examples/swagger.yaml')) as Contract;
const { AskRequest, AskFullResponse } = contract.components.schemas;
const sample = extractRegionOrAll(read('examples/home/ask.sh'), 'ask');
const answer = read('examples/home/answer.json');

interface Received {
  request: IncomingMessage;
  body: string;
}

/** Runs the home page's command unchanged, with a local server instead of the API's. */
async function runSample(): Promise<Received & { printed: string }> {
  let received: Received | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received = { request, body };
      response.writeHead(202, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const local = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const command = sample.replace(contract.servers[0]?.url ?? '', local);
    const { stdout } = await promisify(execFile)('bash', ['-c', command], {
      env: { ...process.env, AIFINDR_API_KEY: 'key-of-the-test' },
    });
    if (received === undefined) {
      throw new Error('the command sent nothing');
    }
    return { ...received, printed: stdout };
  } finally {
    server.close();
  }
}

test.runIf(hasTool('curl', '--version'))(
  'the command of the home page calls an operation of the contract, with its key and its body',
  async () => {
    const { request, body, printed } = await runSample();
    const operation =
      contract.paths['/api/widget/projects/{projectId}/ask']?.[
        (request.method ?? '').toLowerCase()
      ];
    expect(request.url).toBe('/api/widget/projects/TU_PROJECT_ID/ask');
    expect(Object.keys(operation?.responses ?? {})).toContain('202');
    expect(request.headers['x-api-key']).toBe('key-of-the-test');
    expect(request.headers['content-type']).toBe('application/json');
    expect(fieldsOutside(AskRequest, JSON.parse(body))).toEqual([]);
    expect(printed).toBe(answer);
  },
);

test('the answer of the home page has the fields of the contract and no other', () => {
  expect(fieldsOutside(AskFullResponse, JSON.parse(answer))).toEqual([]);
  expect(Object.keys(JSON.parse(answer) as object)).toEqual(
    Object.keys(AskFullResponse.properties),
  );
});

/** Names of the fields that a schema does not have, or has with another type. */
function fieldsOutside(schema: Schema, value: unknown): string[] {
  return Object.entries(value as Record<string, unknown>)
    .filter(([name, field]) => schema.properties[name]?.type !== typeof field)
    .map(([name]) => name);
}
