import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { apiReference } from '../../../config/apiReference';
import { createPages } from '../createPages';
import type { OperationData } from '../model/types';
import type { Options } from '../options';
import type { Page } from '../pages/Page';
import { renderPage } from './renderPage';

/** Pages of a contract that a test writes. */
export interface TestPages {
  ids: string[];
  /** The data of the first operation. */
  data: OperationData;
  /** The text of a page; of the first operation unless named. */
  text: (id?: string) => Promise<string>;
  /** A request sample of the first operation. */
  sample: (language?: string, example?: number) => string;
  /** The response samples of the first operation. */
  answers: string[];
}

/** Creates the pages of a contract that is written in YAML without `openapi` and `info`. */
export async function readPages(
  yaml: string,
  { openapi = '3.1.0', ...options }: Partial<Options> & { openapi?: string } = {},
): Promise<TestPages> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const site = { siteDir, siteConfig: { url: 'https://docs.example.com' } };
  try {
    const text = `openapi: ${openapi}\n${yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n"}${yaml}\n`;
    writeFileSync(path.join(siteDir, 'contract.yaml'), text);
    const all = {
      ...apiReference,
      linkedPages: { file: '', routes: [] },
      specPath: 'contract.yaml',
      ...options,
    };
    const { pages } = await createPages(site, all);
    const first = pages.find(({ kind }) => kind === 'api');
    const data = first?.data as OperationData;
    const find = (id: string): Page => {
      const page = pages.find((candidate) => candidate.id === id);
      if (page === undefined) throw new Error(`no page ${id}`);
      return page;
    };
    return {
      ids: pages.map(({ id }) => id),
      data,
      text: async (id = first?.id ?? '') => toString(await renderPage(find(id))),
      sample: (language = 'curl', example = 0) =>
        data.requestSamples[example]?.samples.find((one) => one.language === language)?.code ?? '',
      answers: data?.responseSamples.map(({ code }) => code) ?? [],
    };
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}
