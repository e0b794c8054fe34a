import path from 'node:path';
import { serveFolder, type RunningSite } from '../../scripts/support/serveFolder';

export type { RunningSite };

/**
 * Serves a variant of the site, e.g. `build.faults`, on a free port.
 *
 * @throws Error if the variant is not built (`npm run build:variants`)
 */
export function serveVariant(folder: string, prefix = ''): Promise<RunningSite> {
  return serveFolder(path.resolve(folder), { prefix });
}
