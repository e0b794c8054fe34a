import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './openapi/lintDocument';
import type { Api } from './openapi/model';
import { readApi } from './openapi/readApi';
import type { Options } from './options';
import { createInfoPage } from './pages/createInfoPage';
import { createOperationPage } from './pages/createOperationPage';
import { createTagPage } from './pages/createTagPage';
import type { GeneratedPage } from './pages/Page';

/** Everything that is created from an OpenAPI document, before it is written. */
export interface CreatedPages {
  api: Api;
  pages: readonly GeneratedPage[];
  /** Ids of pages with hand-written text. */
  proseIds: ReadonlySet<string>;
  /** Absolute paths of the document and the files that it refers to. */
  files: readonly string[];
  /** Warnings about what pages leave out of the document. */
  warnings: readonly Problem[];
}

/**
 * Reads an OpenAPI document and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every error in the document
 * @throws Error naming each hand-written text for a page that the document does not have
 */
export async function createPages(siteDir: string, options: Options): Promise<CreatedPages> {
  const { specPath, rulesPath } = options;
  const { api, files, warnings } = await readApi({ siteDir, specPath, rulesPath });
  const proseIds = listProse(siteDir, options);
  checkProse(proseIds, api, options);

  // The sidebar lists tags between operations, but the links "previous" and "next" skip the pages of tags.
  const inOrder = [...new Set(api.tags.flatMap((tag) => tag.operations))];
  const docIds = inOrder.map(({ pageId }) => idBaseOf(options) + pageId);
  const schemaUrls = new Map<string, string>();
  const operationPages = api.operations.map((operation) => {
    const index = inOrder.indexOf(operation);
    const neighbors = { previous: docIds[index - 1], next: docIds[index + 1] };
    const { page, schemaAnchors } = createOperationPage(api, operation, options, neighbors);
    for (const [name, anchor] of schemaAnchors) {
      if (!schemaUrls.has(name)) schemaUrls.set(name, `${options.routeBase}/${page.id}#${anchor}`);
    }
    return page;
  });
  const tagPages = api.tags.map((tag) =>
    createTagPage(api, tag, options, proseIds.has(tag.pageId)),
  );
  const pages = [...tagPages, ...operationPages, createInfoPage(api, options, schemaUrls)];
  return { api, pages, proseIds, files, warnings };
}

/** Returns the beginning of the doc ids of the pages, which is their folder inside that of the docs. */
export function idBaseOf({ outputDir }: Options): string {
  return `${path.basename(outputDir)}/`;
}

/** Lists the ids of pages with hand-written text. */
function listProse(siteDir: string, { proseDir }: Options): ReadonlySet<string> {
  const folder = proseDir && path.join(siteDir, proseDir);
  const names = folder && existsSync(folder) ? readdirSync(folder) : [];
  const ids = names.filter((name) => name.endsWith('.mdx'));
  return new Set(ids.map((name) => path.basename(name, '.mdx')));
}

function checkProse(proseIds: ReadonlySet<string>, api: Api, { proseDir }: Options): void {
  const pageIds = [api.pageId, ...[...api.tags, ...api.operations].map(({ pageId }) => pageId)];
  const unknown = [...proseIds].filter((id) => !pageIds.includes(id));
  const problems = unknown.map((id) => {
    const file = `${proseDir}/${id}.mdx:1:1`;
    return `${file} the document has no page for this text; it has ${pageIds.join(', ')}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
