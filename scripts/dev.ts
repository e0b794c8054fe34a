import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteDir } from './build';

/** `npm run dev [-- --port 3001 --no-open …]`: `docusaurus start`, whose plugins keep generated pages up to date. */
async function main(): Promise<void> {
  const parameters = process.argv.slice(2);
  const { values } = parseArgs({
    args: parameters,
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'h' } },
    strict: false,
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!(await isFree(port))) {
    console.error(`Port ${port} is in use. Another one: npm run dev -- --port ${port + 1}`);
    process.exit(1);
  }
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [program, 'start', ...parameters], {
    cwd: siteDir,
    stdio: 'inherit',
    // The specification pins the versions of the framework: no advertisement of newer ones.
    env: { ...process.env, PORT: String(port), NO_UPDATE_NOTIFIER: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, 'localhost');
  });
}

void main();
