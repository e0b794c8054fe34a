import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContract } from './contract/checkContract';
import { openContract } from './contract/Contract';
import { type ApiModel, readModel } from './model/readModel';
import { createPageContext, type PageContext } from './render/PageContext';
import { renderInfo } from './render/renderInfo';
import { renderOperation } from './render/renderOperation';
import { renderTag } from './render/renderTag';
import { buildRequests } from './samples/buildRequests';
import { renderSamplesHtml } from './samples/renderSamplesHtml';

/** What the pages are made from. */
export interface PageSources {
  /** Folder of the site; messages name files relative to it. */
  siteDir: string;
  /** The contract, relative to the site. */
  specPath: string;
  /** Folder of hand-written MDX, one file for each page that has some, relative to the site. */
  proseDir: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Path under which the pages are served. */
  routeBase: string;
  /** What the ids of the pages begin with: their folder below the docs. */
  idBase: string;
  downloadUrl?: string;
}

/** A page, ready to be written. */
export interface PreparedPage {
  id: string;
  kind: 'info' | 'tag' | 'api';
  text: string;
  /** Finished HTML of its request samples, where it has any. */
  samples?: string;
}

/**
 * Reads the contract and makes every page of it, without writing anything.
 *
 * @throws ContractError with file, line and column of every fault of the contract
 */
export function preparePages(sources: PageSources): { model: ApiModel; pages: PreparedPage[] } {
  const contract = openContract(sources.specPath, sources.siteDir);
  checkContract(contract);
  const model = readModel(contract);
  const prose = readProse(sources);
  const { siteUrl, routeBase, idBase } = sources;
  const startPage = (): PageContext => createPageContext({ model, siteUrl, routeBase, idBase });

  const pages: PreparedPage[] = [
    {
      id: model.infoId,
      kind: 'info',
      text: renderInfo(prose.get(model.infoId), sources.downloadUrl, startPage()),
    },
    ...model.tags.map((tag): PreparedPage => ({
      id: tag.id,
      kind: 'tag',
      text: renderTag(tag, prose.get(tag.id), startPage()),
    })),
    ...model.operations.map((operation): PreparedPage => {
      const requests = buildRequests(model, operation);
      const extras = { prose: prose.get(operation.id), hasSamples: requests.length > 0 };
      return {
        id: operation.id,
        kind: 'api',
        text: renderOperation(operation, extras, startPage()),
        ...(requests.length > 0 && { samples: renderSamplesHtml(requests, siteUrl) }),
      };
    }),
  ];
  const ids = new Set(pages.map(({ id }) => id));
  for (const id of prose.keys()) {
    if (!ids.has(id)) {
      throw new Error(
        `${sources.proseDir}/${id}.mdx: the contract has no page "${id}" for this text`,
      );
    }
  }
  return { model, pages };
}

function readProse({ siteDir, proseDir }: PageSources): Map<string, string> {
  const folder = join(siteDir, proseDir);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  return new Map(
    files.map((file) => [file.replace(/\.mdx$/, ''), readFileSync(join(folder, file), 'utf8')]),
  );
}
