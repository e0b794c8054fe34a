import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from '@aifindr-docs/openapi';
import { generate } from '@aifindr-docs/openapi/generate';
import { apiTexts, type TextLanguage } from '@aifindr-docs/openapi/texts';
import { apiReference } from '../config/apiReference';
import { site } from '../config/site';

/** Generates the pages of the API without starting the site; returns their ids. */
export async function generateApiDocs(
  siteDir: string,
  options: Options = apiReference,
): Promise<string[]> {
  const target = { siteDir, siteConfig: { url: site.url } };
  const { ids } = await generate(target, options, (done, all) => {
    if (done % 100 === 0) console.log(`${done} of ${all} pages`);
  });
  return ids;
}

/**
 * `npm run api-docs`; `--contract FILE --out DIR` renders any contract into a folder, which a docs plugin serves if it is one of
 * `docs`; `--language en` renders it in English.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      contract: { type: 'string' },
      out: { type: 'string' },
      language: { type: 'string', default: apiReference.language },
    },
  });
  const options = readOptions(values);
  const ids = await generateApiDocs(path.resolve(__dirname, '..'), options);
  console.log(`${options.outputDir}: ${ids.length} pages from ${options.specPath}`);
}

function readOptions(values: { contract?: string; out?: string; language: string }): Options {
  const { contract, out, language } = values;
  if (!isLanguage(language)) {
    throw new Error(`--language must be one of ${Object.keys(apiTexts).join(', ')}`);
  }
  if (contract === undefined && out === undefined) return { ...apiReference, language };
  if (contract === undefined || out === undefined) {
    throw new Error('--contract FILE needs --out DIR, and the reverse');
  }
  const { docsDir } = apiReference;
  const folder = path.relative(docsDir, out);
  const isServed = folder !== '' && !folder.startsWith('..') && !path.isAbsolute(folder);
  return {
    ...apiReference,
    // Those of this site.
    linkedPages: undefined,
    proseDir: undefined,
    downloadUrl: undefined,
    language,
    specPath: contract,
    outputDir: out,
    allowOuterFiles: true,
    docsDir: isServed ? docsDir : path.dirname(out),
    routeBase: `/docs/${(isServed ? folder : path.basename(out)).split(path.sep).join('/')}`,
  };
}

function isLanguage(language: string): language is TextLanguage {
  return language in apiTexts;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`The API pages were not generated.\n${message}`);
    process.exit(1);
  });
}
