import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '@aifindr-docs/processes/runProgram.mjs';

const siteDir = path.resolve(__dirname, '..');

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
  const code = await runProgram(process.execPath, [program, 'start', ...parameters], {
    cwd: siteDir,
    // R4 pins the versions of the framework: no advertisement of newer ones.
    env: { ...process.env, PORT: String(port), NO_UPDATE_NOTIFIER: '1' },
  });
  process.exit(code);
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
