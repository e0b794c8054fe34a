import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from '@aifindr-docs/api-reference';
import { generate } from '@aifindr-docs/api-reference/generate';
import { apiReference } from '../config/apiReference';

/** Generates the pages of the API without starting the site; returns what is wrong with the contract, or nothing. */
export function tryGenerateApiDocs(siteDir: string, changes: Partial<Options> = {}): string {
  try {
    generate(siteDir, { ...apiReference, ...changes });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `npm run api-docs`, for another contract with `-- --contract FILE --out DIR`. */
function main(): string {
  const options = { contract: { type: 'string' }, out: { type: 'string' } } as const;
  const { contract: specPath, out: outputDir } = parseArgs({ options }).values;
  if (!specPath && !outputDir) return tryGenerateApiDocs(path.resolve(__dirname, '..'));
  if (!specPath || !outputDir) return 'usage: npm run api-docs -- --contract FILE --out DIR';
  return tryGenerateApiDocs(process.cwd(), { specPath, outputDir, proseDir: undefined });
}

if (process.argv[1] === __filename) {
  const error = main();
  if (error !== '') console.error(`No pages were written.\n${error}`);
  process.exitCode = Number(error !== '');
}
