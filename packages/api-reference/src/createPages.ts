import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readApi } from './contract/readApi';
import { readContract } from './contract/readContract';
import type { Options } from './options';
import { createOperationPage } from './pages/createOperationPage';
import { createInfoPage, createTagPage } from './pages/createOverviews';

export type OperationPageData = ReturnType<typeof createOperationPage>;

/** A generated page: its static parts, and what the framework and the browser have to know of it. */
export type GeneratedPage =
  OperationPageData | ReturnType<typeof createInfoPage> | ReturnType<typeof createTagPage>;

/** Letters of all pages, as JSON, and pages that cannot be made: more would keep a build busy. */
const limits = { size: 45_000_000, problems: 10 };

/**
 * Reads the contract and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every problem of the contract
 * @throws Error naming each hand-written text for a page that the contract does not have
 */
export function createPages(siteDir: string, options: Options) {
  const contract = readContract(options.specPath, siteDir);
  const api = readApi(contract);
  // Pages of tags, which are between those of operations in the sidebar, are skipped.
  const inOrder = [...new Set(api.tags.flatMap((tag) => tag.operations))];
  const docId = (index: number) => inOrder[index] && idBaseOf(options) + inOrder[index].id;
  /** Where the first page describes each shared schema. */
  const described = new Map<unknown, string>();
  const operations: OperationPageData[] = [];
  const problems: string[] = [];
  let size = 0;
  for (const operation of api.operations) {
    const place = inOrder.indexOf(operation);
    const neighbors = [docId(place - 1), docId(place + 1)];
    try {
      const page = createOperationPage(api, operation, options, neighbors, described);
      operations.push(page);
      size += JSON.stringify(page).length;
      if (size > limits.size) {
        throw new Error('makes pages of more than 45 MB: describe fewer fields');
      }
    } catch (error) {
      const reason = error instanceof RangeError ? 'is nested too deep' : (error as Error).message;
      problems.push(`${contract.placeOf(operation.declaration)} ${reason}`);
      if (size > limits.size || problems.length >= limits.problems) break;
    }
  }
  const prose = listProse(siteDir, options);
  const tags = api.tags.map((tag) => createTagPage(api, tag, options, prose.has(tag.id)));
  const pages: GeneratedPage[] = [...tags, ...operations, createInfoPage(api, options, described)];
  const ids = [api.infoId, ...[...api.tags, ...api.operations].map(({ id }) => id)];
  for (const id of prose) {
    if (ids.includes(id)) continue;
    const name = `${options.proseDir}/${id}.mdx`;
    problems.push(`${name}: the contract has no page for this text; it has ${ids.join(', ')}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { api, prose, pages };
}

/** Folder of the pages below that of the docs, as the ids of docs begin. */
export function idBaseOf({ outputDir }: Options): string {
  return `${path.basename(outputDir)}/`;
}

/** The ids of pages with hand-written text. */
function listProse(siteDir: string, { proseDir }: Options): ReadonlySet<string> {
  const folder = proseDir && path.join(siteDir, proseDir);
  const names = folder && existsSync(folder) ? readdirSync(folder) : [];
  const ids = names.filter((name) => name.endsWith('.mdx'));
  return new Set(ids.map((name) => path.basename(name, '.mdx')));
}
