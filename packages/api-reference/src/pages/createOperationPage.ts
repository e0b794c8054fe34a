import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { toAnchor } from '../contract/names';
import {
  type Answer,
  type Api,
  type Content,
  type Operation,
  type Parameter,
  unnamedExample,
} from '../contract/readApi';
import { firstSentence, markdownToHast, summarize } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import type { Options } from '../options';
import { sectionTitles, statusText } from '../texts';
import {
  chip,
  codeWord,
  describeExternalDocs,
  describeFacts,
  fold,
  lead,
  listContents,
  listFields,
  prose,
  sampleLink,
  section,
  sectionAnchor,
  typeLabel,
} from './elements';
import type { Nodes, Parts } from './Page';
import { createPageContext, type PageContext } from './PageContext';
import { createSamples, listExamples } from './samples';
import { describeField, describeSchema, linkSchema } from './schema';
import { describeSecurity } from './security';

/** The anchor of the body of a request. */
const bodyAnchor = 'cuerpo';

/** Places of parameters with the titles of their sections, in the order of the page. */
const parameterPlaces = {
  path: 'Parámetros de la ruta',
  query: 'Parámetros de consulta',
  header: 'Cabeceras',
  cookie: 'Cookies',
};

/**
 * Creates the page of an operation.
 *
 * @param neighbors ids of the docs of the operations before and after it
 * @param described where the first page describes each schema: what this page does is added
 */
export function createOperationPage(
  api: Api,
  operation: Operation,
  options: Options,
  neighbors: readonly (string | undefined)[],
  described: Map<unknown, string>,
) {
  const page = createPageContext(api, options);
  const { id, title, method, path, description = '' } = operation;
  const intro = describeIntro(operation);
  const fields = [
    ...section('Autenticación', describeSecurity(operation.security, page)),
    ...Object.entries(parameterPlaces).flatMap(([place, name]) =>
      section(name, describeParameters(operation, place, page)),
    ),
    ...section(sectionTitles.body, describeRequestBody(operation, page), bodyAnchor),
  ];
  const rows = operation.answers.map((answer) => {
    const hasSample = answer.contents.some((content) => listExamples(content).length > 0);
    return { code: answer.code, element: describeResponse(answer, hasSample, page) };
  });
  const { requests, responses } = createSamples(operation, page);
  for (const [schema, { anchor }] of Object.values(page.state.known).flatMap((all) => [...all])) {
    if (!described.has(schema)) described.set(schema, `${options.routeBase}/${id}#${anchor}`);
  }
  for (const field of page.state.fields) linkSample(field);
  const answer =
    responses.find(({ name, status }) => name === requests[0]?.name && status.startsWith('2'))
      ?.status ?? rows.find(({ code }) => code.startsWith('2'))?.code;
  for (const { code, element } of rows) element.properties.open = code === answer;
  const elements = rows.map(({ element }) => element);
  const reference = [...fields, ...section(sectionTitles.responses, elements)];
  const summary = `${method.toUpperCase()} ${path}: ${title}. ${api.title}, versión ${api.version}.`;
  const isOnly = ({ status }: { status: string }) =>
    responses.filter((other) => other.status === status).length === 1;
  return {
    id,
    kind: 'api' as const,
    frontMatter: {
      id,
      title,
      description: summarize(description || title, summary),
      sidebar_label: operation.label,
      sidebar_class_name: `api-method ${method}`,
      custom_edit_url: null,
      api_method: method,
      pagination_prev: neighbors[0],
      pagination_next: neighbors[1],
    },
    toc: listContents(reference),
    controls: {
      method,
      base: operation.base,
      path,
      examples: requests.map((request) => ({ name: request.name, title: request.title })),
      responses: responses.map((response) => ({
        status: response.status,
        // An example without a name answers no request in particular.
        name: response.name === unnamedExample ? undefined : response.name,
        // Only several examples of one status need telling apart.
        title: isOnly(response) ? undefined : response.title,
      })),
    },
    data: {
      lead: intro,
      requests: [sampleHeading(sectionTitles.requestSamples)],
      responses: [sampleHeading(sectionTitles.responseSamples)],
      reference: [h('div', [...reference])],
      ...toParts('example', requests),
      ...Object.fromEntries(requests[0]?.programs.map((one) => [one.language, one.nodes]) ?? []),
      ...toParts('response', responses),
    } as Parts,
    programs: Object.fromEntries(
      requests.map(({ name, programs }) => [
        name,
        Object.fromEntries(programs.map(({ language, html }) => [language, html])),
      ]),
    ),
  };
}

/** Samples as parts of a page, numbered. */
function toParts(name: string, samples: readonly { nodes: Nodes }[]): Parts {
  return Object.fromEntries(samples.map(({ nodes }, index) => [`${name}-${index}`, nodes]));
}

/** Heading of the samples, which their look says to the eyes. */
function sampleHeading(text: string): Element {
  return h('h2', { id: sectionAnchor(text), className: 'api-sample-heading' }, text);
}

function describeIntro({ description, isDeprecated, declaration }: Operation): Nodes {
  const notice = h('p', { className: 'alert alert--warning' }, [
    h('strong', 'Obsoleta.'),
    ' Esta operación dejará de existir: no la uses en código nuevo.',
  ]);
  return [
    ...(isDeprecated ? [notice] : []),
    lead([
      ...prose(markdownToHast(description, 2)),
      ...prose(describeExternalDocs(declaration.externalDocs)),
    ]),
  ];
}

function describeParameters({ parameters }: Operation, place: string, page: PageContext): Nodes {
  const inPlace = parameters.filter((parameter) => parameter.place === place);
  return listFields(inPlace.map((parameter) => describeParameter(parameter, page)));
}

/** Links a field to the sample that shows it, which then says its examples. */
function linkSample({ name, element, head, sample, values }: Field): void {
  if (sample === undefined) return;
  element.properties.dataSampled = '';
  // In a sentence, it does not stand alone on a line.
  if (head === element) head.children.push({ type: 'text', value: '\u00a0' });
  head.children.push(sampleLink(sample.href, name, sample.title));
  const isShown = (row: ElementContent): boolean => {
    const [term, detail] = row.type === 'element' ? row.children : [];
    if (term?.type !== 'element' || detail?.type !== 'element') return false;
    return toString(term) === 'Ejemplo' && values.has(toString(detail));
  };
  /** Takes examples out of lists and blocks of text, and what is then empty. */
  const removeShown = (parent: Element) => {
    parent.children = parent.children.filter((child) => {
      if (child.type !== 'element') return true;
      if (parent.tagName === 'dl') return !isShown(child);
      if (!/^(dl|div|section)$/.test(child.tagName)) return true;
      removeShown(child);
      return child.children.length > 0;
    });
  };
  removeShown(element);
}

function describeParameter(parameter: Parameter, page: PageContext): Field {
  const anchor = page.takeAnchor(`parametro-${toAnchor(parameter.name)}`);
  const { name, schema, examples, isRequired, isDeprecated } = parameter;
  const facts = examples.map(
    ({ title, value }) => [title === undefined ? 'Ejemplo' : `Ejemplo: ${title}`, value] as const,
  );
  const lead = [
    ...markdownToHast(parameter.description),
    ...describeFacts(facts),
    ...examples.flatMap(({ description }) => markdownToHast(description)),
  ];
  const field = describeField(name, schema, { anchor, lead }, page, { isRequired, isDeprecated });
  page.state.declared.set(parameter.declaration, field);
  return field;
}

/** The schema of a body or response; of several media types, those after the first are folded. */
function describeContents(
  contents: readonly Content[],
  anchor: string,
  page: PageContext,
  chips: readonly Element[],
): Nodes {
  const isOnly = contents.length === 1;
  const described = contents.map((content, index) => {
    const { mediaType: name, schema } = content;
    const id = isOnly ? anchor : page.takeAnchor(`${anchor}-${toAnchor(name)}`);
    const body = schema && describeSchema(schema, { anchor: id, isTitled: true }, page);
    page.state.bodies.set(content, body?.groups ?? []);
    const nodes = body?.nodes ?? [];
    if (!isOnly) {
      const all = [...nodes, ...(body ? linkSchema(body) : [])];
      return fold(name, all, { id, type: body?.type, isOpen: index === 0 });
    }
    // Without an address of its own it stands right here.
    const href = body?.href ?? (body?.name === undefined ? undefined : `#${id}`);
    const caption = [
      ...(name === '*/*' ? [] : [codeWord(name)]),
      ...(body ? [typeLabel(body.name ?? body.type, undefined, href)] : []),
      ...chips,
    ];
    const head = h('p', { className: 'api-head api-caption' }, caption);
    return h('div', [head, ...nodes]);
  });
  const hint = contents.length > 1 ? prose([h('p', 'Según el tipo de contenido:')]) : [];
  return [...hint, ...described];
}

/** What an operation takes in its body. */
function describeRequestBody({ body }: Operation, page: PageContext): Nodes {
  if (body.contents.length === 0) return [];
  const word = body.isRequired ? 'obligatorio' : 'opcional';
  const anchor = page.takeAnchor(bodyAnchor);
  return [
    ...prose(markdownToHast(body.description)),
    ...describeContents(body.contents, anchor, page, [chip(word)]),
  ];
}

/**
 * What an operation answers with one status code: its heading in a row that opens.
 *
 * @param hasSample whether a sample shows it
 */
function describeResponse(answer: Answer, hasSample: boolean, page: PageContext): Element {
  const { code, description = '', contents } = answer;
  const id = page.takeAnchor(`respuesta-${toAnchor(code)}`);
  const inside: PageContext = { ...page, direction: 'response' };
  // On phones the sample is far above.
  const samples = `#${sectionAnchor(sectionTitles.responseSamples)}`;
  const links = hasSample ? [sampleLink(samples, code)] : [];
  const meaning = firstSentence(description, '`').split('`');
  // A range of all types says nothing.
  const types = contents.map(({ mediaType }) => mediaType).filter((type) => type !== '*/*');
  const names = types.map((type) => type.replace(/^.*\/(?=\w)/, '')).join(', ');
  const aid = { dataReadingAid: '' };
  return h('details', { className: 'collapsible api-response', dataCode: code }, [
    h('summary', { dataStatus: code.charAt(0) }, [
      h('h3', { id }, `${code} · ${statusText(code)}`),
      // The text in the row repeats it.
      h(
        'span',
        { className: 'api-meaning', ...aid },
        meaning.map((text, index) => (index % 2 ? codeWord(text) : text)),
      ),
      h('span', { className: 'api-type', ...aid }, names),
    ]),
    ...prose(markdownToHast(description)),
    ...describeContents(contents, id, inside, links),
  ]);
}
