import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPages, type Site } from './createPages';
import type { Options } from './options';
import { runOpenApiDocs } from './runOpenApiDocs';

/** Outcome of a generation. */
export interface Generated {
  /** Ids of the pages. */
  ids: string[];
  /** Absolute paths of the files of the contract. */
  contractFiles: readonly string[];
}

/**
 * Generates the API pages, their data and their sidebar. The output folder changes only after everything has succeeded;
 * unchanged files keep their times, and files of earlier contracts are removed.
 *
 * @throws ContractError or Error naming file and place
 */
export async function generate(site: Site, options: Options): Promise<Generated> {
  const { contract, api, pages } = await createPages(site, options);
  const docsDir = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  const outputDir = path.join(docsDir, path.relative(options.docsDir, options.outputDir));
  try {
    await runOpenApiDocs(site, { ...options, docsDir, outputDir }, api, pages);
    replaceFolder(path.resolve(site.siteDir, options.outputDir), outputDir);
  } finally {
    rmSync(docsDir, { recursive: true });
  }
  return { ids: pages.map(({ id }) => id), contractFiles: contract.files };
}

/** Makes a folder equal to another one, and touches only files that differ. */
function replaceFolder(folder: string, source: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!existsSync(path.join(source, name))) rmSync(path.join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(source)) {
    const content = readFileSync(path.join(source, name));
    const file = path.join(folder, name);
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
  }
}
