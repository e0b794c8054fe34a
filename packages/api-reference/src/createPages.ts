import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Api } from './openapi/model';
import { readApi, type ReadDocument } from './openapi/readApi';
import type { Options } from './options';
import { createInfoPage } from './pages/createInfoPage';
import { createOperationPage } from './pages/createOperationPage';
import { createTagPage } from './pages/createTagPage';
import type { GeneratedPage } from './pages/Page';

/** The model and the pages of an OpenAPI document, before the pages are written. */
export interface CreatedPages extends ReadDocument {
  pages: readonly GeneratedPage[];
  /** Ids of pages with hand-written text. */
  proseIds: ReadonlySet<string>;
}

/**
 * Reads an OpenAPI document and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every problem of a document that has errors
 * @throws Error naming each hand-written text for a page that the document does not have
 */
export async function createPages(siteDir: string, options: Options): Promise<CreatedPages> {
  const { specPath, rulesPath } = options;
  const document = await readApi({ siteDir, specPath, rulesPath });
  const { api } = document;
  const proseIds = listProseIds(siteDir, options);
  throwOnUnknownProse(proseIds, api, options);

  // The sidebar lists tags between operations, but the links "previous" and "next" skip the pages of tags.
  const inOrder = [...new Set(api.tags.flatMap((tag) => tag.operations))];
  const docIds = inOrder.map(({ pageId }) => createDocIdPrefix(options) + pageId);
  const operationPages = api.operations.map((operation) => {
    const index = inOrder.indexOf(operation);
    const pagination = { pagination_prev: docIds[index - 1], pagination_next: docIds[index + 1] };
    return createOperationPage(api, operation, options, pagination);
  });
  const pages = [
    ...api.tags.map((tag) => createTagPage(api, tag, options, proseIds.has(tag.pageId))),
    ...operationPages,
    createInfoPage(api, options),
  ];
  return { ...document, pages, proseIds };
}

/** Returns the prefix of the doc ids of the pages: the output folder, relative to the folder of the docs, and a slash. */
export function createDocIdPrefix({ outputDir }: Options): string {
  return `${path.basename(outputDir)}/`;
}

function listProseIds(siteDir: string, { proseDir }: Options): ReadonlySet<string> {
  const folder = proseDir && path.join(siteDir, proseDir);
  const names = folder && existsSync(folder) ? readdirSync(folder) : [];
  const ids = names.filter((name) => name.endsWith('.mdx'));
  return new Set(ids.map((name) => path.basename(name, '.mdx')));
}

function throwOnUnknownProse(proseIds: ReadonlySet<string>, api: Api, { proseDir }: Options): void {
  const pageIds = [api.pageId, ...[...api.tags, ...api.operations].map(({ pageId }) => pageId)];
  const unknown = [...proseIds].filter((id) => !pageIds.includes(id));
  const problem = `the document has no page for this text; it has ${pageIds.join(', ')}`;
  const problems = unknown.map((id) => `${proseDir}/${id}.mdx:1:1 ${problem}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
