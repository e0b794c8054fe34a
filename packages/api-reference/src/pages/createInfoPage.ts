import { h } from 'hastscript';
import { at, entriesAt, itemsAt, stringAt } from '../contract/json';
import type { Api, Server, Tag } from '../contract/readApi';
import { codeWord, descriptionList } from '../descriptions/elements';
import { link } from '../descriptions/links';
import { summarize } from '../descriptions/summarize';
import { describePart, listFields } from '../model/body';
import { describeFacts, describeValues, foldLong } from '../model/facts';
import {
  createPageContext,
  describe,
  type PageContext,
  type SiteAddresses,
  toAnchor,
} from '../model/PageContext';
import { describeExternalDocs, prosePart } from '../model/prose';
import { describeSecuritySchemes, linkUsedSchemes } from '../model/security';
import type { FieldData, Part } from '../model/types';
import type { Options } from '../options';
import { texts } from '../texts';
import { linkOperations } from './createTagPage';
import { type InfoPageData, listContents, section, toHeading } from './Page';

/** A shared schema, and the place that describes it first. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** Creates the page about the API as such. */
export function createInfoPage(
  api: Api,
  addresses: SiteAddresses,
  downloads: Pick<Options, 'downloadUrl' | 'otherDownloads'>,
  models: readonly NamedAddress[],
): InfoPageData {
  const page = createPageContext(api, addresses);
  const { infoId: id, title, version, servers } = api;
  const { root } = api.contract;
  const description = stringAt(root, 'info', 'description') ?? stringAt(root, 'info', 'summary');
  const { authentication, baseUrl, operations, servers: severalServers } = texts.sections;
  const text = servers.length > 1 ? severalServers : baseUrl;
  const heading: Part = { kind: 'heading', id: toHeading(baseUrl).id, text };
  const lead: Part = { kind: 'lead', parts: describePart(description, page, 2) };
  const intro = servers.length === 0 ? [lead] : [lead, heading];
  const described = servers.map((server) => describeServer(server, page));
  const docs = describeExternalDocs(at(root, 'externalDocs'), page);
  const reference = [
    ...section(authentication, describeSecuritySchemes(page)),
    ...section(
      operations,
      api.tags.map((tag) => describeTag(tag, page)),
    ),
    ...listModels(models, page),
  ];
  return {
    id,
    kind: 'info',
    frontMatter: {
      id,
      title,
      description: summarize(description ?? '', texts.info.summary(title, version)),
      sidebar_label: title,
      custom_edit_url: null,
    },
    toc: listContents(intro),
    referenceToc: listContents(reference),
    controls: { servers: servers.map(({ url }) => url) },
    data: {
      intro,
      servers: described,
      about: prosePart([...describeAbout(downloads, page), ...docs]),
      reference,
    },
  };
}

/** Where each shared schema is described. */
function listModels(models: readonly NamedAddress[], page: PageContext): Part[] {
  if (models.length === 0) return [];
  const { id, title, many } = texts.models;
  const links = models.map(({ name, address }) =>
    h('li', h('a', { href: address }, codeWord(name))),
  );
  const list = foldLong(h('ul', { dataList: 'chips' }, links), many);
  return section(title, prosePart([list]), page.takeAnchor(id));
}

function describeTag({ id, title, operations }: Tag, page: PageContext): Part {
  const link = h('a', { href: `${page.routeBase}/${id}` }, title);
  const cards: Part = { kind: 'cards', operations: linkOperations(operations, page) };
  return { kind: 'section', parts: [...prosePart([h('h3', link)]), cards] };
}

function describeServer({ template, url, declaration }: Server, page: PageContext): Part[] {
  return [
    ...prosePart([
      ...describe(stringAt(declaration, 'description'), page),
      ...(template === url ? [] : [h('p', [texts.info.template, codeWord(template), '.'])]),
    ]),
    ...describeVariables(declaration, page),
  ];
}

function describeVariables(server: unknown, page: PageContext): Part[] {
  const fields = entriesAt(server, 'variables').map(([name, variable]): FieldData => {
    const values = itemsAt(variable, 'enum').map((value) => ({ value }));
    return {
      id: page.takeAnchor(`${texts.anchors.server}-${toAnchor(name)}`),
      name,
      type: 'string',
      pills: [],
      parts: prosePart([
        ...describe(stringAt(variable, 'description'), page),
        ...describeFacts([[texts.keywords.default, stringAt(variable, 'default')]]),
        ...describeValues(values, page),
      ]),
    };
  });
  return listFields(fields);
}

/** Authentication, version, contact, license and downloads. */
function describeAbout(
  { downloadUrl, otherDownloads = {} }: Pick<Options, 'downloadUrl' | 'otherDownloads'>,
  page: PageContext,
) {
  const labels = texts.info;
  const info = (...keys: string[]) => stringAt(page.api.contract.root, 'info', ...keys);
  const linked = (text: string | undefined, url: string | undefined) =>
    text === undefined || url === undefined ? [text] : link(url, text, page);
  const email = info('contact', 'email');
  const identifier = info('license', 'identifier');
  const license = linked(info('license', 'name'), info('license', 'url'));
  const addresses = Object.entries({ [labels.downloadLink]: downloadUrl, ...otherDownloads });
  const downloads = addresses.flatMap(([text, href]) =>
    href === undefined ? [] : h('li', h('a', { href, download: true, className: 'button' }, text)),
  );
  return descriptionList([
    [texts.sections.authentication, ...linkUsedSchemes(page)],
    [labels.version, codeWord(page.api.version)],
    [
      labels.contact,
      ...linked(info('contact', 'name') ?? info('contact', 'url'), info('contact', 'url')),
    ],
    [labels.email, ...linked(email, `mailto:${email}`)],
    [labels.license, ...license, ...(identifier === undefined ? [] : [' ', codeWord(identifier)])],
    [labels.terms, ...linked(info('termsOfService'), info('termsOfService'))],
    [
      labels.download,
      downloads.length === 0 ? undefined : h('ul', { dataList: 'chips' }, downloads),
    ],
  ]);
}
