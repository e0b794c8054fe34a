import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { sampleLanguages } from '@aifindr-docs/request-samples';
import { createPages } from './createPages';
import type { Operation } from './openapi/model';
import { readApi, type ReadDocument } from './openapi/readApi';
import type { Options } from './options';
import type { GeneratedPage } from './pages/Page';

const fileName = 'openapi.yaml';

/** Options of tests, with every language of samples. */
export const testOptions: Options = {
  specPath: fileName,
  rulesPath: path.join(__dirname, '../../../redocly.yaml'),
  outputDir: 'docs/api',
  routeBase: '/docs/api',
  proseDir: 'docs/_api',
  sampleLanguages: sampleLanguages.map((language) => ({ language, highlight: 'javascript' })),
  defaultLanguage: 'curl',
  languageKeys: { storage: 'language', parameter: 'lang' },
  sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
};

/** Completes YAML with `openapi` and, if missing, `info` and `paths`. JSON, and YAML that has `openapi`, stays as it is. */
export function completeDocument(yamlOrJson: string): string {
  if (yamlOrJson.includes('openapi:') || yamlOrJson.startsWith('{')) return yamlOrJson;
  const info = yamlOrJson.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  const paths = yamlOrJson.includes('paths:') ? '' : 'paths: { /x: { get: { responses: {} } } }\n';
  return `openapi: 3.1.0\n${info}${paths}${yamlOrJson}\n`;
}

/** Creates the pages of a document that may be incomplete, with samples in curl. `first` is the first operation's page, `page` its hast. */
export async function renderTestPages(documentYaml: string) {
  const siteDir = createTestFolder({ [fileName]: completeDocument(documentYaml) });
  const curl = testOptions.sampleLanguages.filter(({ language }) => language === 'curl');
  const created = await createPages(siteDir, { ...testOptions, sampleLanguages: curl });
  const first = created.pages.find((page) => page.kind === 'api');
  if (first === undefined) throw new Error('no operation');
  return { ...created, first, page: renderParts(first) };
}

/** Creates a folder with the given files, and reads its document `openapi.yaml`. */
export function readTestDocument(files: Readonly<Record<string, string>>): Promise<ReadDocument> {
  return readApi({ ...testOptions, siteDir: createTestFolder(files) });
}

/** Reads the first operation of a document that may be incomplete (`completeDocument`). */
export async function readFirstOperation(documentYaml: string): Promise<Operation> {
  const { api } = await readTestDocument({ [fileName]: completeDocument(documentYaml) });
  const [operation] = api.operations;
  if (operation === undefined) throw new Error('no operation');
  return operation;
}

/** Renders all static parts of a page as HTML, and parses it. */
export function renderParts(page: GeneratedPage): Root {
  const children: ElementContent[] = Object.values(page.data).flatMap((nodes) => [...nodes]);
  return fromHtml(toHtml({ type: 'root', children }), { fragment: true });
}

/** Lists the texts of the elements that a selector matches, each on one line. */
export function listTexts(tree: Root | Element, selector: string): string[] {
  return selectAll(selector, tree).map((element) =>
    toString(element).replaceAll(/\s+/g, ' ').trim(),
  );
}

/** Matches the tag names that the static parts of a page may contain. Any other, such as `script` or `img`, is an error. */
const allowedElements =
  /^(a|address|blockquote|br|code|dd|del|details|div|dl|dt|em|h[2-6]|hr|li|ol|p|pre|section|span|strong|sup|summary|table|tbody|td|th|thead|tr|ul|var|wbr)$/;

/** Lists duplicate ids, links to missing anchors or of a forbidden kind, and elements and attributes that are not allowed in pages. */
export function findHtmlErrors(page: GeneratedPage): string[] {
  const elements = selectAll('*', renderParts(page));
  const ids = elements.flatMap(({ properties }) => properties.id ?? []).map(String);
  const hrefs = elements.flatMap(({ properties }) => properties.href ?? []).map(String);
  const attributes = elements.flatMap(({ properties }) => Object.keys(properties));
  return [
    ...elements.map(({ tagName }) => tagName).filter((name) => !allowedElements.test(name)),
    ...ids.filter((id, index) => ids.indexOf(id) < index),
    ...hrefs.filter((href) => !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href)),
    ...hrefs.filter((href) => /^#./.test(href) && !ids.includes(decodeURIComponent(href.slice(1)))),
    ...attributes.filter((name) => /^(on.*|style|src|srcSet|srcDoc|formAction)$/i.test(name)),
  ];
}
