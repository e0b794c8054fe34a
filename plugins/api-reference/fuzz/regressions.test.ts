import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { preparePages } from '../preparePages';
import { checkGenerated } from './checkGenerated';
import { hostileTexts, oddNames } from './hostileTexts';

interface Parts {
  servers?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
}

const contractOf = ({ servers, ...operation }: Parts) => ({
  openapi: '3.0.3',
  info: { title: 'Regresiones', version: '1' },
  ...(servers && { servers }),
  paths: {
    '/x/{id}': {
      post: {
        operationId: 'x',
        summary: 'X',
        responses: { 200: { description: 'x' } },
        ...operation,
      },
    },
  },
});

const parameterOf = (place: string, example: string, name = 'a') => ({
  parameters: [{ name, in: place, required: true, schema: { type: 'string' }, example }],
});

const jsonBody = (schema: unknown) => ({
  requestBody: { content: { 'application/json': { schema } } },
});

// Found by fuzz.test.ts: each of them ended the build with an error that named no place.
test.each<[string, Parts]>([
  ['a server whose variable makes no host', { servers: [{ url: 'https://no host.example.com' }] }],
  ['a server that is a script', { servers: [{ url: 'javascript:alert(1)' }] }],
  ['half a character in a query', parameterOf('query', 'a\ud800b')],
  ['half a character in a path', parameterOf('path', 'a\udc00b', 'id')],
  ['a line break in a header', parameterOf('header', 'a\r\nSet-Cookie: b=c')],
  ['a control character in the name of a cookie', parameterOf('cookie', 'b', 'a\u0007')],
])('%s does not stop the build', async (_fault, parts) => {
  await expect(checkGenerated(contractOf(parts))).resolves.toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString'])(
  'a property called %s is in the sample of the body',
  (name) => {
    const properties = JSON.parse(
      `{ "${name}": { "type": "string", "example": "aquí" } }`,
    ) as unknown;
    const samples = prepareSamples(contractOf(jsonBody({ type: 'object', properties })));
    expect(samples.replaceAll(/<[^>]+>|&#x22;|&quot;|"/g, '')).toContain(`${name}: aquí`);
  },
);

test('all hostile texts at once stay text, as names and as descriptions', async () => {
  const properties = Object.fromEntries(
    [...hostileTexts, ...oddNames].map((name) => [
      name,
      { type: 'string', description: name, enum: [name], example: name },
    ]),
  );
  await expect(
    checkGenerated(contractOf(jsonBody({ type: 'object', properties }))),
  ).resolves.toBeUndefined();
});

function prepareSamples(contract: unknown): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(siteDir, 'contract.json'), JSON.stringify(contract));
  const { pages } = preparePages({
    ...{ siteDir, specPath: 'contract.json', proseDir: 'prose' },
    ...{ siteUrl: 'https://docs.example.com', routeBase: '/docs/api', idBase: 'api/' },
  });
  rmSync(siteDir, { recursive: true });
  return pages.find(({ id }) => id === 'x')?.samples ?? '';
}
