import { h } from 'hastscript';
import { at, entriesAt, itemsAt, stringAt } from '../contract/json';
import { describePart } from '../model/body';
import { describeValueList } from '../model/facts';
import {
  createPageContext,
  describe,
  type PageContext,
  type SiteAddresses,
  toAnchor,
} from '../model/PageContext';
import { codeWord, describeExternalDocs, descriptionList, link, prosePart } from '../model/prose';
import { type Api, listServers } from '../model/readApi';
import { describeSecuritySchemes } from '../model/security';
import type { Field, InfoData, Part } from '../model/types';
import { linkOperations } from './createTagPage';
import { element, frontMatter, section } from './mdx';
import { dataOf, importAll, type Page, showParts } from './Page';
import { summarize } from './summarize';

/** Where hand-written text lets the generated reference stand; without it, the text follows. */
const referenceMark = '{/* referencia */}';

interface InfoPageOptions extends SiteAddresses {
  /** Address of the contract for readers. */
  downloadUrl: string | undefined;
  /** Hand-written MDX, around the generated reference or below it. */
  prose: string | undefined;
}

/** Creates the page about the API as such. */
export function createInfoPage(
  api: Api,
  { prose, downloadUrl, ...addresses }: InfoPageOptions,
): Page {
  const page = createPageContext(api, addresses);
  const { texts } = addresses;
  const { infoId: id, title, version } = api;
  const description = describedAs(page);
  const infoData = describeInfo(description, downloadUrl, page);
  const servers = listServers(api.contract);
  const [start, end] = prose?.includes(referenceMark) ? prose.split(referenceMark) : ['', prose];
  const mdx = [
    frontMatter({
      id,
      title,
      description: summarize(description, texts.info.summary(title, version)),
      sidebar_label: title,
      custom_edit_url: null,
    }),
    `import Endpoint from '@site/src/components/api/Endpoint';\n${importAll(id)}`,
    element('Intro', { data: dataOf() }),
    ...(servers.length === 0
      ? []
      : [section(servers.length === 1 ? texts.sections.baseUrl : texts.sections.servers)]),
    ...servers.flatMap(({ url }, index) => [
      element('Endpoint', { base: url }),
      ...(infoData.servers[index]?.length ? [showParts(`.servers[${index}]`)] : []),
    ]),
    showParts('.about'),
    ...(start === undefined || start === '' ? [] : [start.trim()]),
    ...(infoData.security.length === 0
      ? []
      : [section(texts.sections.authentication), showParts('.security')]),
    section(texts.sections.operations),
    element('OperationsByTag', { data: dataOf() }),
    ...(end === undefined ? [] : [end.trim()]),
    '',
  ].join('\n\n');
  return { id, kind: 'info', mdx, data: infoData };
}

function describedAs({ contract: { root } }: PageContext): string {
  return stringAt(root, 'info', 'description') ?? stringAt(root, 'info', 'summary') ?? '';
}

function describeInfo(
  description: string,
  downloadUrl: string | undefined,
  page: PageContext,
): InfoData {
  const { api, contract, routeBase } = page;
  const docs = describeExternalDocs(at(contract.root, 'externalDocs'), page);
  return {
    intro: describePart(description, page, 2),
    servers: listServers(contract).map(({ template, url, declaration }) => [
      ...describePart(stringAt(declaration, 'description'), page),
      ...(template === url
        ? []
        : prosePart([h('p', [page.texts.info.template, codeWord(template), '.'])])),
      ...describeVariables(declaration, page),
    ]),
    security: describeSecuritySchemes(page),
    tags: api.tags.map(({ id, title, operations }) => ({
      heading: prosePart([h('h3', h('a', { href: `${routeBase}/${id}` }, title))]),
      operations: linkOperations(operations, page),
    })),
    otherTags: describeOtherTags(page),
    about: prosePart([...describeAbout(downloadUrl, page), ...docs]),
  };
}

function describeOtherTags(page: PageContext): Part[] {
  const used = new Set(page.api.tags.map(({ declaration }) => declaration));
  return itemsAt(page.contract.root, 'tags')
    .filter((tag) => !used.has(tag))
    .flatMap((tag) =>
      prosePart([
        h('h3', stringAt(tag, 'x-displayName') ?? stringAt(tag, 'name') ?? ''),
        ...describe(stringAt(tag, 'description'), page),
        ...describeExternalDocs(at(tag, 'externalDocs'), page),
      ]),
    );
}

function describeVariables(server: unknown, page: PageContext): Part[] {
  const fields = entriesAt(server, 'variables').map(([name, variable]): Field => {
    const values = itemsAt(variable, 'enum').map((value) => ({ value }));
    return {
      ...{
        id: page.takeAnchor(`${page.texts.anchors.server}-${toAnchor(name)}`),
        name,
        type: 'string',
        pills: [],
      },
      parts: prosePart([
        ...describe(stringAt(variable, 'description'), page),
        ...descriptionList([
          [page.texts.facts.default, codeWord(stringAt(variable, 'default') ?? '')],
        ]),
        ...(values.length === 0 ? [] : describeValueList(values, page)),
      ]),
    };
  });
  return fields.length === 0 ? [] : [{ kind: 'fields', fields }];
}

/** Version, contact, licence and download. */
function describeAbout(downloadUrl: string | undefined, page: PageContext) {
  const { root } = page.contract;
  const labels = page.texts.info;
  const info = (...keys: string[]) => stringAt(root, 'info', ...keys);
  const linked = (url: string | undefined, text: string) =>
    url === undefined ? [text] : link(url, text, page);
  const contact = info('contact', 'name') ?? info('contact', 'url');
  const email = info('contact', 'email');
  const license = info('license', 'name');
  const identifier = info('license', 'identifier');
  const terms = info('termsOfService');
  return descriptionList([
    [labels.version, codeWord(page.api.version)],
    ...(contact === undefined
      ? []
      : [[labels.contact, ...linked(info('contact', 'url'), contact)] as const]),
    ...(email === undefined ? [] : [[labels.email, ...linked(`mailto:${email}`, email)] as const]),
    ...(license === undefined
      ? []
      : [
          [
            labels.license,
            ...linked(info('license', 'url'), license),
            ...(identifier === undefined ? [] : [' ', codeWord(identifier)]),
          ] as const,
        ]),
    ...(terms === undefined ? [] : [[labels.terms, ...linked(terms, terms)] as const]),
    ...(downloadUrl === undefined
      ? []
      : [
          [
            labels.download,
            h('a', { href: downloadUrl, download: true }, labels.downloadLink),
          ] as const,
        ]),
  ]);
}
