import type { Element } from 'hast';
import { h } from 'hastscript';
import {
  describePage,
  findFirstSentence,
  toFlatNodes,
  toSafeHast,
} from '../descriptions/toSafeHast';
import type { Api, Operation, Parameter, Response } from '../openapi/model';
import type { Options } from '../options';
import { describeStatus } from '../texts';
import { createSamples, type OperationSamples, responseSamplesAnchor } from './createSamples';
import {
  listContents,
  renderCode,
  renderExternalDocs,
  renderSampleLink,
  renderWithHeading,
  separateBySpaces,
  wrapAsProse,
} from './elements';
import type { Nodes, OperationPage, Parts } from './Page';
import { renderSecurity } from './renderSecurity';
import { SchemaRenderer } from './SchemaRenderer';

const parameterTitles: Readonly<Record<Parameter['in'], string>> = {
  path: 'Parámetros de la ruta',
  query: 'Parámetros de consulta',
  header: 'Cabeceras',
  cookie: 'Cookies',
};

type FrontMatter = OperationPage['frontMatter'];

/** Creates the page of an operation. The samples are created first, because fields link to the samples that show them. */
export function createOperationPage(
  api: Api,
  operation: Operation,
  options: Options,
  pagination: FrontMatter,
): OperationPage {
  const samples = createSamples(operation, options);
  const reference = renderReference(operation, samples, `${options.routeBase}/${api.pageId}`);
  const { requests, responses } = samples;
  return {
    id: operation.pageId,
    kind: 'api',
    frontMatter: createFrontMatter(api, operation, pagination),
    toc: listContents(reference),
    controls: createControls(operation, samples),
    data: {
      lead: renderIntro(operation),
      requests: [renderSampleHeading('Ejemplos de petición', 'ejemplos-de-peticion')],
      responses: [renderSampleHeading('Ejemplos de respuesta', responseSamplesAnchor)],
      reference: [h('div', reference)],
      ...createNumberedParts('example', requests),
      ...requests[0]?.panels,
      ...createNumberedParts('response', responses),
    },
    programs: Object.fromEntries(requests.map(({ name, programs }) => [name, programs])),
  };
}

function createFrontMatter(api: Api, operation: Operation, pagination: FrontMatter): FrontMatter {
  const { pageId, title, method, path, description } = operation;
  const summary = `${method.toUpperCase()} ${path}: ${title}. ${api.title}, versión ${api.version}.`;
  return {
    id: pageId,
    title,
    description: describePage(description || title, summary),
    sidebar_label: createSidebarLabel(operation),
    sidebar_class_name: `api-method ${method}`,
    custom_edit_url: null,
    api_method: method,
    ...pagination,
  };
}

export function createSidebarLabel({ title, isDeprecated }: Operation): string {
  return isDeprecated ? `${title} (obsoleta)` : title;
}

function createControls(
  { method, baseUrl, path }: Operation,
  { requests, responses }: OperationSamples,
): OperationPage['controls'] {
  return {
    method,
    base: baseUrl,
    path,
    examples: requests.map(({ name, title }) => ({ name, title })),
    responses: responses.map(({ status, exampleName, title }) => {
      // The title is only needed to tell several examples of one status apart.
      const isOnly = responses.filter((other) => other.status === status).length === 1;
      return { status, name: exampleName, title: isOnly ? undefined : title };
    }),
  };
}

function createNumberedParts(namePrefix: string, samples: readonly { nodes: Nodes }[]): Parts {
  return Object.fromEntries(samples.map(({ nodes }, index) => [`${namePrefix}-${index}`, nodes]));
}

/** Renders a heading above samples, which is visible only without JavaScript and on paper. */
function renderSampleHeading(text: string, id: string): Element {
  return h('h2', { id, className: 'api-sample-heading' }, text);
}

function renderIntro({ description, isDeprecated, externalDocs }: Operation): Nodes {
  const notice = h('p.alert.alert--warning', [
    h('strong', 'Obsoleta.'),
    ' Esta operación dejará de existir: no la uses en código nuevo.',
  ]);
  const lead = h('section.api-lead', [
    wrapAsProse(toSafeHast(description, 2)),
    wrapAsProse(renderExternalDocs(externalDocs)),
  ]);
  return isDeprecated ? [notice, lead] : [lead];
}

function renderReference(operation: Operation, samples: OperationSamples, infoUrl: string): Nodes {
  const { security, parameters, requestBody, responses } = operation;
  const { anchor, description, isRequired, content = [] } = requestBody ?? {};
  const renderer = new SchemaRenderer(samples.shownFields);
  const required = h('span.chip.api-required', 'obligatorio');
  const bodyChip = isRequired ? required : h('span.chip', 'opcional');
  const bodyNodes = toFlatNodes(
    wrapAsProse(toSafeHast(description)),
    renderer.renderMediaTypes(content, bodyChip),
  );
  const openStatus = findStatusToOpen(operation, samples);
  const responseNodes = responses.map((response) => {
    const { status } = response;
    const hasSample = samples.responses.some((sample) => sample.status === status);
    return renderResponse(response, renderer, { isOpen: status === openStatus, hasSample });
  });
  return [
    ...renderWithHeading('Autenticación', renderSecurity(security, samples.shownFields, infoUrl)),
    ...[...new Set(parameters.map((parameter) => parameter.in))].flatMap((location) => {
      const fields = parameters.filter((parameter) => parameter.in === location);
      return renderWithHeading(parameterTitles[location], renderer.renderFields(fields));
    }),
    ...renderWithHeading('Cuerpo de la petición', content.length === 0 ? [] : bodyNodes, anchor),
    ...renderWithHeading('Respuestas', responseNodes),
  ];
}

/** Returns the status of the response that is open at first: a success that answers the first request, else the first success, if any. */
function findStatusToOpen(operation: Operation, samples: OperationSamples): string | undefined {
  const isSuccess = ({ status }: { status: string }): boolean => status.startsWith('2');
  const [first] = samples.requests;
  const answers = samples.responses.filter((sample) => sample.exampleName === first?.exampleName);
  return (answers.find(isSuccess) ?? operation.responses.find(isSuccess))?.status;
}

/** Renders a response as a `<details>` with a heading in its `<summary>`. */
function renderResponse(
  { anchor, status, description = '', content, headers }: Response,
  renderer: SchemaRenderer,
  { isOpen, hasSample }: { isOpen: boolean; hasSample: boolean },
): Element {
  // The link is useful on phones, where the sample is far above.
  const link = hasSample ? renderSampleLink(`#${responseSamplesAnchor}`, status) : undefined;
  const meaning = findFirstSentence(description)
    .split('`')
    .map((text, index) => (index % 2 === 1 ? renderCode(text) : text));
  // The range `*/*` is left out, because it allows every type.
  const types = content.map(({ name }) => name).filter((name) => name !== '*/*');
  const typeNames = types.map((type) => type.replace(/^.*\/(?=\w)/, '')).join(', ');
  // `data-reading-aid` leaves texts out of Markdown copies and the search, because the content of the `<details>` repeats them.
  const aid = { dataReadingAid: '' };
  const summary = separateBySpaces(
    h('h3', { id: anchor }, `${status} · ${describeStatus(status)}`),
    h('span.api-meaning', aid, meaning),
    h('span.api-type', aid, typeNames),
  );
  return h('details.collapsible.api-response', { dataCode: status, open: isOpen }, [
    h('summary', { dataStatus: status.charAt(0) }, summary),
    wrapAsProse(toSafeHast(description)),
    ...renderer.renderMediaTypes(content, link),
    headers.length === 0 ? undefined : wrapAsProse(h('p', 'Cabeceras:')),
    renderer.renderFields(headers),
  ]);
}
