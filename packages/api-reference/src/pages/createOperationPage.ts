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

/** The pages before and after an operation's, by the ids of their docs. */
export interface Neighbors {
  previous?: string | undefined;
  next?: string | undefined;
}

/**
 * Creates the page of an operation: first what it says, then the samples, and then the HTML, in which fields and samples are linked.
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

/** The title of an operation in the sidebar, which says that it is deprecated. */
export function labelOperation({ title, isDeprecated }: Operation): string {
  return isDeprecated ? `${title} (obsoleta)` : title;
}

/** What the browser needs to change samples. */
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
      // Only several examples of one status need telling apart.
      title: isOnly(response) ? undefined : response.title,
    })),
  };
}

/** The samples as parts of a page, numbered, with the programs of the first one by their language. */
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

/** Heading of the samples, for those who do not see them. */
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

/** Everything that an operation takes and answers. */
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

/** The status of the response that is open at first: the success that answers the first request, else the first success. */
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

/** The description of a parameter or header with its examples, but those that samples show. */
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

/** What an operation answers with one status code: its heading in a row that opens. */
function renderResponse(
  { anchor, response, content, headers }: ResponseView,
  isOpen: boolean,
  shownFields: ShownFields,
): Element {
  const { status, description = '' } = response;
  const hasSample = content.some(({ mediaType }) => listResponseExamples(mediaType).length > 0);
  // On phones the sample is far above.
  const samples = `#${sectionAnchor(sectionTitles.responseSamples)}`;
  const links = hasSample ? [renderSampleLink(samples, status)] : [];
  const meaning = findFirstSentence(description).split('`');
  // A range of all types says nothing.
  const types = content.map(({ mediaType }) => mediaType.name).filter((name) => name !== '*/*');
  const typeNames = types.map((type) => type.replace(/^.*\/(?=\w)/, '')).join(', ');
  // The text in the row repeats it.
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
