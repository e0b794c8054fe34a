import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Collection, VariableScope } from 'postman-collection';
import { Runner } from 'postman-runtime';
import { expect, test } from 'vitest';

const readBuilt = (file: string) =>
  JSON.parse(readFileSync(path.resolve('build', file), 'utf8')) as object;

/** What a test needs of the contract, which it reads without the code that makes the collection. */
interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    securitySchemes: { ApiKeyAuth: { name: string } };
  };
}

interface Operation {
  parameters: (Parameter | { $ref: string })[];
  requestBody?: {
    content: { 'application/json': { examples: Record<string, { value: unknown }> } };
  };
}

interface Parameter {
  name: string;
  example: string;
}

/** A request on the wire. */
interface SentRequest {
  method: string;
  target: string;
  key: string | undefined;
  type: string | undefined;
  body: unknown;
}

const key = 'clave-de-la-prueba';
const contract = readBuilt('swagger.json') as Contract;
const keyHeader = contract.components.securitySchemes.ApiKeyAuth.name.toLowerCase();
const collection = readBuilt('ai-findr.postman_collection.json') as {
  variable: { key: string; value: string }[];
};

/** The requests that the contract documents: one for each example of a body. */
function listDocumented(): SentRequest[] {
  return Object.entries(contract.paths).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, { parameters, requestBody }]): SentRequest[] => {
      const target = parameters
        .map((one) => ('$ref' in one ? resolve(one.$ref) : one))
        .reduce((text, { name, example }) => text.replace(`{${name}}`, example), template);
      const request = { method: method.toUpperCase(), target, key };
      const examples = Object.values(requestBody?.content['application/json'].examples ?? {});
      if (examples.length === 0) return [{ ...request, type: undefined, body: undefined }];
      return examples.map(({ value }) => ({ ...request, type: 'application/json', body: value }));
    }),
  );
}

function resolve(reference: string): Parameter {
  const parameter = contract.components.parameters[path.basename(reference)];
  if (parameter === undefined) throw new Error(`${reference} leads nowhere`);
  return parameter;
}

/** Runs every request of the collection against a server of the test, which answers and keeps what arrives. */
async function runCollection(): Promise<SentRequest[]> {
  const received: SentRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      received.push({
        method: request.method ?? '',
        target: request.url ?? '',
        key: request.headers[keyHeader]?.toString(),
        type: request.headers['content-type'],
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const values = [
    { key: 'baseUrl', value: `http://127.0.0.1:${port}` },
    { key: 'apiKey', value: key },
  ];
  try {
    await new Promise<void>((resolve, reject) => {
      const check = (error: Error | null) => error !== null && reject(error);
      const options = { environment: new VariableScope({ values }) };
      new Runner().run(new Collection(collection), options, (error, run) => {
        if (error !== null) return reject(error);
        run.start({ request: check, done: (failure) => (failure ? reject(failure) : resolve()) });
      });
    });
  } finally {
    server.close();
  }
  return received;
}

const sorted = (requests: readonly SentRequest[]) =>
  requests.map((request) => JSON.stringify(request)).sort();

test("Postman's runner sends each request that the contract documents, and no other", async () => {
  expect(sorted(await runCollection())).toEqual(sorted(listDocumented()));
});

test("the collection calls the contract's server, and has no key", () => {
  const values = Object.fromEntries(
    collection.variable.map(({ key: name, value }) => [name, value]),
  );
  expect(values).toEqual({ baseUrl: contract.servers[0]?.url, apiKey: '' });
});
