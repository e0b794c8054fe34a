import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '@aifindr-docs/openapi/generate';
import { generatorOptions } from './generatorOptions';
import { readOptions } from './options';

const usage = `openapi-pages --contract FILE --out DIR --route /reference
  --docs DIR        folder of the docs plugin that serves the pages (DIR of --out)
  --language LANG   language of the texts: en or es (en)
  --samples LIST    languages of the samples, with commas between them
  --download URL    address of the contract for readers
  --site URL        address of the site, whose links stay in it
  --outer-files     $ref may name files outside the folder of the contract
Paths are relative to the folder that the command is called in.`;

/** `openapi-pages`: writes the pages of a contract for a site that lists this preset without a contract. */
export async function main(): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(
      `The pages were not written.\n${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      contract: { type: 'string' },
      out: { type: 'string' },
      route: { type: 'string' },
      docs: { type: 'string' },
      language: { type: 'string', default: 'en' },
      samples: { type: 'string' },
      download: { type: 'string' },
      // No host has this name: no link of a contract is one of the site.
      site: { type: 'string', default: 'https://site.invalid' },
      'outer-files': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { contract, out, route, docs, language, samples, download, site } = values;
  if (values.help) return console.log(usage);
  if (contract === undefined || out === undefined || route === undefined) {
    throw new Error(`--contract, --out and --route are needed.\n${usage}`);
  }
  if (docs !== undefined && isOutside(docs, out)) throw new Error(`${out} is not inside ${docs}`);
  const options = readOptions({
    contract,
    output: out,
    route,
    language,
    ...(samples !== undefined && { samples: samples.split(',') }),
    ...(download !== undefined && { download }),
    allowOuterFiles: values['outer-files'],
  });
  const target = { siteDir: process.cwd(), siteConfig: { url: site } };
  const { ids } = await generate(
    target,
    generatorOptions(options, { routeBase: route, ...(docs !== undefined && { docs }) }),
    (done, all) => {
      if (done % 100 === 0) console.log(`${done} of ${all} pages`);
    },
  );
  console.log(`${out}: ${ids.length} pages from ${contract}`);
}

function isOutside(folder: string, inner: string): boolean {
  const relative = path.relative(folder, inner);
  return relative.startsWith('..') || path.isAbsolute(relative);
}
