import path from 'node:path';
import { parseArgs } from 'node:util';
import { apiReference } from '../config/apiReference';
import config from '../docusaurus.config';
import { generate } from '../plugins/api-reference/generate';

/** Generates the pages of the API without starting the site; returns their ids. */
export async function generateApiDocs(siteDir: string): Promise<string[]> {
  const { ids } = await generate({ siteDir, siteConfig: config }, apiReference);
  return ids;
}

/** `npm run api-docs`; `--site-dir` is another site. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'site-dir': { type: 'string', default: path.resolve(__dirname, '..') } },
  });
  const ids = await generateApiDocs(path.resolve(values['site-dir']));
  console.log(`${apiReference.outputDir}: ${ids.length} pages from ${apiReference.specPath}`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`The API pages were not generated.\n${message}`);
    process.exit(1);
  });
}
