import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RunningSite, serveFolder } from '../../scripts/serve/createSiteServer';

export type { RunningSite };

/**
 * Serves a variant of the site, e.g. `build.crashes`, on a free port.
 *
 * @throws Error if the variant is not built (`npm run build:variants`)
 */
export async function serveVariant(folder: string, prefix = ''): Promise<RunningSite> {
  if (!existsSync(folder)) throw new Error(`${folder}/ is not there: npm run build:variants`);
  return serveFolder(path.resolve(folder), { prefix });
}
