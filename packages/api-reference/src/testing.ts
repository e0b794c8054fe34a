import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { sampleWriters } from '@aifindr-docs/request-samples';
import { type Api, readApi } from './contract/readApi';
import { readContract } from './contract/readContract';
import { createPages } from './createPages';
import type { Options } from './options';
import type { GeneratedPage } from './pages/Page';

/** Options of tests: every language of samples, texts in Spanish. */
export const testOptions: Options = {
  specPath: 'contract.yaml',
  outputDir: 'docs/api',
  routeBase: '/docs/api',
  proseDir: 'docs/_api',
  sampleLanguages: Object.keys(sampleWriters).map((language) => ({
    language,
    highlight: 'javascript',
  })),
  defaultLanguage: 'curl',
  languageKeys: { storage: 'language', parameter: 'lang' },
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
};

const contractName = 'contract.yaml';

/** YAML as a contract: with `openapi`, `info` and `paths`, unless it has them. */
export function completeContract(yaml: string, openapi = '3.1.0'): string {
  if (yaml.includes('openapi:') || yaml.startsWith('{')) return yaml;
  const info = yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  const paths = yaml.includes('paths:') ? '' : 'paths: { /x: { get: { responses: {} } } }\n';
  return `openapi: ${openapi}\n${info}${paths}${yaml}\n`;
}

/** The operations and tags of a contract that is written in YAML without `openapi` and `info`. */
export function readTestApi(yaml: string, openapi?: string): Api {
  const folder = createTestFolder({ [contractName]: completeContract(yaml, openapi) });
  return readApi(readContract(contractName, folder));
}

/** Creates the pages of a file, in every language unless some are given. */
export function createPagesOf(file: string, sampleLanguages = testOptions.sampleLanguages) {
  const own = { proseDir: undefined, specPath: path.basename(file), sampleLanguages };
  return createPages(path.dirname(file), { ...testOptions, ...own });
}

/** Creates the pages of a contract that is written in YAML without `openapi` and `info`, in curl; most of the rest is of its first operation. */
export function readPages(yaml: string, openapi?: string) {
  const folder = createTestFolder({ [contractName]: completeContract(yaml, openapi) });
  const languages = [{ language: 'curl', highlight: 'bash' }];
  const created = createPagesOf(path.join(folder, contractName), languages);
  const first = created.pages.find((page) => page.kind === 'api');
  if (first === undefined) throw new Error('no operation');
  const { data, controls, programs } = first;
  const html = toHtml(partsOf(first));
  return {
    ...created,
    data,
    controls,
    programs,
    html,
    /** The HTML of the section with an anchor. */
    section: (anchor: string) =>
      html.split('<h2 ').find((section) => section.startsWith(`id="${anchor}"`)) ?? '',
    /** The text of a page. */
    text(id = first.id) {
      const page = created.pages.find((candidate) => candidate.id === id);
      return page === undefined ? '' : toString(partsOf(page));
    },
    sample: () => toString(fromHtml(programs[controls.examples[0]?.name ?? '']?.curl ?? '')),
    /** The response samples. */
    answers: controls.responses.map((_response, index) =>
      selectAll('pre', toRoot(data[`response-${index}`]))
        .map(toString)
        .join(),
    ),
  };
}

/** The HTML of a page, which its component places. */
export function partsOf(page: GeneratedPage): Root {
  return fromHtml(toHtml(toRoot(Object.values(page.data).flat())), { fragment: true });
}

/** Nodes as a tree. */
export function toRoot(nodes: readonly ElementContent[] = []): Root {
  return { type: 'root', children: [...nodes] };
}
