import { execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { findChromiumOverride } from '../../scripts/support/chromium';
import type * as Handle from '../api/handleQuestion.mjs';
import { hasTool } from './hasTool';
import { failures, NastyServer } from './nastyServer';
import { routeCases, siteOrigin } from './routeCases';
import { readCommands, savePage } from './savePage';

const api = new NastyServer();
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  AIFINDR_API_KEY: 'TU_CLAVE_API',
  AIFINDR_PROJECT_ID: 'proyecto',
};
let address = '';
let chat = '';

beforeAll(async () => {
  address = await api.start();
  chat = savePage('docs/_api/chat.mdx', address);
});
afterEach(() => api.seen.splice(0));
afterAll(() => {
  api.stop();
  rmSync(chat, { recursive: true });
});

/** Starts a server with the files of the page. */
function startServer(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd: chat, env: { ...environment, ...env } });
  const log: string[] = [];
  child.stderr.on('data', (part: Buffer) => log.push(part.toString()));
  return { log: () => log.join(''), stop: () => void child.kill() };
}

const waitFor = (url: string) => vi.waitFor(() => fetch(url), { timeout: 120_000, interval: 100 });

interface Program {
  name: string;
  isHere: boolean;
  route: string;
  start: (port: string, env?: NodeJS.ProcessEnv) => ReturnType<typeof startServer>;
}

const programs: readonly Program[] = [
  {
    name: 'server.mjs',
    isHere: true,
    route: '/api/preguntar',
    start: (port, env) =>
      startServer(process.execPath, ['server.mjs'], {
        PORT: port,
        SITE_ORIGIN: siteOrigin,
        ...env,
      }),
  },
  {
    name: 'preguntar.php',
    isHere: hasTool('php', '-r', 'exit((int) !function_exists("curl_init"));'),
    route: '/preguntar.php',
    // Its own server answers one request at a time unless it has workers.
    start: (port, env) =>
      startServer('php', ['-S', `127.0.0.1:${port}`], {
        ...env,
        SITE_ORIGIN: siteOrigin,
        PHP_CLI_SERVER_WORKERS: '4',
      }),
  },
];

describe.each(programs.filter(({ isHere }) => isHere))('$name', ({ route, start }) => {
  let server: ReturnType<typeof startServer>;
  let url = '';

  beforeAll(async () => {
    const port = String(await findFreePort());
    server = start(port);
    url = `http://127.0.0.1:${port}${route}`;
    await waitFor(url);
  });
  afterAll(() => server?.stop());

  it.each(routeCases)('$name', ({ check }) => check({ url, api }));

  it('writes the details of an error to its log', async () => {
    await fetch(url, {
      method: 'POST',
      headers: { origin: siteOrigin },
      body: '{"query":"not found"}',
    });
    await vi.waitFor(() => expect(server.log()).toContain(failures['not found'][1]), {
      timeout: 60_000,
    });
  });
});

describe.each(programs.filter(({ isHere }) => isHere))('$name without a setting', (program) => {
  it('answers 502 and names what is missing in its log', async () => {
    const port = String(await findFreePort());
    const server = program.start(port, { AIFINDR_API_KEY: '' });
    const url = `http://127.0.0.1:${port}${program.route}`;
    await waitFor(url);
    const headers = { origin: siteOrigin };
    const response = await fetch(url, { method: 'POST', headers, body: '{"query":"whole"}' });
    expect(response.status).toBe(502);
    await vi.waitFor(() => expect(server.log()).toContain('Faltan AIFINDR_API_KEY'), {
      timeout: 60_000,
    });
    server.stop();
  });
});

it('handleQuestion.mjs names a missing SITE_ORIGIN in the log', async () => {
  const { handleQuestion } = (await import(path.join(chat, 'handleQuestion.mjs'))) as typeof Handle;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('SITE_ORIGIN', '');
  const request = new Request('https://sample.test', { method: 'POST', body: '{"query":"whole"}' });
  expect((await handleQuestion(request)).status).toBe(502);
  expect(log.mock.calls).toEqual([['Faltan AIFINDR_API_KEY, AIFINDR_PROJECT_ID o SITE_ORIGIN']]);
  vi.unstubAllEnvs();
  log.mockRestore();
});

it('handleQuestion.mjs reads a body in TypeScript with the library that the page names', () => {
  const source = readFileSync(path.join(chat, 'handleQuestion.mjs'), 'utf8');
  const [readText = ''] = /async function readText[^]*?\n}/.exec(source) ?? [];
  const file = path.join(chat, 'readText.ts');
  writeFileSync(
    file,
    `const maxBytes = 1;\nexport ${readText.replace('(request)', '(request: Request)')}`,
  );
  const listErrors = (...libraries: string[]) => {
    const lib = ['es2022', ...libraries].map((name) => `lib.${name}.d.ts`);
    const target = ts.ScriptTarget.ES2022;
    const program = ts.createProgram([file], { lib, target, types: [], strict: true });
    return ts.getPreEmitDiagnostics(program).map(({ code }) => code);
  };
  const noAsyncIterator = 2504;
  expect(listErrors('dom')).toEqual([noAsyncIterator]);
  expect(listErrors('dom', 'dom.asynciterable')).toEqual([]);
});

describe('index.html', () => {
  let server: ReturnType<typeof startServer>;
  let browser: Browser;
  let origin = '';

  beforeAll(async () => {
    const port = String(await findFreePort());
    server = startServer(process.execPath, ['server.mjs'], { PORT: port });
    origin = `http://localhost:${port}`;
    await waitFor(origin);
    const executablePath = findChromiumOverride();
    browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  /** Asks in the page that the server sends, and returns what it shows. */
  async function openPage(address = '/') {
    const page = await browser.newPage();
    await page.goto(`${origin}${address}`);
    const ask = async (query: string) => {
      await page.getByLabel('Tu pregunta').fill(query);
      await page.getByRole('button', { name: 'Preguntar' }).click();
      await vi.waitFor(async () =>
        expect(await page.getByRole('button', { name: 'Preguntar' }).isEnabled()).toBe(true),
      );
      return page.getByRole('log').locator('p').allTextContents();
    };
    return { page, ask };
  }

  it('asks, shows the answer as text and continues the conversation', async () => {
    const { ask } = await openPage();
    await ask('<b>la matrícula</b>');
    expect(await ask('el precio')).toEqual([
      '<b>la matrícula</b>',
      'Sobre <b>la matrícula</b>',
      'el precio',
      'Sobre el precio',
    ]);
    expect(api.seen.map(({ body }) => body)).toEqual([
      { query: '<b>la matrícula</b>', context: { path: '/' }, stream: false },
      {
        query: 'el precio',
        conversationId: 'conv_ejemplo_01',
        context: { path: '/' },
        stream: false,
      },
    ]);
  });

  it('says that an answer failed, and asks again', async () => {
    const { page, ask } = await openPage();
    expect(await ask('not found')).toEqual([
      'not found',
      'No se ha podido responder. Inténtalo más tarde.',
    ]);
    await page.context().setOffline(true);
    expect((await ask('el precio')).at(-1)).toBe('No hay conexión con el servidor.');
    await page.context().setOffline(false);
    expect((await ask('el precio')).at(-1)).toBe('Sobre el precio');
  });

  it('is served whatever the query of its URL', async () => {
    const { page } = await openPage('/?utm_source=boletin');
    await page.getByLabel('Tu pregunta').waitFor();
  });

  it('is the only part of the folder that is served, with what it loads', async () => {
    const statuses = await Promise.all(
      [
        '/streaming.html',
        '/askQuestion.mjs',
        '/readEvents.mjs',
        '/handleQuestion.mjs',
        '/server.mjs',
      ].map(async (file) => (await fetch(`${origin}${file}`)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
  });

  it('streaming.html shows the fragments of an answer, in a conversation that it creates once', async () => {
    const { page, ask } = await openPage('/streaming.html');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await ask('whole');
    expect(await ask('whole')).toEqual([
      'whole',
      '{"muestra":"¡Sí! Mañana 😀","nota":null}',
      'whole',
      '{"muestra":"¡Sí! Mañana 😀","nota":null}',
    ]);
    expect(api.seen.map(({ path: url }) => url.split('/').at(-1))).toEqual([
      'conversation',
      'ask',
      'ask',
    ]);
    expect(api.seen[2]?.body).toMatchObject({ conversationId: 'conv_ejemplo_02', stream: true });
    expect(errors).toEqual([]);
  });

  it('streaming.html cancels an answer, and says in Spanish that one has broken', async () => {
    const { page, ask } = await openPage('/streaming.html');
    await page.getByLabel('Tu pregunta').fill('endless');
    await page.getByRole('button', { name: 'Preguntar' }).click();
    await page.getByText('{"muestra":"…"}').first().waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText('Respuesta cancelada').waitFor();
    await api.seen.at(-1)?.left;
    expect((await ask('dropped')).at(-1)).toBe('La conexión se ha interrumpido.');
    expect((await ask('not found')).at(-1)).toBe('No se ha podido responder. Inténtalo más tarde.');
    await page.context().setOffline(true);
    expect((await ask('whole')).at(-1)).toBe('No hay conexión con el servidor.');
  });
});

it.runIf(hasTool('curl', '--version'))('makes the first requests from a shell', async () => {
  const commands = readCommands('docs/_api/ai-findr-api.mdx', address);
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands], { env: process.env });
  expect(stdout).toContain('{"id":"proyecto"}');
  expect(stdout).toContain('Sobre ¿Cuándo se abre la matrícula?');
  expect(api.seen).toMatchObject([
    { path: '/api/widget/projects/slug/TU_SLUG', key: 'TU_CLAVE_API' },
    {
      path: '/api/widget/projects/TU_PROJECT_ID/ask',
      key: 'TU_CLAVE_API',
      body: { stream: false },
    },
  ]);
});

describe('registerEvent.mjs', () => {
  const run = async (env = environment) => {
    const folder = savePage('docs/_api/registrar-evento-analitico.mdx', address);
    const args = ['registerEvent.mjs', 'query:initial', 'conv_ejemplo_01'];
    const child = promisify(execFile)(process.execPath, args, { cwd: folder, env });
    return child.finally(() => rmSync(folder, { recursive: true }));
  };

  it('registers an event with the key', async () => {
    expect((await run()).stdout).toBe('Registrado: query:initial\n');
    expect(api.seen).toMatchObject([
      {
        path: '/api/widget/projects/proyecto/analytics',
        key: 'TU_CLAVE_API',
        body: { action: 'query:initial', conversationId: 'conv_ejemplo_01' },
      },
    ]);
    const { datetime } = api.seen[0]?.body as { datetime: string };
    expect(datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('fails with the status and body of an error', async () => {
    await expect(run({ ...environment, AIFINDR_PROJECT_ID: 'not found' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Error HTTP 404') as string,
    });
  });
});
