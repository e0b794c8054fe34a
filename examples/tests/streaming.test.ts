import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import type * as Handle from '../api/handleQuestion.mjs';
import type * as Ask from '../streaming/askQuestion.mjs';
import { readEvents } from '../streaming/readEvents.mjs';
import { hasTool } from './hasTool';
import { expectedEvents, NastyServer, type Scenario } from './nastyServer';
import { savePage } from './savePage';

const server = new NastyServer();
const whole: Scenario[] = ['whole', 'byte by byte', 'split characters', 'CRLF', 'CR', 'odd lines'];
let api = '';
/** The files of the page. */
let folder = '';

interface Program {
  name: string;
  isHere: boolean;
  command: (scenario: Scenario) => [string, ...string[]];
  /** `read` of the shell knows no lone CR; an API that sends one would need another tool. */
  scenarios: Scenario[];
}

const hasPython = hasTool('python3', '--version');
const allPrograms: Program[] = [
  {
    name: 'ask.mjs',
    isHere: true,
    command: (scenario) => [process.execPath, 'ask.mjs', scenario],
    scenarios: whole,
  },
  {
    name: 'ask.py',
    isHere: hasPython,
    command: (scenario) => ['python3', 'ask.py', scenario],
    scenarios: whole,
  },
  {
    name: 'ask.sh',
    isHere: hasTool('curl', '--version'),
    command: (scenario) => ['bash', 'ask.sh', scenario],
    scenarios: whole.filter((scenario) => scenario !== 'CR'),
  },
];
const programs = allPrograms.filter(({ isHere }) => isHere);

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  AIFINDR_API_KEY: 'TU_CLAVE_API',
  AIFINDR_PROJECT_ID: 'proyecto',
  PYTHONIOENCODING: 'utf-8',
};

function start(
  [program, ...parameters]: [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
  cwd = folder,
) {
  const child = spawn(program, parameters, {
    cwd,
    env: { ...environment, ...env },
    detached: true,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>(
    (resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output, errors }));
    },
  );
  return { child, ended, output: () => output };
}

function readLines(output: string): [string, unknown][] {
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), JSON.parse(line.slice(space + 1))];
    });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

function openStream(scenario: Scenario, signal?: AbortSignal): Promise<Response> {
  return fetch(`${api}/ask`, {
    method: 'POST',
    body: JSON.stringify({ query: scenario }),
    ...(signal && { signal }),
  });
}

beforeAll(async () => {
  api = await server.start();
  folder = savePage('docs/_api/chat.mdx', api);
});
afterEach(() => server.seen.splice(0));
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

describe('readEvents', () => {
  it.each(whole)('gives the same events however the stream is cut: %s', async (scenario) => {
    const { body } = await openStream(scenario);
    const events: [string, unknown][] = [];
    for await (const { name, data } of readEvents(body)) events.push([name, data]);
    expect(events).toEqual(expectedEvents);
  });

  it('hands an event over as soon as its empty line has come, whatever ends the line', async () => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      let push: (text: string) => void = () => {};
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          push = (text) => controller.enqueue(encoder.encode(text));
        },
      });
      const events = readEvents(stream);
      const first = events.next();
      push(`data: 1${lineEnd}${lineEnd}`);
      expect((await first).value).toEqual({ name: 'message', data: 1 });
      await events.return(undefined);
    }
  });

  it('drops an event that the stream cuts off', async () => {
    const { body } = await openStream('cut off');
    const names: string[] = [];
    for await (const { name } of readEvents(body)) names.push(name);
    expect(names).toEqual(['knowledge-retrieved', 'answer-delta', 'answer-delta']);
  });

  it('closes the connection when its reader leaves', async () => {
    const { body } = await openStream('endless');
    for await (const { name } of readEvents(body)) {
      expect(name).toBe('answer-delta');
      break;
    }
    await server.seen[0]?.left;
  });
});

describe.each(programs)('$name', ({ command, scenarios }) => {
  const [tool] = command('whole');
  it.each(scenarios)('shows every event in order: %s', async (scenario) => {
    const { code, output, errors } = await start(command(scenario)).ended;
    expect(errors).toBe('');
    expect(readLines(output)).toEqual(expectedEvents);
    expect(code).toBe(0);
    expect(server.seen).toMatchObject([
      {
        path: '/api/widget/projects/proyecto/ask',
        key: 'TU_CLAVE_API',
        body: { query: scenario, stream: true },
      },
    ]);
  });

  it('sends a question with marks of JSON as it is', async () => {
    const question = 'Dice "hola" \\ ¿y \\n?';
    const [, file = ''] = command('whole');
    await start([tool, file, question]).ended;
    expect(server.seen).toMatchObject([{ body: { query: question, stream: true } }]);
  });

  it('fails on an error event, after the events before it', async () => {
    const { code, output, errors } = await start(command('error event')).ended;
    expect(readLines(output)).toEqual(expectedEvents.slice(0, 3));
    expect(errors).toMatch(/La respuesta se ha interrumpido: .*fallo/);
    expect(code).toBe(1);
  });

  it('shows the body of an HTTP error and fails', async () => {
    const { code, output, errors } = await start(command('not found')).ended;
    expect(output).toBe('');
    expect(errors).toContain('404');
    expect(errors).toMatch(/err_ejemplo_404.*Project not found.*not-found/);
    expect(code).not.toBe(0);
  });

  it('takes a stream without its end for a failure', async () => {
    const { code, errors } = await start(command('cut off')).ended;
    expect(errors).toContain('La conexión se ha cerrado antes de la respuesta completa');
    expect(code).toBe(1);
  });

  it('closes the connection on Ctrl+C', async () => {
    const { child, ended, output } = start(command('endless'));
    await until(() => output().includes('answer-delta'));
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await server.seen[0]?.left;
    expect((await ended).code).not.toBe(0);
  });
});

describe.each(programs.filter(({ name }) => name !== 'ask.sh'))('$name', ({ command }) => {
  it.each<[what: string, scenario: Scenario, message: RegExp, env: NodeJS.ProcessEnv]>([
    ['a dropped connection', 'dropped', /^(?!.*Traceback).+$/, {}],
    ['data that is no JSON', 'data that is no JSON', /JSON/, {}],
    ['a missing key', 'whole', /^Faltan AIFINDR_API_KEY/, { AIFINDR_API_KEY: '' }],
  ])('ends %s with one line', async (_what, scenario, message, env) => {
    const { code, errors } = await start(command(scenario), env).ended;
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(message)]);
    expect(code).toBe(1);
  });

  it('ends a refused connection with one line', async () => {
    const closed = savePage('docs/_api/chat.mdx', `http://127.0.0.1:${await findFreePort()}`);
    const { code, errors } = await start(command('whole'), {}, closed).ended;
    rmSync(closed, { recursive: true });
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/refused|ECONNREFUSED/)]);
    expect(code).toBe(1);
  });
});

it.runIf(hasPython)('ask.py writes to a terminal without UTF-8', async () => {
  const { code, output, errors } = await start(['python3', 'ask.py', 'whole'], {
    PYTHONIOENCODING: 'ascii',
  }).ended;
  expect(errors).toBe('');
  expect(output).toContain('Ma\\xf1ana \\U0001f600');
  expect(code).toBe(0);
});

describe('askQuestion and handleQuestion', () => {
  let askQuestion: typeof Ask.askQuestion;
  let createConversation: typeof Ask.createConversation;
  const browserFetch = globalThis.fetch;

  beforeAll(async () => {
    const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
    ({ askQuestion, createConversation } = (await load('askQuestion.mjs')) as typeof Ask);
    const server = (await load('handleQuestion.mjs')) as typeof Handle;
    const routes = new Map([
      ['/api/preguntar', server.handleQuestion],
      ['/api/conversacion', server.createConversation],
    ]);
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.stubEnv('SITE_ORIGIN', 'https://sample.test');
    // A browser resolves the path against its page and sends the page's origin.
    globalThis.fetch = (input, init) => {
      const route = typeof input === 'string' ? routes.get(input) : undefined;
      if (route === undefined) return browserFetch(input, init);
      const headers = { ...init?.headers, Origin: 'https://sample.test' };
      return route(new Request(`https://sample.test${input as string}`, { ...init, headers }));
    };
  });
  afterAll(() => {
    globalThis.fetch = browserFetch;
    vi.unstubAllEnvs();
  });

  async function collect(scenario: Scenario, signal?: AbortSignal): Promise<[string, unknown][]> {
    const events: [string, unknown][] = [];
    await askQuestion(scenario, {
      onEvent: (name: string, data: unknown) => events.push([name, data]),
      signal,
    });
    return events;
  }

  it.each(whole)('pass the stream on: %s', async (scenario) => {
    expect(await collect(scenario)).toEqual(expectedEvents);
    expect(server.seen).toMatchObject([
      { key: 'TU_CLAVE_API', body: { query: scenario, stream: true } },
    ]);
  });

  it('send the conversation and the context', async () => {
    const context = { page: 'ayuda' };
    const conversationId = 'conv_ejemplo_01';
    await askQuestion('whole', { conversationId, context, onEvent: () => {} });
    expect(server.seen.map(({ body }) => body)).toEqual([
      { query: 'whole', conversationId, context, stream: true },
    ]);
  });

  it('create the conversation to which the questions belong', async () => {
    expect(await createConversation()).toBe('conv_ejemplo_02');
    expect(server.seen).toMatchObject([
      {
        path: '/api/widget/projects/proyecto/conversation',
        key: 'TU_CLAVE_API',
        body: { metadata: { source: 'web' } },
      },
    ]);
  });

  it('hand over what came before an error event, and then throw its data', async () => {
    await expect(collect('error event')).rejects.toMatchObject({ cause: { muestra: 'fallo' } });
  });

  it('throw the message of the route when the API answers an error', async () => {
    await expect(collect('not found')).rejects.toThrow('No se ha podido responder');
  });

  it.each(['dropped', 'data that is no JSON'] as const)(
    'say in Spanish that a stream has broken: %s',
    async (scenario) => {
      await expect(collect(scenario)).rejects.toThrow('La conexión se ha interrumpido');
    },
  );

  it('take a stream without its end for a failure', async () => {
    await expect(collect('cut off')).rejects.toThrow('antes de la respuesta completa');
  });

  it('stop asking the API when the browser cancels', async () => {
    const controller = new AbortController();
    const asked = askQuestion('endless', {
      onEvent: () => controller.abort(),
      signal: controller.signal,
    });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await server.seen[0]?.left;
  });

  it('keep the key out of the browser', () => {
    for (const file of ['askQuestion.mjs', 'readEvents.mjs', 'index.html', 'streaming.html']) {
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(
        /X-API-KEY|AIFINDR_API_KEY/i,
      );
    }
  });
});
