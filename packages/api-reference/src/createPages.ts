import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundledContract } from './contract/BundledContract';
import { stringAt } from './contract/json';
import { type Api, readApi } from './contract/readApi';
import { readApiContract } from './contract/readApiContract';
import type { Options } from './options';
import { createInfoPage } from './pages/createInfoPage';
import { createOperationPage } from './pages/createOperationPage';
import { createTagPage } from './pages/createTagPage';
import { createModels } from './pages/Models';
import type { GeneratedPage } from './pages/Page';
import { type PageProse, referenceFile } from './pages/writePage';
import { apiTexts } from './texts';

/** The site that the pages are for: a load context of Docusaurus, or the used part of it. */
export interface TargetSite {
  siteDir: string;
  siteConfig: { url: string };
}

/** All pages of a contract. */
export interface CreatedPages {
  contract: BundledContract;
  api: Api;
  /** They are made as they are asked for, once. */
  pages: Iterable<GeneratedPage>;
  /** How many there are, but for those of models. */
  pageCount: number;
  /** Hand-written texts by the id of their page. */
  prose: ReadonlyMap<string, PageProse>;
}

/**
 * Reads the contract and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every problem of the contract
 * @throws Error naming what of the site is for a page that the contract does not have
 */
export async function createPages(
  { siteDir, siteConfig }: TargetSite,
  options: Options,
): Promise<CreatedPages> {
  const { routeBase, language, sampleLanguages: languages } = options;
  const texts = apiTexts[language];
  const contract = await readApiContract(options.specPath, siteDir, options.allowOuterFiles);
  const api = readApi(contract, texts);
  const prose = readProse(siteDir, options);
  const infoRoute = options.isAlone ? routeBase : `${routeBase}/${api.infoId}`;
  const pages = listAddresses(api, routeBase, infoRoute);
  const shared = { texts, siteUrl: siteConfig.url, pages, routeBase, infoRoute };
  const idBase = idBaseOf(options);
  const ids = new Set([api.infoId, ...[...api.tags, ...api.operations].map(({ id }) => id)]);
  const models = createModels(api, shared, ids);
  const withModels = { ...shared, models };
  function* makePages(): Generator<GeneratedPage> {
    for (const tag of api.tags) yield createTagPage(api, tag, shared, prose.has(tag.id));
    const neighbors = listNeighbors(api, idBase);
    for (const operation of api.operations) {
      const own = { languages, neighbors: neighbors.get(operation) };
      yield createOperationPage(api, operation, withModels, own);
    }
    yield* models.pages();
    yield createInfoPage(api, shared, options, models.list());
  }
  const { proseDir = '', linkedPages = { file: '', routes: [] } } = options;
  const lostTexts = [...prose.keys()].filter((id) => !ids.has(id));
  const lostLinks = linkedPages.routes.filter(
    (route) => !ids.has(route.replace(`${routeBase}/`, '')),
  );
  const lost = [
    ...lostTexts.map(
      (id) => `${proseDir}/${id}.mdx: the contract has no page "${id}" for this text`,
    ),
    ...lostLinks.map((route) => `${linkedPages.file}: the contract has no page ${route}`),
  ];
  if (lost.length > 0) {
    const routes = [...ids].map((id) => `${routeBase}/${id}`).join(', ');
    const help = 'Another contract: see packages/api-reference/README.md';
    throw new Error([...lost, `The contract has ${routes}`, help].join('\n'));
  }
  return { contract, api, pages: makePages(), pageCount: ids.size, prose };
}

/** The docs before and after each operation; pages of tags, which are between those of operations in the sidebar, are skipped. */
function listNeighbors({ tags }: Api, idBase: string) {
  const inOrder = [...new Set(tags.flatMap(({ operations }) => operations))];
  const docId = (index: number) => inOrder[index] && idBase + inOrder[index].id;
  return new Map(
    inOrder.map((operation, index) => [
      operation,
      { before: docId(index - 1), after: docId(index + 1) },
    ]),
  );
}

/** Folder of the pages below that of the docs, as the ids of docs begin. */
export function idBaseOf({ docsDir, outputDir }: Options): string {
  const folder = path.relative(docsDir, outputDir).split(path.sep).join('/');
  return folder === '' ? '' : `${folder}/`;
}

/** Routes of pages, and the anchors `#tag/…` and `#operation/…` of references on one page, by which many contracts link. */
function listAddresses({ tags, operations }: Api, routeBase: string, infoRoute: string) {
  const addresses = new Map([[infoRoute, infoRoute]]);
  const add = (id: string, ...anchors: string[]) => {
    const route = `${routeBase}/${id}`;
    for (const address of [route, ...anchors]) addresses.set(address, route);
  };
  for (const { declaration, title, id } of tags) {
    add(id, `#tag/${(stringAt(declaration, 'name') ?? title).replaceAll(' ', '-')}`);
  }
  for (const { operation, id } of operations) {
    add(id, `#operation/${stringAt(operation, 'operationId') ?? ''}`);
  }
  return addresses;
}

function readProse(siteDir: string, { proseDir, outputDir }: Options): Map<string, PageProse> {
  if (proseDir === undefined || !existsSync(path.join(siteDir, proseDir))) return new Map();
  const folder = path.relative(outputDir, proseDir).split(path.sep).join('/');
  const names = readdirSync(path.join(siteDir, proseDir)).filter((name) => name.endsWith('.mdx'));
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(siteDir, proseDir, name), 'utf8');
      return [
        path.basename(name, '.mdx'),
        {
          from: folder.startsWith('.') ? `${folder}/${name}` : `./${folder}/${name}`,
          hasReference: text.includes(`/${referenceFile}'`),
        },
      ];
    }),
  );
}
