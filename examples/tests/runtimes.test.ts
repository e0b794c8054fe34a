/** The route that the page of Chat shows, saved as the page says, where `Request` and `Response` are the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureNpmPackages } from '@aifindr-docs/processes/ensureNpmPackages.mjs';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';
import { NastyServer } from './nastyServer';
import { routeCases, siteOrigin } from './routeCases';
import { savePage } from './savePage';

const home = path.resolve(__dirname, '../../.cache/runtimes');
/** Below the packages, where programs look for them. */
const cwd = path.join(home, 'page');
const variables = {
  AIFINDR_API_KEY: 'TU_CLAVE_API',
  AIFINDR_PROJECT_ID: 'proyecto',
  SITE_ORIGIN: siteOrigin,
};
const env = { ...variables, NEXT_TELEMETRY_DISABLED: '1' };
const api = new NastyServer();
const workerd = path.join(home, 'node_modules/@cloudflare/workerd-linux-64/bin/workerd');
/** The first compatibility date with which `workerd` fills `process.env`. */
const firstDate = '2025-04-01';

beforeAll(async () => {
  mkdirSync(home, { recursive: true });
  cpSync(path.join(__dirname, 'runtimes'), home, { recursive: true });
  await ensureNpmPackages(home);
  const saved = savePage('docs/_api/chat.mdx', await api.start());
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  cpSync(saved, cwd, { recursive: true });
  rmSync(saved, { recursive: true });
});
afterAll(() => api.stop());

interface Runtime {
  name: string;
  prepare?: (port: number) => Promise<unknown>;
  command: (port: number) => readonly [program: string, ...parameters: string[]];
  env?: (port: number) => NodeJS.ProcessEnv;
}

const runtimes: readonly Runtime[] = [
  {
    name: 'Next.js',
    prepare: () => runCommand('npx', ['next', 'build'], { cwd, env }),
    command: (port) => ['npx', 'next', 'start', '--port', `${port}`],
  },
  {
    name: 'Cloudflare Workers',
    prepare: (port) => writeFile(path.join(cwd, 'config.capnp'), toCapnp(port, firstDate)),
    command: () => [workerd, 'serve', 'config.capnp'],
  },
  {
    name: 'Deno',
    command: () => [
      binary('@deno/linux-x64-glibc/deno'),
      'serve',
      '--allow-env',
      '--allow-net',
      'worker.mjs',
    ],
    env: (port) => ({ DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` }),
  },
];

describe.each(runtimes)('$name', ({ prepare, command, env: more }) => {
  let url = '';
  let stop = () => {};
  let ended: Promise<void>;

  beforeAll(async () => {
    const port = await findFreePort();
    await prepare?.(port);
    await new Promise<void>((resolve, reject) => {
      const [program, ...parameters] = command(port);
      const options = { cwd, port, env: { ...env, ...more?.(port) } };
      ended = withServer(program, parameters, options, (origin) => {
        url = `${origin}/api/preguntar`;
        resolve();
        return new Promise((finish) => (stop = finish));
      });
      ended.catch(reject);
    });
  });
  afterAll(async () => {
    stop();
    await ended;
  });

  it.each(routeCases)('$name', async ({ check }) => {
    api.seen.splice(0);
    await check({ url, api });
  });

  it('creates a conversation', async () => {
    const conversations = url.replace('preguntar', 'conversacion');
    const response = await fetch(conversations, {
      method: 'POST',
      headers: { origin: siteOrigin },
    });
    expect(await response.json()).toEqual({ conversationId: 'conv_ejemplo_02' });
  });
});

describe('Cloudflare Workers before the date that the page names', () => {
  /** Asks a worker with a compatibility date, and returns the status and what the worker has logged. */
  async function askWorker(date: string, flags?: readonly string[]) {
    const port = await findFreePort();
    await writeFile(path.join(cwd, 'early.capnp'), toCapnp(port, date, flags));
    const child = spawn(workerd, ['serve', 'early.capnp'], { cwd });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (log += part.toString()));
    }
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/api/preguntar`, {
        method: 'POST',
        headers: { origin: siteOrigin },
        body: '{"query":"la matrícula"}',
      });
    const { status } = await vi.waitFor(ask, { timeout: 60_000, interval: 100 });
    child.kill();
    await once(child, 'close');
    return { status, log };
  }

  it('has no settings, and says so in its log', async () => {
    const { status, log } = await askWorker('2025-03-31');
    expect(status).toBe(502);
    expect(log).toContain('Faltan AIFINDR_API_KEY');
  });

  it('has its settings from that date on, or with the flag', async () => {
    expect((await askWorker(firstDate)).status).toBe(200);
    const flags = ['nodejs_compat', 'nodejs_compat_populate_process_env'];
    expect((await askWorker('2025-03-31', flags)).status).toBe(200);
  });
});

/** The packages that hold a runtime's program for Linux need no install script, unlike those that choose one. */
function binary(file: string): string {
  return path.join(home, 'node_modules', file);
}

/**
 * Renders a configuration of `workerd`, as Cloudflare's own tool would for the page's files and three variables.
 *
 * @param date compatibility date
 */
function toCapnp(port: number, date: string, flags: readonly string[] = ['nodejs_compat']): string {
  const modules = ['worker.mjs', 'handleQuestion.mjs'].map(
    (file) => `(name = "${file}", esModule = embed "${file}")`,
  );
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = "${name}", text = "${value}")`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .route),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const route :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  bindings = [${bindings.join(', ')}],
  compatibilityDate = "${date}",
  compatibilityFlags = ${JSON.stringify(flags)},
);
`;
}
