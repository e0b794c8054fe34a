import type { Element } from 'hast';
import { type Child, h } from 'hastscript';
import {
  createLinkOrText,
  describePage,
  toFlatNodes,
  toSafeHast,
} from '../descriptions/toSafeHast';
import type { Api, Server } from '../openapi/model';
import type { Options } from '../options';
import { renderOperationCards } from './createTagPage';
import {
  listContents,
  renderCode,
  renderDescriptionList,
  renderExternalDocs,
  renderList,
  renderTermItem,
  renderWithHeading,
  wrapAsProse,
} from './elements';
import type { InfoPage, Nodes } from './Page';
import { renderSecuritySchemes, renderUsedSchemeLinks } from './renderSecurity';

export function createInfoPage(api: Api, options: Options): InfoPage {
  const { pageId: id, title, version, servers, description } = api;
  const heading = h('h2', { id: 'url-base' }, servers.length > 1 ? 'Servidores' : 'URL base');
  const lead = [
    h('section.api-lead', wrapAsProse(toSafeHast(description, 2))),
    ...(servers.length === 0 ? [] : [heading]),
  ];
  const tags = api.tags.map(({ pageId, name, operations }) => {
    const link = h('a', { href: `${options.routeBase}/${pageId}` }, name);
    const tagHeading = wrapAsProse(h('h3', { id: `operaciones-${pageId}` }, link));
    return h('section', tagHeading, renderOperationCards(operations, options.routeBase));
  });
  const reference = [
    ...renderWithHeading('Autenticación', renderSecuritySchemes(api.securitySchemes)),
    ...renderWithHeading('Operaciones', tags),
    ...renderWithHeading('Modelos', renderModelLinks(api, options)),
  ];
  const summary = `Referencia de ${title}, versión ${version}: autenticación, operaciones y errores.`;
  const details = [renderApiDetails(api, options), renderExternalDocs(api.externalDocs)];
  return {
    id,
    kind: 'info',
    frontMatter: {
      id,
      title,
      description: describePage(description ?? '', summary),
      sidebar_label: title,
      custom_edit_url: null,
    },
    toc: listContents(lead),
    referenceToc: listContents(reference),
    controls: { servers: servers.map(({ url }) => url) },
    data: {
      lead,
      about: toFlatNodes(wrapAsProse(...details)),
      reference,
      ...Object.fromEntries(
        servers.map((server, index) => [`server-${index}`, renderServerDetails(server)]),
      ),
    },
  };
}

/** Renders the name of each shared schema that a page of an operation describes, as a link to its first description. */
function renderModelLinks(
  { schemaNames, operations }: Api,
  { routeBase }: Options,
): Element | undefined {
  const links = schemaNames.flatMap((name) => {
    const first = operations.find(({ schemaAnchors }) => schemaAnchors.has(name));
    if (first === undefined) return [];
    const href = `${routeBase}/${first.pageId}#${first.schemaAnchors.get(name)}`;
    return [h('li', h('a', { href }, renderCode(name)))];
  });
  return wrapAsProse(renderList('chips', links));
}

function renderServerDetails({ template, url, description, variables = {} }: Server): Nodes {
  const items = Object.entries(variables).map(([name, variable]) => {
    const values = new Set([variable.default, ...(variable.enum ?? [])]);
    return renderTermItem(`{${name}} = ${[...values].join(' | ')}`, variable.description);
  });
  const content = [
    ...toSafeHast(description),
    template === url ? undefined : h('p', 'Plantilla: ', renderCode(template), '.'),
    renderList('values', items),
  ];
  return toFlatNodes(wrapAsProse(...content));
}

function renderApiDetails(api: Api, { downloadUrl, otherDownloads }: Options): Element | undefined {
  const { contact = {}, license = {}, termsOfService } = api;
  const renderTextOrLink = (text: string | undefined, url: string | undefined): Child =>
    text === undefined || url === undefined ? text : createLinkOrText(url, text);
  const urls = Object.entries({ 'Especificación OpenAPI': downloadUrl, ...otherDownloads });
  const downloads = urls.flatMap(([text, href]) => {
    const link = h('a', { href, download: true, className: 'button' }, text);
    return href === undefined ? [] : [h('li', link)];
  });
  return renderDescriptionList([
    ['Autenticación', renderUsedSchemeLinks(api.operations)],
    ['Versión', renderCode(api.version)],
    ['Contacto', renderTextOrLink(contact.name ?? contact.url, contact.url)],
    ['Correo', renderTextOrLink(contact.email, `mailto:${contact.email}`)],
    ['Licencia', renderTextOrLink(license.name, license.url)],
    ['Condiciones de uso', renderTextOrLink(termsOfService, termsOfService)],
    ['Descarga', renderList('chips', downloads)],
  ]);
}
