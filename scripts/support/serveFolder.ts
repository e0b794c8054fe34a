import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../serve/createSiteServer';

/** A running server of a built site. */
export interface RunningSite {
  /** Without a trailing slash. */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/** Serves a built site, on a free port by default; throws if the folder holds no built site. */
export async function serveFolder(
  folder: string,
  { port = 0, prefix = '' }: { port?: number; prefix?: string } = {},
): Promise<RunningSite> {
  const server = createSiteServer({ folder, prefix });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${actualPort}`,
    port: actualPort,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
