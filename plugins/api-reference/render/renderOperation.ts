import { h } from 'hastscript';
import { child, type Cursor, entries, stringAt } from '../contract/Cursor';
import { listSecurity } from '../model/listSecurity';
import { listServers } from '../model/listServers';
import type { Operation } from '../model/readModel';
import { frontMatter, summarize } from './frontMatter';
import { hastToHtml } from './markdownToHast';
import { element, heading } from './mdx';
import { codeWord, type PageContext, toAnchor } from './PageContext';
import { renderCallback } from './renderCallback';
import {
  renderParameterField,
  renderProse,
  renderRequestBody,
  renderResponses,
} from './renderBody';
import { renderDocsLink } from './renderSchema';
import { renderResponseExamples } from './renderResponseExamples';
import { renderSecurity } from './renderSecurity';

/** Parts of an operation page that are made elsewhere. */
export interface OperationExtras {
  /** Hand-written MDX that goes below the responses. */
  prose: string | undefined;
  /** Whether the page has request samples, in `_samples/<id>`. */
  hasSamples: boolean;
}

/** Places of parameters, in the order of the page. */
const parameterPlaces: readonly [string, string, string][] = [
  ['path', 'Parámetros de la ruta', 'parametros-de-la-ruta'],
  ['query', 'Parámetros de consulta', 'parametros-de-consulta'],
  ['querystring', 'Cadena de consulta', 'cadena-de-consulta'],
  ['header', 'Cabeceras', 'cabeceras'],
  ['cookie', 'Cookies', 'cookies'],
];

/** The whole MDX page of an operation. */
export function renderOperation(
  operation: Operation,
  extras: OperationExtras,
  page: PageContext,
): string {
  const { cursor, method, path, title, id } = operation;
  const { model } = page;
  const description =
    stringAt(cursor, 'description') ?? stringAt(operation.pathItem, 'description') ?? '';
  // What the path says holds for each of its operations.
  const ofPath = ['summary', 'description']
    .map((key) => stringAt(operation.pathItem, key))
    .filter((text) => text !== undefined && text !== description && text !== title);
  const label =
    operation.kind === 'webhook' ? `Webhook ${path}` : `${method.toUpperCase()} ${path}`;
  const examples = renderResponseExamples(operation, page);
  const aside = [
    ...(extras.hasSamples
      ? [
          heading(2, 'Ejemplos de petición', 'ejemplos-de-peticion'),
          '<RequestSamples html={samples} />',
        ]
      : []),
    ...(examples.length > 0
      ? [heading(2, 'Ejemplos de respuesta', 'ejemplos-de-respuesta'), ...examples]
      : []),
  ];
  const main = [
    ...renderEndpoint(operation, page),
    ...(operation.isDeprecated ? [element('Deprecated')] : []),
    ...renderProse(description, page, 2),
    ...ofPath.flatMap((text) => renderProse(text, page, 2)),
    ...renderDocs(cursor, page),
    heading(2, 'Autenticación', page.takeAnchor('autenticacion')),
    ...renderSecurity(listSecurity(model, operation), page),
    ...renderParameters(operation, page),
    ...renderRequestBody(cursor, page),
    ...(entries(child(cursor, 'responses')).length === 0
      ? []
      : [heading(2, 'Respuestas', page.takeAnchor('respuestas'))]),
    ...renderResponses(cursor, page),
    ...renderCallbacks(cursor, page),
    ...(extras.prose === undefined ? [] : [`\n${extras.prose.trim()}\n`]),
  ];
  return [
    frontMatter({
      id,
      title,
      description: summarize(
        description || title,
        `${label}: ${title}. ${model.title}, versión ${model.version}.`,
      ),
      sidebar_label: title,
      sidebar_class_name: `api-method ${operation.kind === 'webhook' ? 'event' : method}`,
      custom_edit_url: null,
      api_method: method,
      api_path: path,
      ...findNeighbours(operation, page),
    }),
    `import { ${componentNames.join(', ')} } from '@site/src/components/api';`,
    ...(extras.hasSamples ? [`import samples from './_samples/${id}';`] : []),
    '',
    element('OperationLayout', {}, [
      element('OperationMain', {}, main),
      ...(aside.length === 0 ? [] : [element('OperationAside', {}, aside)]),
    ]),
    '',
  ].join('\n');
}

/** Components that generated pages use. */
export const componentNames = [
  ...[
    'Card',
    'Cards',
    'Deprecated',
    'Endpoint',
    'Field',
    'Fields',
    'MediaType',
    'Nested',
    'OperationAside',
    'OperationLayout',
  ],
  ...['OperationMain', 'Options', 'Prose', 'RequestSamples', 'Response'],
];

function renderEndpoint(operation: Operation, page: PageContext): string[] {
  const { method, path } = operation;
  if (operation.kind === 'webhook') return [element('Endpoint', { method: 'event', url: path })];
  const servers = listServers(page.model, operation);
  const [first] = servers;
  const base = (first?.url ?? '').replace(/\/$/, '');
  const endpoint = element('Endpoint', { method, url: `${base}${path}` });
  if (servers.length < 2) {
    // The API's only server is described on the page of the API.
    const isOwn = first !== undefined && first.cursor.path.length > 2;
    return [endpoint, ...(isOwn ? renderProse(stringAt(first.cursor, 'description'), page) : [])];
  }
  const list = servers
    .slice(1)
    .map(({ url, cursor }) =>
      h('li', [codeWord(`${url.replace(/\/$/, '')}${path}`), describeServer(cursor)]),
    );
  return [
    endpoint,
    ...renderProse(stringAt(first?.cursor, 'description'), page),
    element('Prose', { html: hastToHtml([h('p', 'También en:'), h('ul', list)]) }),
  ];
}

function describeServer(cursor: Cursor): string {
  const description = stringAt(cursor, 'description');
  return description === undefined ? '' : `: ${description}`;
}

function renderDocs(cursor: Cursor, page: PageContext): string[] {
  const link = renderDocsLink(child(cursor, 'externalDocs'), page);
  return link.length === 0 ? [] : [element('Prose', { html: hastToHtml(link) })];
}

function renderParameters(operation: Operation, page: PageContext): string[] {
  return parameterPlaces.flatMap(([place, title, anchor]) => {
    const parameters = operation.parameters.filter(
      (parameter) => stringAt(parameter, 'in') === place,
    );
    if (parameters.length === 0) return [];
    const fields = parameters.map((parameter) => {
      const name = stringAt(parameter, 'name') ?? '';
      return renderParameterField(
        name,
        parameter,
        page.takeAnchor(`parametro-${toAnchor(name)}`),
        page,
      );
    });
    return [heading(2, title, page.takeAnchor(anchor)), element('Fields', {}, fields)];
  });
}

/** Requests that the API makes to the reader's server. */
function renderCallbacks(operation: Cursor, page: PageContext): string[] {
  const { contract } = page.model;
  const callbacks = entries(child(operation, 'callbacks')).flatMap(([name, entry]) =>
    renderCallback(name, contract.follow(entry) ?? entry, page),
  );
  return callbacks.length === 0
    ? []
    : [heading(2, 'Callbacks', page.takeAnchor('callbacks')), ...callbacks];
}

/** Operations lead to each other; the pages of their groups, which stand between them in the sidebar, would only interrupt. */
function findNeighbours(operation: Operation, page: PageContext): Record<string, string> {
  const inOrder = [...new Set(page.model.tags.flatMap(({ operations }) => operations))];
  const place = inOrder.indexOf(operation);
  const previous = inOrder[place - 1];
  const next = place < 0 ? undefined : inOrder[place + 1];
  return {
    ...(previous && { pagination_prev: `${page.idBase}${previous.id}` }),
    ...(next && { pagination_next: `${page.idBase}${next.id}` }),
  };
}
