import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from '@aifindr-docs/api-reference';
import { generate } from '@aifindr-docs/api-reference/generate';
import { formatProblem } from '@aifindr-docs/api-reference/lintDocument';
import { apiReference } from '../config/apiReference';
import { site } from '../config/site';

const root = path.resolve(__dirname, '..');
const usage = 'usage: npm run api-docs [-- --contract FILE --out DIR]';

/** Errors and warnings of a check or of the generator, with one message per line; an empty string if there are none. */
export interface Messages {
  errors: string;
  warnings: string;
}

/** Generates the pages of the API. Errors are returned and not thrown; with an error, no pages are written. */
export async function generateApiDocs(
  siteDir: string,
  changes: Partial<Options> = {},
): Promise<Messages> {
  try {
    const { warnings } = await generate(siteDir, { ...apiReference, ...changes });
    return { errors: '', warnings: warnings.map(formatProblem).join('\n') };
  } catch (error) {
    return { errors: error instanceof Error ? error.message : String(error), warnings: '' };
  }
}

/** `npm run api-docs` generates the API pages, for another OpenAPI document with `-- --contract FILE --out DIR`. */
async function main(): Promise<void> {
  const { contract: specPath, out: outputDir } = parseOptions();
  const isSite = specPath === undefined && outputDir === undefined;
  if (!isSite && !(specPath && outputDir)) throw new Error(usage);
  const rulesPath = path.join(root, site.contractRules);
  const changes = isSite ? {} : { specPath, outputDir, rulesPath, proseDir: undefined };
  const messages = await generateApiDocs(isSite ? root : process.cwd(), changes);
  if (messages.warnings !== '') console.warn(messages.warnings);
  if (messages.errors !== '') throw new Error(messages.errors);
}

/** @throws Error with the usage of the command if its options are wrong */
function parseOptions(): { contract?: string | undefined; out?: string | undefined } {
  const options = { contract: { type: 'string' }, out: { type: 'string' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

if (process.argv[1] === __filename) {
  main().catch((error: unknown) => {
    console.error(
      `No pages were written.\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  });
}
