import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from '@aifindr-docs/api-reference';
import { generate } from '@aifindr-docs/api-reference/generate';
import { apiReference } from '../config/apiReference';
import { site } from '../config/site';

/** Generates the pages of the API without starting the site; returns their ids. */
export function generateApiDocs(siteDir: string, changes: Partial<Options> = {}): string[] {
  const target = { siteDir, siteConfig: { url: site.url } };
  return generate(target, { ...apiReference, ...changes }).ids;
}

/** Generates the pages; returns the error message if that fails. */
export function tryGenerateApiDocs(siteDir: string): string | undefined {
  try {
    generateApiDocs(siteDir);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `npm run api-docs`, for another contract with `-- --contract FILE --out DIR`. */
function main(): void {
  const options = { contract: { type: 'string' }, out: { type: 'string' } } as const;
  const { contract: specPath, out: outputDir } = parseArgs({ options }).values;
  if (specPath === undefined && outputDir === undefined) {
    const ids = generateApiDocs(path.resolve(__dirname, '..'));
    return console.log(`${apiReference.outputDir}: ${ids.length} pages`);
  }
  if (specPath === undefined || outputDir === undefined) {
    throw new Error('usage: npm run api-docs -- --contract FILE --out DIR');
  }
  const docsDir = path.dirname(outputDir);
  // Another contract has none of the pages that this site links to.
  const prose = { proseDir: undefined, linkedPages: undefined };
  const ids = generateApiDocs(process.cwd(), { specPath, outputDir, docsDir, ...prose });
  console.log(`${outputDir}: ${ids.length} pages`);
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(
      `No pages were written.\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}
