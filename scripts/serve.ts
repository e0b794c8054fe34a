import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrExit } from './build';
import { serveFolder } from './serve/createSiteServer';

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});

/** `npm run serve [-- [--dir <folder>] [--port <number>]]` serves a built site; `npm start` builds it first. */
async function buildIfAskedAndServe(): Promise<void> {
  if (values.build) await buildOrExit();
  const folder = path.resolve(__dirname, '..', values.dir);
  const { origin } = await serveFolder(folder, { port: Number(values.port) });
  console.log(`\nAI Findr Docs: ${origin}\n`);
}

buildIfAskedAndServe().catch(({ code, message }: NodeJS.ErrnoException) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(isTaken ? `${message}. Another port: PORT=3001 npm start` : message);
  process.exit(1);
});
