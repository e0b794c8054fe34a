import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSkeleton } from './buildSkeleton';
import { createMarkdownGenerators, preparedPages } from './createMarkdownGenerators';
import type { OpenApiDocsOptions } from './options';
import { preparePages, type PageSources, type PreparedPage } from './preparePages';
import { runOpenApiPlugin } from './runOpenApiPlugin';
import { syncFolder } from './syncFolder';

/** What a generation needs to know. */
export interface GenerationOptions extends Omit<PageSources, 'specPath' | 'downloadUrl'> {
  /** The options of the plugin, as the site has them. */
  openapi: OpenApiDocsOptions;
}

/**
 * Generates the API pages and their sidebar. Everything is made aside; the output folder changes only when all of it is
 * whole, and holds nothing afterwards that the contract does not have.
 *
 * @returns the ids of the pages
 * @throws ContractError or Error naming file and place; the last output stays as it was
 */
export async function generateApiReference(options: GenerationOptions): Promise<string[]> {
  const { siteDir, openapi } = options;
  const { model, pages } = preparePages({
    ...options,
    specPath: openapi.specPath,
    downloadUrl: openapi.downloadUrl,
  });

  const cacheDir = join(siteDir, '.cache/api-reference');
  const pagesDir = join(siteDir, preparedPages);
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(pagesDir, { recursive: true });
  for (const { id, text } of pages) writeFileSync(join(pagesDir, `${id}.mdx`), text);

  const stagedDocs = join(cacheDir, 'staged');
  const staged = join(stagedDocs, 'api');
  const skeleton = join(cacheDir, 'skeleton.json');
  writeFileSync(skeleton, JSON.stringify(buildSkeleton(model), null, 2));
  await runOpenApiPlugin(siteDir, stagedDocs, {
    ...openapi,
    specPath: skeleton,
    outputDir: staged,
    template: join(__dirname, 'page.mustache'),
    markdownGenerators: createMarkdownGenerators(pagesDir),
  });
  for (const page of pages) finishPage(page, staged);
  readFileSync(join(staged, 'sidebar.ts'));
  syncFolder(staged, join(siteDir, openapi.outputDir));
  return pages.map(({ id }) => id);
}

/** Checks that the plugin has written a page, and writes what its templates cannot. */
function finishPage({ id, kind, text, samples }: PreparedPage, folder: string): void {
  const path = join(folder, `${id}.${kind}.mdx`);
  const written = readWritten(path, id);
  if (kind === 'tag') {
    // Its template for tags adds a list of cards and a front matter without description.
    writeFileSync(path, text);
  } else if (written.trimEnd() !== text.trimEnd()) {
    throw new Error(`docusaurus-plugin-openapi-docs changed the page "${id}" while writing it`);
  }
  if (samples === undefined) return;
  mkdirSync(join(folder, '_samples'), { recursive: true });
  writeFileSync(
    join(folder, '_samples', `${id}.js`),
    `export default ${JSON.stringify(samples)};\n`,
  );
}

function readWritten(path: string, id: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`docusaurus-plugin-openapi-docs did not write the page "${id}"`, { cause });
  }
}
