import path from 'node:path';
import type { Diagnostic } from '@aifindr-docs/content-checks/Diagnostic';
import { generate } from '@aifindr-docs/openapi/generate';
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

/** Why the pages could not be generated; undefined where they were, or where a check says the same at its place. */
export function explainFailure(
  failure: unknown,
  diagnostics: readonly Diagnostic[],
): string | undefined {
  if (failure === undefined) return undefined;
  const reason = failure instanceof Error ? failure.message : JSON.stringify(failure);
  const isTold = diagnostics.some(({ file, line }) => reason.includes(`${file}:${line}`));
  return isTold
    ? undefined
    : `No API pages were generated, what links to them fails too:\n${reason}`;
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
