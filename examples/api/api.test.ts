import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../../scripts/support/findFreePort';
import { ask } from './ask.mjs';

let port = 0;
const siteOrigin = 'https://www.example.com';
const answers: Record<string, [status: number, body: string]> = {
  'not found': [404, '{"id":"err_1","message":"Project not found","code":"not-found"}'],
  'no JSON': [503, '<h1>Service unavailable</h1>'],
};
const asked: { path: string | undefined; key: unknown; body: Record<string, unknown> }[] = [];

const api = createServer((request, response) => {
  void text(request).then((received) => {
    const body = JSON.parse(received) as Record<string, unknown>;
    asked.push({ path: request.url, key: request.headers['x-api-key'], body });
    const conversationId = body.conversationId ?? 'conv_1';
    const complete = JSON.stringify({ content: `Sobre ${String(body.query)}`, conversationId });
    const [status, answer] = answers[String(body.query)] ?? [202, complete];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(answer);
  });
});
let environment: NodeJS.ProcessEnv;
let server: ReturnType<typeof spawn>;
let log = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  port = await findFreePort();
  environment = {
    ...process.env,
    AIFINDR_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    AIFINDR_API_KEY: 'TU_CLAVE_API',
    AIFINDR_PROJECT_ID: 'proyecto',
    PORT: String(port),
    SITE_ORIGIN: siteOrigin,
  };
  server = spawn(process.execPath, ['server.mjs'], { cwd: __dirname, env: environment });
  server.stderr?.on('data', (part: Buffer) => (log += part.toString()));
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 120_000 });
});

afterAll(() => {
  server.kill();
  api.close();
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.splice(0);
});

/** The browser of a visitor on the site. */
function openPage(origin = siteOrigin): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...init.headers, origin } }),
  );
}

it('asks for the whole answer with the key, and continues the conversation', async () => {
  openPage();
  expect(await ask('la matrícula')).toBe('Sobre la matrícula');
  expect(await ask('el precio')).toBe('Sobre el precio');
  expect(asked).toEqual(
    [
      { query: 'la matrícula', stream: false },
      { query: 'el precio', stream: false, conversationId: 'conv_1' },
    ].map((body) => ({ path: '/api/widget/projects/proyecto/ask', key: 'TU_CLAVE_API', body })),
  );
});

it.each(['not found', 'no JSON'])(
  'keeps the details of an error (%s) on the server',
  async (query) => {
    openPage();
    await expect(ask(query)).rejects.toThrow('No se ha podido responder. Inténtalo más tarde.');
    await vi.waitFor(() => expect(log).toContain(answers[query]?.[1]), { timeout: 60_000 });
  },
);

it('asks for no one else', async () => {
  openPage('https://other.example.com');
  await expect(ask('la matrícula')).rejects.toThrow('Origen no permitido');
  expect(asked).toEqual([]);
});

it.each([
  ['{', 'El cuerpo no es un JSON válido'],
  ['null', 'Falta query'],
])('answers 400 to %s', async (body, message) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/preguntar`, {
    ...{ method: 'POST', headers: { origin: siteOrigin }, body },
  });
  expect([response.status, await response.json()]).toEqual([400, { message }]);
});

it('makes the first call from a shell', async () => {
  const { stdout } = await promisify(execFile)('bash', ['firstCall.sh'], {
    cwd: __dirname,
    env: environment,
  });
  expect(JSON.parse(stdout)).toMatchObject({ content: 'Sobre ¿Cuándo se abre la matrícula?' });
  expect(asked).toMatchObject([{ key: 'TU_CLAVE_API', body: { stream: false } }]);
});
