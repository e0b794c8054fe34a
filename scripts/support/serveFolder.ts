import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../serve/createSiteServer';

/** A running server of a built site. */
export type RunningSite = Awaited<ReturnType<typeof serveFolder>>;

/** Serves a built site, on a free port by default; throws if the folder holds no built site. */
export async function serveFolder(folder: string, { port: wanted = 0, prefix = '' } = {}) {
  const server = createSiteServer({ folder, prefix });
  await once(server.listen(wanted), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Without a trailing slash. */
    origin: `http://localhost:${port}`,
    port,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
