import type { Element } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, itemsAt, stringAt } from '../contract/json';
import type { Api, Operation, Server, Tag } from '../contract/readApi';
import { codeWord, descriptionList, link } from '../descriptions/elements';
import { firstSentence, summarize } from '../descriptions/markdownToHast';
import { texts } from '../texts';
import {
  createField,
  describeExternalDocs,
  describeFacts,
  describeValues,
  foldLong,
  listFields,
  typeLabel,
} from './elements';
import type { InfoPageData, Nodes, TagPageData } from './Page';
import {
  createPageContext,
  describe,
  lead,
  listContents,
  type PageContext,
  prose,
  section,
  sectionAnchor,
  type Site,
  toAnchor,
} from './PageContext';
import { describeSecuritySchemes, linkUsedSchemes } from './security';

/**
 * Creates the page about the API as such.
 *
 * @param described where the first page describes each schema
 */
export function createInfoPage(
  api: Api,
  site: Site,
  described: ReadonlyMap<unknown, string>,
): InfoPageData {
  const page = createPageContext(api, site);
  const { infoId: id, title, version, servers } = api;
  const { root } = api.contract;
  const description = stringAt(root, 'info', 'description') ?? stringAt(root, 'info', 'summary');
  const { authentication, baseUrl, operations, servers: severalServers } = texts.sections;
  const heading = h(
    'h2',
    { id: sectionAnchor(baseUrl) },
    servers.length > 1 ? severalServers : baseUrl,
  );
  const intro = [
    lead(prose(describe(description, page, 2))),
    ...(servers.length === 0 ? [] : [heading]),
  ];
  const tags = api.tags.map((tag) => {
    const name = h('a', { href: `${page.routeBase}/${tag.id}` }, tag.title);
    return h('section', [...prose([h('h3', name)]), listOperations(tag.operations, page)]);
  });
  const reference = [
    ...section(authentication, describeSecuritySchemes(page)),
    ...section(operations, tags),
    ...listModels(described, page),
  ];
  const docs = describeExternalDocs(at(root, 'externalDocs'), page);
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
      lead: intro,
      about: prose([...describeAbout(page), ...docs]),
      reference,
      ...Object.fromEntries(
        servers.map((server, index) => [`server-${index}`, describeServer(server, page)]),
      ),
    },
  };
}

/** Where each shared schema is described. */
function listModels(described: ReadonlyMap<unknown, string>, page: PageContext): Nodes {
  const { id, title, many } = texts.models;
  const links = [...page.api.contract.names].flatMap(([schema, name]) => {
    const href = described.get(schema);
    return href === undefined ? [] : [h('li', h('a', { href }, codeWord(name)))];
  });
  if (links.length === 0) return [];
  return section(title, prose([foldLong(links, 'chips', many)]), page.takeAnchor(id));
}

function describeServer({ template, url, declaration }: Server, page: PageContext): Nodes {
  const fields = entriesAt(declaration, 'variables').map(([name, variable]) => {
    const values = itemsAt(variable, 'enum').map((value) => ({ value }));
    return createField({
      id: page.takeAnchor(`servidor-${toAnchor(name)}`),
      name,
      type: typeLabel('string'),
      nodes: prose([
        ...describe(stringAt(variable, 'description'), page),
        ...describeFacts([[texts.keywords.default, stringAt(variable, 'default')]]),
        ...describeValues(values, page),
      ]),
    });
  });
  return [
    ...prose([
      ...describe(stringAt(declaration, 'description'), page),
      ...(template === url ? [] : [h('p', [texts.info.template, codeWord(template), '.'])]),
    ]),
    ...listFields(fields),
  ];
}

/** Authentication, version, contact, license and downloads. */
function describeAbout(page: PageContext): Element[] {
  const { downloadUrl, otherDownloads } = page;
  const labels = texts.info;
  const info = (...keys: string[]) => stringAt(page.api.contract.root, 'info', ...keys);
  const linked = (text: string | undefined, url: string | undefined) =>
    text === undefined || url === undefined ? [text] : link(url, text, page);
  const email = info('contact', 'email');
  const contact = info('contact', 'url');
  const identifier = info('license', 'identifier');
  const license = linked(info('license', 'name'), info('license', 'url'));
  const addresses = Object.entries({ [labels.downloadLink]: downloadUrl, ...otherDownloads });
  const downloads = addresses.flatMap(([text, href]) =>
    href === undefined ? [] : h('li', h('a', { href, download: true, className: 'button' }, text)),
  );
  return descriptionList([
    [texts.sections.authentication, ...linkUsedSchemes(page)],
    [labels.version, codeWord(page.api.version)],
    [labels.contact, ...linked(info('contact', 'name') ?? contact, contact)],
    [labels.email, ...linked(email, `mailto:${email}`)],
    [labels.license, ...license, ...(identifier === undefined ? [] : [' ', codeWord(identifier)])],
    [labels.terms, ...linked(info('termsOfService'), info('termsOfService'))],
    [
      labels.download,
      downloads.length === 0 ? undefined : h('ul', { dataList: 'chips' }, downloads),
    ],
  ]);
}

/** Creates the page of a tag: what the group is for, and its operations. */
export function createTagPage(
  api: Api,
  { id, title, declaration, operations }: Tag,
  site: Site,
  hasProse: boolean,
): TagPageData {
  const page = createPageContext(api, site);
  const description = stringAt(declaration, 'description') ?? '';
  const names = operations.map((operation) => operation.title).join(', ');
  const docs = describeExternalDocs(at(declaration, 'externalDocs'), page);
  const nodes = [
    lead(prose([...describe(description, page, 2), ...docs])),
    ...section(texts.sections.operations, [listOperations(operations, site)]),
  ];
  return {
    id,
    kind: 'tag',
    frontMatter: {
      id,
      title,
      description: summarize(description, texts.tag.summary(title, api.title, names)),
      sidebar_label: title,
      custom_edit_url: null,
      // Its only heading would be the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(nodes),
    data: { page: nodes },
  };
}

/** Operations as cards, each with its method, path and the first sentence of its description. */
function listOperations(operations: readonly Operation[], { routeBase }: Site): Element {
  const cards = operations.map(({ id, title, method, path, isDeprecated, description = '' }) => {
    const text = firstSentence(description);
    return h('li', { className: 'card api-card' }, [
      h('a', { href: `${routeBase}/${id}` }, title),
      ...(isDeprecated ? [h('span', { className: 'chip' }, texts.labels.deprecatedOperation)] : []),
      h('p', { className: 'api-path' }, [
        h('span', { dataMethod: method, translate: 'no' }, method.toUpperCase()),
        h('code', { translate: 'no' }, h('address', path)),
      ]),
      ...(text === undefined ? [] : [h('p', text)]),
    ]);
  });
  return h('ul', { className: 'cards api-cards' }, cards);
}
