import path from 'node:path';
import { generate } from '@aifindr-docs/api-reference/generate';
import { apiReference } from '../config/apiReference';
import { site } from '../config/site';

/** Generates the pages of the API without starting the site; returns their ids. */
export async function generateApiDocs(siteDir: string): Promise<string[]> {
  const target = { siteDir, siteConfig: { url: site.url } };
  const { ids } = await generate(target, apiReference, (done, all) => {
    if (done % 100 === 0) console.log(`${done} of ${all} pages`);
  });
  return ids;
}

/** Generates the pages; returns the error message if that fails. */
export async function tryGenerateApiDocs(siteDir: string): Promise<string | undefined> {
  try {
    await generateApiDocs(siteDir);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `npm run api-docs`. */
async function main(): Promise<void> {
  const ids = await generateApiDocs(path.resolve(__dirname, '..'));
  console.log(`${apiReference.outputDir}: ${ids.length} pages from ${apiReference.specPath}`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`The API pages were not generated.\n${message}`);
    process.exit(1);
  });
}
