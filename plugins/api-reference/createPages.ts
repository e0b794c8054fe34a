import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from './contract/Contract';
import { stringAt } from './contract/json';
import { readContract } from './contract/readContract';
import { type Api, readApi } from './model/readApi';
import type { Options } from './options';
import { texts as allTexts } from '../../lib/api-texts';
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
 * @throws Error naming what of the site is for a page that the contract does not have
 */
export async function createPages(
  { siteDir, siteConfig }: Site,
  options: Options,
): Promise<{ contract: Contract; api: Api; pages: Page[] }> {
  const { specPath, proseDir, docsDir, outputDir, routeBase, downloadUrl, language } = options;
  const texts = allTexts[language];
  const contract = await readContract(specPath, siteDir);
  const api = readApi(contract, texts);
  const prose = readProse(proseDir === undefined ? undefined : path.join(siteDir, proseDir));
  const folder = path.relative(docsDir, outputDir);
  const shared = {
    texts,
    siteUrl: siteConfig.url,
    pages: listAddresses(api, routeBase),
    routeBase,
    idBase: folder === '' ? '' : `${folder}/`,
  };
  const withProse = (id: string) => ({ ...shared, prose: prose.get(id) });
  const pages = [
    createInfoPage(api, { ...withProse(api.infoId), downloadUrl }),
    ...api.tags.map((tag) => createTagPage(api, tag, withProse(tag.id))),
    ...api.operations.map((operation) =>
      createOperationPage(api, operation, withProse(operation.id)),
    ),
  ];
  const ids = new Set(pages.map(({ id }) => id));
  const missing = [...listLostTexts(prose, ids, options), ...listLostLinks(ids, options)];
  if (missing.length > 0) {
    const routes = [...ids].map((id) => `${routeBase}/${id}`).join(', ');
    const help = 'Another contract: see plugins/api-reference/README.md';
    throw new Error([...missing, `The contract has ${routes}`, help].join('\n'));
  }
  return { contract, api, pages };
}

/** Routes of pages, and the anchors `#tag/…` and `#operation/…` of references on one page, by which many contracts link. */
function listAddresses({ infoId, tags, operations }: Api, routeBase: string): Map<string, string> {
  const ids = [infoId, ...tags.map(({ id }) => id), ...operations.map(({ id }) => id)];
  const idsByAddress: [address: string, id: string][] = [
    ...ids.map((id): [string, string] => [`${routeBase}/${id}`, id]),
    ...tags.map(({ declaration, title, id }): [string, string] => [
      `#tag/${(stringAt(declaration, 'name') ?? title).replaceAll(' ', '-')}`,
      id,
    ]),
    ...operations.map(({ operation, id }): [string, string] => [
      `#operation/${stringAt(operation, 'operationId') ?? ''}`,
      id,
    ]),
  ];
  return new Map(idsByAddress.map(([address, id]) => [address, `${routeBase}/${id}`]));
}

/** Hand-written texts for pages that do not exist. */
function listLostTexts(
  prose: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
  { proseDir = '' }: Options,
): string[] {
  const lost = [...prose.keys()].filter((id) => !ids.has(id));
  return lost.map((id) => `${proseDir}/${id}.mdx: the contract has no page "${id}" for this text`);
}

/** Links of the site to pages that do not exist. */
function listLostLinks(
  ids: ReadonlySet<string>,
  { linkedPages: { file, routes } = { file: '', routes: [] }, routeBase }: Options,
): string[] {
  const lost = routes.filter((route) => !ids.has(route.replace(`${routeBase}/`, '')));
  return lost.map((route) => `${file}: the contract has no page ${route}`);
}

function readProse(folder: string | undefined): Map<string, string> {
  if (folder === undefined || !existsSync(folder)) return new Map();
  const files = readdirSync(folder);
  return new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [path.basename(file, '.mdx'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}
