import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../scripts/serve/createSiteServer';

/** A running server of a built folder. */
export interface RunningSite {
  /** Address without a slash at its end. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a variant of the site on a free port.
 *
 * @param folder name of the built folder, e.g. `build.faults`
 * @throws Error when the variant was not built (`npm run build:variants`)
 */
export function serveVariant(folder: string, prefix = ''): Promise<RunningSite> {
  return serveFolder(path.resolve(folder), prefix);
}

/** Serves a built site on a free port. */
export async function serveFolder(folder: string, prefix = ''): Promise<RunningSite> {
  const server = createSiteServer({ folder, prefix });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
