import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { toAnchor } from '../contract/names';
import { type Api, type Operation, unnamedExample } from '../contract/readApi';
import { markdownToHast, summarize } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import type { Options } from '../options';
import { sectionTitles } from '../texts';
import { bodyAnchor, describeParameter, describeRequestBody, describeResponse } from './body';
import {
  describeExternalDocs,
  lead,
  listContents,
  listFields,
  prose,
  sampleLink,
  section,
  sectionAnchor,
} from './elements';
import type { Nodes, Parts } from './Page';
import { createPageContext, type PageContext } from './PageContext';
import { createSamples, listExamples } from './samples';
import { describeSecurity } from './security';

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
  const list = elements.length === 0 ? [] : [h('div', { className: 'api-responses' }, elements)];
  const reference = [...fields, ...section(sectionTitles.responses, list)];
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
      reference: [h('div', { className: 'api-main' }, reference)],
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

function describeIntro(operation: Operation): Nodes {
  const { description, isDeprecated, declaration } = operation;
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
  const fields = parameters
    .filter((parameter) => parameter.place === place)
    .map((parameter) => {
      const id = page.takeAnchor(`parametro-${toAnchor(parameter.name)}`);
      return describeParameter(parameter, id, page);
    });
  return listFields(fields);
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
      if (!/^(dl|div)$/.test(child.tagName)) return true;
      removeShown(child);
      return child.children.length > 0;
    });
  };
  removeShown(element);
}
