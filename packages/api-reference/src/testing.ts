import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { sampleRenderers } from '@aifindr-docs/request-samples';
import type { GeneratedPage } from './createPages';
import { createPages } from './createPages';
import type { Options } from './options';

/** Options of tests: every language of samples. */
export const testOptions: Options = {
  specPath: 'contract.yaml',
  outputDir: 'docs/api',
  routeBase: '/docs/api',
  proseDir: 'docs/_api',
  sampleLanguages: Object.keys(sampleRenderers).map((language) => ({
    language,
    highlight: 'javascript',
  })),
  defaultLanguage: 'curl',
  languageKeys: { storage: 'language', parameter: 'lang' },
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
};

/** YAML as a contract: with `openapi`, `info` and `paths`, unless it has them. */
export function completeContract(yaml: string, openapi = '3.1.0'): string {
  if (yaml.includes('openapi:') || yaml.startsWith('{')) return yaml;
  const info = yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  const paths = yaml.includes('paths:') ? '' : 'paths: { /x: { get: { responses: {} } } }\n';
  return `openapi: ${openapi}\n${info}${paths}${yaml}\n`;
}

/** Creates the pages of a file, in every language unless some are given. */
export function createPagesOf(file: string, sampleLanguages = testOptions.sampleLanguages) {
  const own = { proseDir: undefined, specPath: path.basename(file), sampleLanguages };
  return createPages(path.dirname(file), { ...testOptions, ...own });
}

/** The pages of a contract that is written in YAML without `openapi` and `info`, in curl; `first` is that of its first operation. */
export function readPages(yaml: string, openapi?: string) {
  const folder = createTestFolder({ 'contract.yaml': completeContract(yaml, openapi) });
  const languages = [{ language: 'curl', highlight: 'bash' }];
  const created = createPagesOf(path.join(folder, 'contract.yaml'), languages);
  const first = created.pages.find((page) => page.kind === 'api');
  if (first === undefined) throw new Error('no operation');
  return { ...created, first };
}

/** The HTML of a page, which its component places. */
export function partsOf(page: GeneratedPage): Root {
  const children: ElementContent[] = Object.values(page.data).flatMap((nodes) => [...nodes]);
  return fromHtml(toHtml({ type: 'root', children }), { fragment: true });
}

/** Elements of descriptions and samples. */
const allowedElements =
  /^(a|address|blockquote|br|code|dd|del|details|div|dl|dt|em|h[2-6]|hr|li|ol|p|pre|section|span|strong|sup|summary|table|tbody|td|th|thead|tr|ul|var|wbr)$/;

/** What is wrong with a page: anchors that it has twice or links to and does not have, and what could run or load something. */
export function findErrors(page: GeneratedPage): string[] {
  const elements = selectAll('*', partsOf(page));
  const ids = elements.flatMap(({ properties }) => properties.id ?? []).map(String);
  const hrefs = elements.flatMap(({ properties }) => properties.href ?? []).map(String);
  const names = elements.flatMap(({ properties }) => Object.keys(properties));
  return [
    ...elements.map(({ tagName }) => tagName).filter((name) => !allowedElements.test(name)),
    ...ids.filter((id, index) => ids.indexOf(id) < index),
    ...hrefs.filter((href) => !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href)),
    ...hrefs.filter((href) => /^#./.test(href) && !ids.includes(decodeURIComponent(href.slice(1)))),
    ...names.filter((name) => /^(on.*|style|src|srcSet|srcDoc|formAction)$/i.test(name)),
  ];
}
