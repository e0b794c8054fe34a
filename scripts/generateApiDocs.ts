import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from '@aifindr-docs/api-reference';
import { generateFiles } from '@aifindr-docs/api-reference/generate';
import { formatProblem } from '@aifindr-docs/api-reference/Problem';
import { apiReference } from '../config/apiReference';
import { site } from '../config/site';

const root = path.resolve(__dirname, '..');

/** Errors and warnings of a check or of the generator, as lines of text; an empty string if there are none. */
export interface Messages {
  errors: string;
  warnings: string;
}

/** Generates the API pages and their sidebar. Errors are returned and not thrown; with one in the OpenAPI document, no file changes. */
export async function generateApiDocs(
  siteDir: string,
  overrides: Partial<Options> = {},
): Promise<Messages> {
  try {
    const { warnings } = await generateFiles(siteDir, { ...apiReference, ...overrides });
    return { errors: '', warnings: warnings.map(formatProblem).join('\n') };
  } catch (error) {
    return { errors: error instanceof Error ? error.message : String(error), warnings: '' };
  }
}

/** `npm run api-docs` generates the API pages; with `-- --contract FILE --out DIR`, those of another OpenAPI document. */
async function main(): Promise<void> {
  const options = { contract: { type: 'string' }, out: { type: 'string' } } as const;
  const { contract: specPath, out: outputDir } = parseArgs({ options }).values;
  if (Boolean(specPath) !== Boolean(outputDir)) {
    throw new Error('Give --contract and --out, or none');
  }
  const withoutProse = { rulesPath: path.join(root, site.contractRules), proseDir: undefined };
  const { errors, warnings } =
    specPath && outputDir
      ? await generateApiDocs(process.cwd(), { ...withoutProse, specPath, outputDir })
      : await generateApiDocs(root);
  if (warnings !== '') console.warn(warnings);
  if (errors === '') return;
  console.error(`No pages were written.\n${errors}`);
  process.exitCode = 1;
}

if (process.argv[1] === __filename) void main();
