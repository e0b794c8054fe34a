import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { type CreatedPages, createPages } from '../createPages';
import type { Part } from '../model/types';
import type { GeneratedPage, OperationPageData } from '../pages/Page';
import { completeContract, contractName } from './contracts';
import { renderPage } from './renderPage';
import { testOptions } from './testOptions';

/** Pages of a contract that a test writes, and the data of its first operation. */
export interface TestPages
  extends Pick<OperationPageData, 'data' | 'controls' | 'programs'>, CreatedPages {
  /** The section of the first operation with an anchor. */
  section: (anchor: string) => Part[];
  /** The text of a page; of the first operation unless named. */
  text: (id?: string) => string;
  /** The HTML of the first operation. */
  html: () => string;
  /** A request of the first operation in curl, the only language of these pages. */
  sample: (example?: number) => string;
  /** The response samples of the first operation. */
  answers: string[];
}

const site = { siteConfig: { url: 'https://docs.example.com' } };

/** Creates the pages of a file, in every language unless some are given. */
export function createPagesOf(
  file: string,
  sampleLanguages = testOptions.sampleLanguages,
): CreatedPages {
  const specPath = path.basename(file);
  const own = { ...testOptions, proseDir: undefined, specPath, sampleLanguages };
  return createPages({ ...site, siteDir: path.dirname(file) }, own);
}

/** Creates the pages of a contract that is written in YAML without `openapi` and `info`. */
export function readPages(yaml: string, openapi?: string): TestPages {
  const folder = createTestFolder({ [contractName]: completeContract(yaml, openapi) });
  const languages = [{ language: 'curl', highlight: 'bash' }];
  const created = createPagesOf(path.join(folder, contractName), languages);
  const first = created.pages.find((page) => page.kind === 'api');
  if (first === undefined) throw new Error('no operation');
  const { data, controls, programs } = first;
  const find = (id = first.id): GeneratedPage => {
    const page = created.pages.find((candidate) => candidate.id === id);
    if (page === undefined) throw new Error(`no page ${id}`);
    return page;
  };
  return {
    ...created,
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
    sample: (example = 0) => data.requestSamples[example]?.samples[0]?.code ?? '',
    answers: data.responseSamples.map(({ code }) => code),
  };
}
