import type { Element } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, itemsAt, stringAt } from '../contract/json';
import type { Api, Operation, Server, Tag } from '../contract/readApi';
import { firstSentence, link, markdownToHast, summarize } from '../descriptions/markdownToHast';
import type { Options } from '../options';
import {
  codeWord,
  describeExternalDocs,
  describeWord,
  descriptionList,
  lead,
  listContents,
  prose,
  section,
} from './elements';
import type { Nodes, Parts } from './Page';
import { createPageContext, type PageContext } from './PageContext';
import { describeSecuritySchemes, linkUsedSchemes } from './security';

/**
 * Creates the page about the API as such.
 *
 * @param described where the first page describes each schema
 */
export function createInfoPage(
  api: Api,
  options: Options,
  described: ReadonlyMap<unknown, string>,
) {
  const page = createPageContext(api, options);
  const { infoId: id, title, version, servers } = api;
  const { root } = api.contract;
  const description = stringAt(root, 'info', 'description') ?? stringAt(root, 'info', 'summary');
  const heading = h('h2', { id: 'url-base' }, servers.length > 1 ? 'Servidores' : 'URL base');
  const intro = [
    lead(prose(markdownToHast(description, 2))),
    ...(servers.length === 0 ? [] : [heading]),
  ];
  const tags = api.tags.map((tag) => {
    const name = h('a', { href: `${page.routeBase}/${tag.id}` }, tag.title);
    const heading = h('h3', { id: `operaciones-${tag.id}` }, name);
    return h('section', [...prose([heading]), listOperations(tag.operations, options)]);
  });
  const reference = [
    ...section('Autenticación', describeSecuritySchemes(page)),
    ...section('Operaciones', tags),
    ...listModels(described, page),
  ];
  const summary = `Referencia de ${title}, versión ${version}: autenticación, operaciones y errores.`;
  return {
    id,
    kind: 'info' as const,
    frontMatter: {
      id,
      title,
      description: summarize(description ?? '', summary),
      sidebar_label: title,
      custom_edit_url: null,
    },
    toc: listContents(intro),
    /** The contents list of the part that hand-written text may place. */
    referenceToc: listContents(reference),
    controls: { servers: servers.map(({ url }) => url) },
    data: {
      lead: intro,
      about: prose([...describeAbout(page), ...describeExternalDocs(at(root, 'externalDocs'))]),
      reference,
      ...Object.fromEntries(
        servers.map((server, index) => [`server-${index}`, describeServer(server)]),
      ),
    } as Parts,
  };
}

/** Where each shared schema is described. */
function listModels(described: ReadonlyMap<unknown, string>, page: PageContext): Nodes {
  const links = [...page.api.contract.names].flatMap(([schema, name]) => {
    const href = described.get(schema);
    return href === undefined ? [] : [h('li', h('a', { href }, codeWord(name)))];
  });
  if (links.length === 0) return [];
  return section('Modelos', prose([h('ul', { dataList: 'chips' }, links)]));
}

function describeServer({ template, url, declaration }: Server): Nodes {
  const variables = entriesAt(declaration, 'variables').map(([name, variable]) => {
    const values = new Set([at(variable, 'default'), ...itemsAt(variable, 'enum')]);
    return describeWord(`{${name}} = ${[...values].join(' | ')}`, at(variable, 'description'));
  });
  return prose([
    ...markdownToHast(stringAt(declaration, 'description')),
    ...(template === url ? [] : [h('p', ['Plantilla: ', codeWord(template), '.'])]),
    ...(variables.length === 0 ? [] : [h('ul', { dataList: 'values' }, variables)]),
  ]);
}

/** Authentication, version, contact, license and downloads. */
function describeAbout(page: PageContext): Element[] {
  const info = (...keys: string[]) => stringAt(page.api.contract.root, 'info', ...keys);
  const linked = (text: string | undefined, url: string | undefined) =>
    text === undefined || url === undefined ? [text] : link(url, text);
  const email = info('contact', 'email');
  const contact = info('contact', 'url');
  const { downloadUrl, otherDownloads } = page;
  const addresses = Object.entries({ 'Especificación OpenAPI': downloadUrl, ...otherDownloads });
  const downloads = addresses.flatMap(([text, href]) =>
    href === undefined ? [] : h('li', h('a', { href, download: true, className: 'button' }, text)),
  );
  return descriptionList([
    ['Autenticación', ...linkUsedSchemes(page)],
    ['Versión', codeWord(page.api.version)],
    ['Contacto', ...linked(info('contact', 'name') ?? contact, contact)],
    ['Correo', ...linked(email, `mailto:${email}`)],
    ['Licencia', ...linked(info('license', 'name'), info('license', 'url'))],
    ['Condiciones de uso', ...linked(info('termsOfService'), info('termsOfService'))],
    ['Descarga', downloads.length === 0 ? undefined : h('ul', { dataList: 'chips' }, downloads)],
  ]);
}

/** Creates the page of a tag: what the group is for, and its operations. */
export function createTagPage(
  api: Api,
  { id, title, declaration, operations }: Tag,
  options: Options,
  hasProse: boolean,
) {
  const description = stringAt(declaration, 'description') ?? '';
  const names = operations.map((operation) => operation.title).join(', ');
  const nodes = [
    lead(
      prose([
        ...markdownToHast(description, 2),
        ...describeExternalDocs(at(declaration, 'externalDocs')),
      ]),
    ),
    ...section('Operaciones', [listOperations(operations, options)]),
  ];
  return {
    id,
    kind: 'tag' as const,
    frontMatter: {
      id,
      title,
      description: summarize(description, `Operaciones de ${title} en ${api.title}: ${names}.`),
      sidebar_label: title,
      custom_edit_url: null,
      // Its only heading would be the operations.
      hide_table_of_contents: hasProse ? undefined : true,
    },
    toc: listContents(nodes),
    data: { page: nodes } as Parts,
  };
}

/** Operations as cards, each with its method, path and the first sentence of its description. */
function listOperations(operations: readonly Operation[], { routeBase }: Options): Element {
  const cards = operations.map(({ id, title, method, path, isDeprecated, description = '' }) => {
    const text = firstSentence(description);
    return h('li', { className: 'card api-card' }, [
      h('a', { href: `${routeBase}/${id}` }, title),
      ...(isDeprecated ? [h('span', { className: 'chip' }, 'obsoleta')] : []),
      h('p', { className: 'api-path' }, [
        h('span', { dataMethod: method, translate: 'no' }, method.toUpperCase()),
        h('code', { translate: 'no' }, h('address', path)),
      ]),
      ...(text === '' ? [] : [h('p', text)]),
    ]);
  });
  return h('ul', { className: 'cards api-cards' }, cards);
}
