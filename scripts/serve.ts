import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from './serve/createSiteServer';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});

const folder = path.resolve(__dirname, '..', values.dir);
const port = Number(values.port);
const server = createSiteServer({ folder });
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Another one: PORT=3001 npm start`
      : `The site cannot be served: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`\nAI Findr Docs: http://localhost:${port}\n`));
