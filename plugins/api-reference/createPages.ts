import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from './contract/readContract';
import type { Contract } from './contract/Contract';
import { readApi } from './model/readApi';
import type { Options } from './options';
import { createInfoPage } from './pages/createInfoPage';
import { createOperationPage } from './pages/createOperationPage';
import { createTagPage } from './pages/createTagPage';
import type { Page } from './pages/Page';

/** The site that the pages are for: a load context of Docusaurus, or the used part of it. */
export interface Site {
  siteDir: string;
  siteConfig: { url: string; presets?: readonly unknown[]; plugins?: readonly unknown[] };
}

/**
 * Reads the contract and creates all its pages, without writing anything.
 *
 * @throws ContractError with file, line and column of every problem of the contract
 * @throws Error naming a file of hand-written text that belongs to no page
 */
export async function createPages(
  { siteDir, siteConfig }: Site,
  { specPath, proseDir, docsDir, outputDir, routeBase, downloadUrl }: Options,
): Promise<{ contract: Contract; pages: Page[] }> {
  const contract = await readContract(specPath, siteDir);
  const api = readApi(contract);
  const prose = readProse(path.join(siteDir, proseDir));
  const folder = path.relative(docsDir, outputDir);
  const shared = { siteUrl: siteConfig.url, routeBase, idBase: folder === '' ? '' : `${folder}/` };
  const withProse = (id: string) => ({ ...shared, prose: prose.get(id) });
  const pages = [
    createInfoPage(api, { ...withProse(api.infoId), downloadUrl }),
    ...api.tags.flatMap((tag) =>
      tag.id === undefined ? [] : [createTagPage(api, tag, tag.id, withProse(tag.id))],
    ),
    ...api.operations.map((operation) =>
      createOperationPage(api, operation, withProse(operation.id)),
    ),
  ];
  const ids = new Set(pages.map(({ id }) => id));
  for (const id of prose.keys()) {
    if (!ids.has(id)) {
      throw new Error(`${proseDir}/${id}.mdx: the contract has no page "${id}" for this text`);
    }
  }
  return { contract, pages };
}

function readProse(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [path.basename(file, '.mdx'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}
