import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from './serve/createSiteServer';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});

serveFolder(path.resolve(__dirname, '..', values.dir), { port: Number(values.port) }).then(
  ({ origin }) => console.log(`\nAI Findr Docs: ${origin}\n`),
  ({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    console.error(isTaken ? `${message}. Another port: PORT=3001 npm start` : message);
    process.exit(1);
  },
);
