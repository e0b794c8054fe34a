import path from 'node:path';
import { parseArgs } from 'node:util';
import { openapi } from '../config/openapi';
import { site } from '../config/site';
import { generateApiReference } from '../plugins/api-reference/generateApiReference';

/** Generates docs/api from the contract with the site's own settings; used by build, dev and `npm run api-docs`. */
export async function generateApiDocs(siteDir: string): Promise<string[]> {
  return generateApiReference({
    siteDir,
    openapi: openapi.config.api,
    proseDir: 'docs/_api',
    siteUrl: site.url,
    routeBase: '/docs/api',
    idBase: 'api/',
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'site-dir': { type: 'string', default: path.resolve(__dirname, '..') } },
  });
  try {
    const ids = await generateApiDocs(path.resolve(values['site-dir']));
    console.log(
      `${openapi.config.api.outputDir}: ${ids.length} pages from ${openapi.config.api.specPath}`,
    );
  } catch (error) {
    console.error(
      `The API pages were not generated.\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}

if (require.main === module) void main();
