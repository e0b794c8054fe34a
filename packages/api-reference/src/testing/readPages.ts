import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { completeContract, contractName, withContractFile } from '../contract/testing';
import { type CreatedPages, createPages } from '../createPages';
import type { Part } from '../model/types';
import type { Options } from '../options';
import type { GeneratedPage, OperationPageData } from '../pages/Page';
import { renderPage } from './renderPage';
import { testOptions } from './testOptions';

/** Pages of a contract that a test writes, and the data of its first operation. */
export interface TestPages extends Pick<OperationPageData, 'data' | 'controls' | 'programs'> {
  ids: string[];
  /** The section of the first operation with an anchor. */
  section: (anchor: string) => Part[];
  /** The text of a page; of the first operation unless named. */
  text: (id?: string) => string;
  /** The HTML of the first operation. */
  html: () => string;
  /** A request sample of the first operation. */
  sample: (language?: string, example?: number) => string;
  /** The response samples of the first operation. */
  answers: string[];
}

/** All pages of a contract. */
interface AllPages extends CreatedPages {
  pages: GeneratedPage[];
}

/** Creates the pages of a file. */
export async function createPagesOf(
  file: string,
  options: Partial<Options> = {},
): Promise<AllPages> {
  const site = { siteDir: path.dirname(file), siteConfig: { url: 'https://docs.example.com' } };
  const specPath = path.basename(file);
  const created = await createPages(site, {
    ...testOptions,
    proseDir: undefined,
    specPath,
    ...options,
  });
  return { ...created, pages: [...created.pages] };
}

/** Creates the pages of the text of a contract. */
export function createPagesFrom(text: string, options?: Partial<Options>): Promise<AllPages> {
  return withContractFile(text, (folder) =>
    createPagesOf(path.join(folder, contractName), options),
  );
}

/** Creates the pages of a contract that is written in YAML without `openapi` and `info`. */
export async function readPages(
  yaml: string,
  { openapi, ...options }: Partial<Options> & { openapi?: string } = {},
): Promise<TestPages> {
  const { pages } = await createPagesFrom(completeContract(yaml, openapi), options);
  const first = pages.find((page) => page.kind === 'api');
  const { data, controls, programs } = first ?? ({} as OperationPageData);
  const find = (id = first?.id): GeneratedPage => {
    const page = pages.find((candidate) => candidate.id === id);
    if (page === undefined) throw new Error(`no page ${id}`);
    return page;
  };
  return {
    ids: pages.map(({ id }) => id),
    data,
    controls,
    programs,
    section(anchor) {
      const start =
        data.main.findIndex((part) => part.kind === 'heading' && part.id === anchor) + 1;
      const end = data.main.findIndex((part, index) => index >= start && part.kind === 'heading');
      return start === 0 ? [] : data.main.slice(start, end < 0 ? undefined : end);
    },
    text: (id) => toString(renderPage(find(id))),
    html: () => toHtml(renderPage(find())),
    sample: (language = 'curl', example = 0) =>
      data.requestSamples[example]?.samples.find((one) => one.language === language)?.code ?? '',
    answers: data?.responseSamples.map(({ code }) => code) ?? [],
  };
}
