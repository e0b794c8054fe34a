import type { Element } from 'hast';
import { h } from 'hastscript';
import { findFirstSentence, markdownToHast, summarize } from '../descriptions/markdownToHast';
import { createNames } from '../names';
import { printValue } from '../openapi/json';
import type { Api, Example, Operation, ParameterLocation } from '../openapi/model';
import type { Options } from '../options';
import { exampleLabel, sectionTitles, statusText } from '../texts';
import { createOperationView } from '../views/createOperationView';
import type { OperationView, RequestBodyView, ResponseView } from '../views/model';
import { createSamples, listResponseExamples, type OperationSamples } from './createSamples';
import {
  listContents,
  renderChip,
  renderCode,
  renderExternalDocs,
  renderFieldList,
  renderLead,
  renderProse,
  renderRequiredChip,
  renderSampleLink,
  renderSection,
  renderValues,
  sectionAnchor,
  separateBySpaces,
} from './elements';
import type { Nodes, OperationPage, Parts } from './Page';
import { renderContent } from './renderContent';
import { renderFieldView, type ShownFields } from './renderSchema';
import { renderSecurity } from './renderSecurity';

/** Titles of the sections of parameters. */
const parameterTitles: Readonly<Record<ParameterLocation, string>> = {
  path: 'Parámetros de la ruta',
  query: 'Parámetros de consulta',
  header: 'Cabeceras',
  cookie: 'Cookies',
};

/** The previous and the next page of an operation, by the ids of their docs. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

/**
 * Creates the page of an operation. The views and the samples are created first, because the HTML links fields and samples with each other.
 *
 * @returns the page, and the anchor of each shared schema that it describes, by its name
 */
export function createOperationPage(
  api: Api,
  operation: Operation,
  options: Options,
  neighbors: Neighbors,
): { page: OperationPage; schemaAnchors: ReadonlyMap<string, string> } {
  const takeName = createNames();
  const takeAnchor = (preferred: string) => takeName(preferred || 'seccion');
  const { view, schemaAnchors } = createOperationView(operation, takeAnchor);
  const samples = createSamples(view, takeAnchor, options);
  const infoUrl = `${options.routeBase}/${api.pageId}`;
  const reference = renderReference(view, samples, infoUrl);
  const page: OperationPage = {
    id: operation.pageId,
    kind: 'api',
    frontMatter: createFrontMatter(api, operation, neighbors),
    toc: listContents(reference),
    controls: createControls(operation, samples),
    data: {
      lead: renderIntro(operation),
      requests: [renderSampleHeading(sectionTitles.requestSamples)],
      responses: [renderSampleHeading(sectionTitles.responseSamples)],
      reference: [h('div', [...reference])],
      ...renderSampleParts(samples),
    },
    programs: Object.fromEntries(
      samples.requests.map(({ name, programs }) => [
        name,
        Object.fromEntries(programs.map(({ language, html }) => [language, html])),
      ]),
    ),
  };
  return { page, schemaAnchors };
}

function createFrontMatter(
  api: Api,
  operation: Operation,
  neighbors: Neighbors,
): OperationPage['frontMatter'] {
  const { pageId, title, method, path, description } = operation;
  const summary = `${method.toUpperCase()} ${path}: ${title}. ${api.title}, versión ${api.version}.`;
  return {
    id: pageId,
    title,
    description: summarize(description || title, summary),
    sidebar_label: labelOperation(operation),
    sidebar_class_name: `api-method ${method}`,
    custom_edit_url: null,
    api_method: method,
    pagination_prev: neighbors.previous,
    pagination_next: neighbors.next,
  };
}

/** Returns the title of an operation in the sidebar, which says whether it is deprecated. */
export function labelOperation({ title, isDeprecated }: Operation): string {
  return isDeprecated ? `${title} (obsoleta)` : title;
}

/** Creates the data that the browser needs to change samples. */
function createControls(
  { method, baseUrl, path }: Operation,
  { requests, responses }: OperationSamples,
): OperationPage['controls'] {
  const isOnly = ({ status }: { status: string }) =>
    responses.filter((other) => other.status === status).length === 1;
  return {
    method,
    base: baseUrl,
    path,
    examples: requests.map(({ name, title }) => ({ name, title })),
    responses: responses.map((response) => ({
      status: response.status,
      name: response.exampleName,
      // The title is only needed to tell several examples of one status apart.
      title: isOnly(response) ? undefined : response.title,
    })),
  };
}

/** Renders the samples as numbered parts of a page, and the programs of the first sample by their language. */
function renderSampleParts({ requests, responses }: OperationSamples): Parts {
  const numberParts = (name: string, samples: readonly { nodes: Nodes }[]): Parts =>
    Object.fromEntries(samples.map(({ nodes }, index) => [`${name}-${index}`, nodes]));
  const programs = requests[0]?.programs ?? [];
  return {
    ...numberParts('example', requests),
    ...Object.fromEntries(programs.map(({ language, nodes }) => [language, nodes])),
    ...numberParts('response', responses),
  };
}

/** Renders the heading of the samples, which is visible only where JavaScript is off. */
function renderSampleHeading(text: string): Element {
  return h('h2', { id: sectionAnchor(text), className: 'api-sample-heading' }, text);
}

function renderIntro({ description, isDeprecated, externalDocs }: Operation): Nodes {
  const notice = h('p', { className: 'alert alert--warning' }, [
    h('strong', 'Obsoleta.'),
    ' Esta operación dejará de existir: no la uses en código nuevo.',
  ]);
  return [
    ...(isDeprecated ? [notice] : []),
    renderLead([
      ...renderProse(markdownToHast(description, 2)),
      ...renderProse(renderExternalDocs(externalDocs)),
    ]),
  ];
}

/** Renders all parameters, bodies and responses of an operation. */
function renderReference(view: OperationView, samples: OperationSamples, infoUrl: string): Nodes {
  const { operation, security, parameters, requestBody, responses } = view;
  const { shownFields } = samples;
  const openStatus = findOpenStatus(view, samples);
  return [
    ...renderSection(
      'Autenticación',
      renderSecurity(operation.security, security, shownFields, infoUrl),
    ),
    ...parameters.flatMap((section) =>
      renderSection(parameterTitles[section.in], renderParameters(section.fields, shownFields)),
    ),
    ...renderSection(
      sectionTitles.body,
      requestBody === undefined ? [] : renderRequestBody(requestBody, shownFields),
      requestBody?.anchor,
    ),
    ...renderSection(
      sectionTitles.responses,
      responses.map((response) =>
        renderResponse(response, response.response.status === openStatus, shownFields),
      ),
    ),
  ];
}

/**
 * Returns the status of the response that is open at first, which is the success that answers the first request, else the first success.
 */
function findOpenStatus({ responses }: OperationView, samples: OperationSamples) {
  const [firstRequest] = samples.requests;
  const name = firstRequest?.exampleName;
  const answer = samples.responses.find(
    ({ exampleName, status }) => exampleName === name && status.startsWith('2'),
  );
  const success = responses.find(({ response }) => response.status.startsWith('2'));
  return answer?.status ?? success?.response.status;
}

function renderParameters(
  parameters: OperationView['parameters'][number]['fields'],
  shownFields: ShownFields,
): Nodes {
  return renderFieldList(
    parameters.map(({ parameter, field }) => {
      const { description, examples } = parameter;
      const lead = renderDescription(description, examples, shownFields.get(field)?.values);
      return renderFieldView(field, shownFields, lead);
    }),
  );
}

/** Renders the description of a parameter or header with its examples, except those that samples show. */
function renderDescription(
  description: string | undefined,
  examples: readonly Example[],
  shownValues: ReadonlySet<string> = new Set(),
): Nodes {
  const missing = examples.filter(
    ({ summary, value }) => summary !== undefined || !shownValues.has(printValue(value)),
  );
  return [
    ...markdownToHast(description),
    ...renderValues(
      missing.map(({ summary, value }) => [
        summary === undefined ? exampleLabel : `${exampleLabel}: ${summary}`,
        value,
      ]),
    ),
    ...examples.flatMap((example) => markdownToHast(example.description)),
  ];
}

function renderRequestBody(
  { requestBody, content }: RequestBodyView,
  shownFields: ShownFields,
): Nodes {
  const { description, isRequired } = requestBody;
  const chip = isRequired ? renderRequiredChip() : renderChip('opcional');
  return [
    ...renderProse(markdownToHast(description)),
    ...renderContent(content, shownFields, [chip]),
  ];
}

/** Renders the response with one status code as a block that opens, with the heading in its summary. */
function renderResponse(
  { anchor, response, content, headers }: ResponseView,
  isOpen: boolean,
  shownFields: ShownFields,
): Element {
  const { status, description = '' } = response;
  const hasSample = content.some(({ mediaType }) => listResponseExamples(mediaType).length > 0);
  // The link is useful on phones, where the sample is far above.
  const samples = `#${sectionAnchor(sectionTitles.responseSamples)}`;
  const links = hasSample ? [renderSampleLink(samples, status)] : [];
  const meaning = findFirstSentence(description).split('`');
  // The range `*/*` is left out, because it allows every type.
  const types = content.map(({ mediaType }) => mediaType.name).filter((name) => name !== '*/*');
  const typeNames = types.map((type) => type.replace(/^.*\/(?=\w)/, '')).join(', ');
  // The text in the summary is a reading aid, because the block that it opens contains it too.
  const aid = { dataReadingAid: '' };
  return h('details', { className: 'collapsible api-response', dataCode: status, open: isOpen }, [
    h(
      'summary',
      { dataStatus: status.charAt(0) },
      separateBySpaces([
        h('h3', { id: anchor }, `${status} · ${statusText(status)}`),
        h(
          'span',
          { className: 'api-meaning', ...aid },
          meaning.map((text, index) => (index % 2 === 1 ? renderCode(text) : text)),
        ),
        h('span', { className: 'api-type', ...aid }, typeNames),
      ]),
    ),
    ...renderProse(markdownToHast(description)),
    ...renderContent(content, shownFields, links),
    ...renderHeaders(headers, shownFields),
  ]);
}

function renderHeaders(headers: ResponseView['headers'], shownFields: ShownFields): Nodes {
  if (headers.length === 0) return [];
  const fields = headers.map(({ header, field }) =>
    renderFieldView(field, shownFields, renderDescription(header.description, header.examples)),
  );
  return [...renderProse([h('p', 'Cabeceras:')]), ...renderFieldList(fields)];
}
