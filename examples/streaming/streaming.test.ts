import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/support/findFreePort';
import { askQuestion } from './askQuestion.mjs';
import { expectedEvents, NastyServer, type Scenario } from './nastyServer';
import { readEvents } from './readEvents.mjs';

const server = new NastyServer();
const whole: Scenario[] = ['whole', 'byte by byte', 'split characters', 'CRLF', 'CR', 'odd lines'];
let api = '';

interface Program {
  name: string;
  command: (scenario: Scenario) => [string, ...string[]];
  /** `read` of the shell knows no lone CR; an API that sends one would need another tool. */
  scenarios: Scenario[];
}

const programs: Program[] = [
  {
    name: 'ask.mjs',
    command: (scenario) => [process.execPath, 'ask.mjs', scenario],
    scenarios: whole,
  },
  { name: 'ask.py', command: (scenario) => ['python3', 'ask.py', scenario], scenarios: whole },
  {
    name: 'ask.sh',
    command: (scenario) => ['bash', 'ask.sh', JSON.stringify({ query: scenario, stream: true })],
    scenarios: whole.filter((scenario) => scenario !== 'CR'),
  },
];

const environment = () => ({
  ...process.env,
  AIFINDR_API_URL: api,
  AIFINDR_API_KEY: 'TU_CLAVE_API',
  AIFINDR_PROJECT_ID: 'proyecto',
  PYTHONIOENCODING: 'utf-8',
});

function start([program, ...parameters]: [string, ...string[]]) {
  const child = spawn(program, parameters, { cwd: __dirname, env: environment(), detached: true });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
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
});
afterEach(() => server.seen.splice(0));
afterAll(() => server.stop());

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
  // curl reads the file; bash alone would not show that it is there.
  const isHere =
    spawnSync(tool, ['--version']).status === 0 &&
    (tool !== 'bash' || spawnSync('curl', ['--version']).status === 0);
  if (!isHere) {
    it('is not run: its tool is not on this machine', () =>
      expect(spawnSync(tool, ['--version']).status).not.toBe(0));
    return;
  }

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

describe('askQuestion and the route on one’s own server', () => {
  let route = '';
  let stop: () => void = () => {};
  const browserFetch = globalThis.fetch;

  beforeAll(async () => {
    const port = await findFreePort();
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: __dirname,
      env: { ...environment(), PORT: String(port), SITE_ORIGIN: 'https://sample.test' },
    });
    stop = () => void child.kill();
    route = `http://127.0.0.1:${port}`;
    const answers = () =>
      browserFetch(route).then(
        () => true,
        () => false,
      );
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    // A browser resolves the path against its page and sends the page's origin.
    globalThis.fetch = (input, init) =>
      browserFetch(new URL(String(input), route), {
        ...init,
        headers: { ...init?.headers, Origin: 'https://sample.test' },
      });
  });
  afterAll(() => {
    globalThis.fetch = browserFetch;
    stop();
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

  it('send the conversation and the context, and no other field', async () => {
    await askQuestion('whole', {
      conversationId: 'conv_ejemplo_01',
      context: { page: 'ayuda' },
      onEvent: () => {},
    });
    expect(server.seen.map(({ body }) => body)).toEqual([
      {
        query: 'whole',
        conversationId: 'conv_ejemplo_01',
        context: { page: 'ayuda' },
        stream: true,
      },
    ]);
  });

  it.each([
    ['an origin that is not the site', 403, '{"query":"whole"}', 'https://other.test'],
    ['a body that is not JSON', 400, '{', 'https://sample.test'],
    ['no question', 400, '{}', 'https://sample.test'],
    ['a body that is too large', 413, `"${'a'.repeat(20_000)}"`, 'https://sample.test'],
  ])('refuse %s with %i, without asking the API', async (_what, status, body, origin) => {
    const response = await browserFetch(`${route}/api/preguntar`, {
      method: 'POST',
      headers: { Origin: origin },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
    expect(server.seen).toEqual([]);
  });

  it('hand over what came before an error event, and then throw its data', async () => {
    await expect(collect('error event')).rejects.toMatchObject({ cause: { muestra: 'fallo' } });
  });

  it('pass on the status and the body of an HTTP error', async () => {
    await expect(collect('not found')).rejects.toMatchObject({
      message: 'Error HTTP 404',
      cause: { id: 'err_ejemplo_404', message: 'Project not found', code: 'not-found' },
    });
  });

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
    for (const file of ['askQuestion.mjs', 'readEvents.mjs', 'form.mjs'])
      expect(readFileSync(path.join(__dirname, file), 'utf8')).not.toMatch(
        /X-API-KEY|AIFINDR_API_KEY/i,
      );
  });
});
