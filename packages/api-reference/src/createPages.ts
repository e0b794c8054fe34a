import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Api, readApi } from './contract/readApi';
import { readContract } from './contract/readContract';
import type { Options } from './options';
import { createOperationPage } from './pages/createOperationPage';
import { createInfoPage, createTagPage } from './pages/createOverviews';
import type { GeneratedPage, OperationPageData } from './pages/Page';
import { type PageProse, referenceFile } from './pages/writePage';

/** The site that the pages are for: a load context of Docusaurus, or the used part of it. */
export interface TargetSite {
  siteDir: string;
  siteConfig: { url: string };
}

/** Letters of all pages, as JSON: more would keep a build busy. */
const sizeLimit = 45_000_000;

/**
 * Reads the contract and creates all its pages, without writing anything.
 *
 * @throws Error with file, line and column of every problem of the contract
 * @throws Error naming what of the site is for a page that the contract does not have
 */
export function createPages({ siteDir, siteConfig }: TargetSite, options: Options) {
  const contract = readContract(options.specPath, siteDir);
  const api = readApi(contract);
  const prose = readProse(siteDir, options);
  checkLinks(api, prose, options);
  const site = { ...options, siteUrl: siteConfig.url };
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
      const page = createOperationPage(api, operation, site, neighbors, described);
      operations.push(page);
      size += JSON.stringify(page).length;
      if (size > sizeLimit) {
        throw new Error('makes pages of more than 45 MB: describe fewer fields');
      }
    } catch (error) {
      const reason = error instanceof RangeError ? 'is nested too deep' : (error as Error).message;
      problems.push(`${contract.placeOf(operation.declaration)} ${reason}`);
      if (size > sizeLimit) break;
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const tags = api.tags.map((tag) => createTagPage(api, tag, site, prose.has(tag.id)));
  const info = createInfoPage(api, site, described);
  const pages: GeneratedPage[] = [...tags, ...operations, info];
  return { api, prose, pages };
}

/** Folder of the pages below that of the docs, as the ids of docs begin. */
export function idBaseOf({ docsDir, outputDir }: Options): string {
  const folder = path.relative(docsDir, outputDir);
  return folder === '' ? '' : `${folder.split(path.sep).join('/')}/`;
}

/** Refuses texts and links of the site for pages that the contract does not have. */
function checkLinks(
  { infoId, tags, operations }: Api,
  prose: ReadonlyMap<string, PageProse>,
  { routeBase, proseDir = '', linkedPages }: Options,
): void {
  const ids = [infoId, ...[...tags, ...operations].map(({ id }) => id)];
  const routes = ids.map((id) => `${routeBase}/${id}`);
  const texts = [...prose.keys()].filter((id) => !ids.includes(id));
  const links = linkedPages?.routes.filter((route) => !routes.includes(route)) ?? [];
  const lost = [
    ...texts.map((id) => `${proseDir}/${id}.mdx: the contract has no page "${id}" for this text`),
    ...links.map((route) => `${linkedPages?.file}: the contract has no page ${route}`),
  ];
  if (lost.length === 0) return;
  throw new Error([...lost, `The contract has ${routes.join(', ')}`].join('\n'));
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
