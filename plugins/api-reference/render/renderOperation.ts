import { h } from 'hastscript';
import { child, type Cursor, entries, items, objectAt, stringAt } from '../contract/Cursor';
import { listPathItem } from '../contract/listOperations';
import { listSecurity } from '../model/listSecurity';
import { listServers } from '../model/listServers';
import type { Operation } from '../model/readModel';
import { frontMatter, summarize } from './frontMatter';
import { hastToHtml } from './markdownToHast';
import { element, heading } from './mdx';
import { codeWord, type PageContext, toAnchor } from './PageContext';
import { renderContent, renderParameterField, renderProse, renderResponses } from './renderBody';
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
  const label =
    operation.kind === 'webhook' ? `Webhook ${path}` : `${method.toUpperCase()} ${path}`;
  const examples = renderResponseExamples(operation, page);
  const aside = [
    ...(extras.hasSamples
      ? [
          heading(2, 'Ejemplos de petición', 'ejemplos-de-peticion'),
          '<RequestSamples source={samples} />',
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
    }),
    `import { ${componentNames.join(', ')} } from '@site/src/components/api';`,
    ...(extras.hasSamples ? [`import samples from './_samples/${id}';`] : []),
    '',
    element('OperationLayout', {}, [
      element('OperationMain', {}, main),
      ...(aside.length === 0 ? [] : [element('OperationAside', {}, aside)]),
    ]),
    ...renderNext(operation, page),
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
    'NextStep',
    'OperationAside',
  ],
  ...['OperationLayout', 'OperationMain', 'Options', 'Prose', 'RequestSamples', 'Response'],
];

function renderEndpoint(operation: Operation, page: PageContext): string[] {
  const { method, path } = operation;
  if (operation.kind === 'webhook') return [element('Endpoint', { method: 'event', url: path })];
  const servers = listServers(page.model, operation);
  const [first] = servers;
  const base = (first?.url ?? '').replace(/\/$/, '');
  const endpoint = element('Endpoint', { method, url: `${base}${path}` });
  if (servers.length < 2) return [endpoint];
  const list = servers.map(({ url, cursor }) =>
    h('li', [codeWord(`${url.replace(/\/$/, '')}${path}`), describeServer(cursor)]),
  );
  return [
    endpoint,
    element('Prose', { html: hastToHtml([h('p', 'También en:'), h('ul', list.slice(1))]) }),
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

function renderRequestBody(operation: Cursor, page: PageContext, prefix = ''): string[] {
  const holder = child(operation, 'requestBody');
  const body = holder === undefined ? undefined : page.model.contract.follow(holder);
  if (body === undefined) return [];
  const anchor = page.takeAnchor(`${prefix}cuerpo`);
  const isRequired = objectAt(body).required === true;
  const inside = [
    element('Prose', { html: `<p>${isRequired ? 'Obligatorio.' : 'Opcional.'}</p>` }),
    ...renderProse(stringAt(body, 'description'), page),
    ...renderContent(body, anchor, page),
  ];
  if (prefix !== '')
    return [element('Nested', { title: 'Cuerpo de la petición', id: anchor, open: true }, inside)];
  return [heading(2, 'Cuerpo de la petición', anchor), ...inside];
}

/** Requests that the API makes to the reader's server. */
function renderCallbacks(operation: Cursor, page: PageContext): string[] {
  const { contract } = page.model;
  const callbacks = entries(child(operation, 'callbacks')).flatMap(([name, entry]) => {
    const callback = contract.follow(entry) ?? entry;
    return entries(callback)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, item]) => listPathItem(contract, 'webhook', expression, item))
      .map(({ path, method, cursor, pathItem }) => {
        const anchor = page.takeAnchor(`callback-${toAnchor(name)}`);
        const parameters = [pathItem, cursor].flatMap((holder) =>
          items(child(holder, 'parameters')),
        );
        const fields = parameters.flatMap((parameter) => {
          const followed = contract.follow(parameter);
          const parameterName = stringAt(followed, 'name');
          return followed === undefined || parameterName === undefined
            ? []
            : [
                renderParameterField(
                  parameterName,
                  followed,
                  page.takeAnchor(`${anchor}-${toAnchor(parameterName)}`),
                  page,
                ),
              ];
        });
        const summary = stringAt(cursor, 'summary');
        return element(
          'Nested',
          {
            id: anchor,
            title: `${name}${summary === undefined ? '' : `: ${summary}`}`,
            open: true,
          },
          [
            element('Endpoint', { method, url: path }),
            ...renderProse(stringAt(cursor, 'description'), page),
            ...(fields.length === 0 ? [] : [element('Fields', {}, fields)]),
            ...renderRequestBody(cursor, page, `${anchor}-`),
            ...renderResponses(cursor, page, `${anchor}-`),
          ],
        );
      });
  });
  return callbacks.length === 0
    ? []
    : [heading(2, 'Callbacks', page.takeAnchor('callbacks')), ...callbacks];
}

/** The operation that follows in the sidebar. */
function renderNext(operation: Operation, page: PageContext): string[] {
  const inOrder = [...new Set(page.model.tags.flatMap(({ operations }) => operations))];
  const next = inOrder[inOrder.indexOf(operation) + 1];
  if (next === undefined)
    return [
      element('NextStep', {
        href: `${page.routeBase}/${page.model.infoId}`,
        title: page.model.title,
      }),
    ];
  return [
    element('NextStep', {
      href: `${page.routeBase}/${next.id}`,
      title: next.title,
      method: next.kind === 'webhook' ? 'event' : next.method,
    }),
  ];
}
