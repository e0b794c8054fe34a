import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesAt, stringAt } from './contract/json';
import { type Api, readApi } from './contract/readApi';
import { type Contract, readContract } from './contract/readContract';
import type { PageContext } from './model/PageContext';
import type { Options } from './options';
import { createInfoPage } from './pages/createInfoPage';
import { createOperationPage } from './pages/createOperationPage';
import { createTagPage } from './pages/createTagPage';
import type { GeneratedPage } from './pages/Page';
import { type PageProse, referenceFile } from './pages/writePage';

/** The site that the pages are for: a load context of Docusaurus, or the used part of it. */
export interface TargetSite {
  siteDir: string;
  siteConfig: { url: string };
}

/** All pages of a contract. */
export interface CreatedPages {
  contract: Contract;
  api: Api;
  pages: GeneratedPage[];
  /** Hand-written texts by the id of their page. */
  prose: ReadonlyMap<string, PageProse>;
}

/** Letters of all pages, as JSON: more would keep a build busy. */
const sizeLimit = 45_000_000;

/**
 * Reads the contract and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every problem of the contract
 * @throws Error naming what of the site is for a page that the contract does not have
 */
export function createPages({ siteDir, siteConfig }: TargetSite, options: Options): CreatedPages {
  const { routeBase, sampleLanguages: languages } = options;
  const contract = readContract(options.specPath, siteDir);
  const api = readApi(contract);
  const prose = readProse(siteDir, options);
  checkLinks(api, prose, options);
  const infoRoute = `${routeBase}/${api.infoId}`;
  const pages = listAddresses(api, routeBase, infoRoute);
  const shared = { siteUrl: siteConfig.url, pages, routeBase, infoRoute };
  const neighbors = listNeighbors(api, idBaseOf(options));
  /** Where the first page describes each shared schema. */
  const described = new Map<unknown, string>();
  const problems: string[] = [];
  let size = 0;
  const operations = api.operations.flatMap((operation) => {
    const onDescribed = ({ state }: PageContext) => {
      for (const direction of [undefined, 'request', 'response'] as const) {
        for (const [schema, anchor] of state.anchorsIn(direction)) {
          const address = `${routeBase}/${operation.id}#${anchor}`;
          if (!described.has(schema)) described.set(schema, address);
        }
      }
    };
    const own = { languages, neighbors: neighbors.get(operation), onDescribed };
    if (problems.length > 0 || size > sizeLimit) return [];
    try {
      const page = createOperationPage(api, operation, shared, own);
      size += JSON.stringify(page).length;
      if (size > sizeLimit) {
        throw new Error('makes pages of more than 45 MB: describe fewer fields');
      }
      return [page];
    } catch (error) {
      const reason = error instanceof RangeError ? 'is nested too deep' : (error as Error).message;
      problems.push(`${contract.placeOf(operation.declaration)} ${reason}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const models = entriesAt(contract.root, 'components', 'schemas').flatMap(([name, schema]) => {
    const address = described.get(schema);
    return address === undefined ? [] : [{ name, address }];
  });
  return {
    contract,
    api,
    prose,
    pages: [
      ...api.tags.map((tag) => createTagPage(api, tag, shared, prose.has(tag.id))),
      ...operations,
      createInfoPage(api, shared, options, models),
    ],
  };
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
  const folder = path.relative(docsDir, outputDir);
  return folder === '' ? '' : `${folder.split(path.sep).join('/')}/`;
}

/** Routes of pages, and the anchors `#tag/…` and `#operation/…` of references on one page, by which many contracts link. */
function listAddresses({ tags, operations }: Api, routeBase: string, infoRoute: string) {
  const addresses = new Map([[infoRoute, infoRoute]]);
  const add = (id: string, anchor: string) => {
    const route = `${routeBase}/${id}`;
    addresses.set(route, route).set(anchor, route);
  };
  for (const { title, id } of tags) add(id, `#tag/${title.replaceAll(' ', '-')}`);
  for (const { declaration, id } of operations) {
    add(id, `#operation/${stringAt(declaration, 'operationId') ?? ''}`);
  }
  return addresses;
}

/** Refuses texts and links of the site for pages that the contract does not have. */
function checkLinks(
  { infoId, tags, operations }: Api,
  prose: CreatedPages['prose'],
  { routeBase, proseDir = '', linkedPages = { file: '', routes: [] } }: Options,
): void {
  const ids = new Set([infoId, ...[...tags, ...operations].map(({ id }) => id)]);
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
  if (lost.length === 0) return;
  const routes = [...ids].map((id) => `${routeBase}/${id}`).join(', ');
  const help = 'Another contract: see packages/api-reference/README.md';
  throw new Error([...lost, `The contract has ${routes}`, help].join('\n'));
}

function readProse(siteDir: string, { proseDir, outputDir }: Options): Map<string, PageProse> {
  if (proseDir === undefined || !existsSync(path.join(siteDir, proseDir))) return new Map();
  const folder = path.relative(outputDir, proseDir).split(path.sep).join('/');
  const names = readdirSync(path.join(siteDir, proseDir)).filter((name) => name.endsWith('.mdx'));
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(siteDir, proseDir, name), 'utf8');
      const from = folder.startsWith('.') ? `${folder}/${name}` : `./${folder}/${name}`;
      const hasReference = text.includes(`/${referenceFile}'`);
      return [path.basename(name, '.mdx'), { from, hasReference }];
    }),
  );
}
