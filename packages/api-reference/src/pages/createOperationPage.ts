import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { stringAt } from '../contract/json';
import { type Api, type Operation, unnamedExample } from '../contract/readApi';
import { codeWord } from '../descriptions/elements';
import { summarize } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import { texts } from '../texts';
import { bodyAnchor, describeParameter, describeRequestBody, describeResponse } from './body';
import { describeExternalDocs, listFields, sampleLink } from './elements';
import type { Nodes, OperationPageData } from './Page';
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
import { createSamples, listExamples } from './samples';
import { describeSecurity } from './security';
import { sidebarClass } from './writeSidebar';

/** Places of parameters with their sections, in the order of the page. */
const parameterPlaces = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters'],
] as const;

/**
 * Creates the page of an operation.
 *
 * @param neighbors ids of the docs of the operations before and after it
 * @param described where the first page describes each schema: what this page does is added
 */
export function createOperationPage(
  api: Api,
  operation: Operation,
  site: Site,
  neighbors: readonly (string | undefined)[],
  described: Map<unknown, string>,
): OperationPageData {
  const { sections } = texts;
  // No field may take the anchor of a section; the body takes its own.
  const others = Object.values(sections).filter((text) => text !== sections.body);
  const page = createPageContext(api, site, others.map(sectionAnchor));
  const { id, title, method, path, description = '' } = operation;
  const intro = describeIntro(operation, page);
  const fields = [
    ...section(sections.authentication, describeSecurity(operation.security, page)),
    ...parameterPlaces.flatMap(([place, name]) =>
      section(sections[name], describeParameters(operation, place, page)),
    ),
    ...section(sections.body, describeRequestBody(operation, page), bodyAnchor),
  ];
  const rows = operation.answers.map((answer) => {
    const hasSample = answer.contents.some((content) => listExamples(content).length > 0);
    return { code: answer.code, element: describeResponse(answer, hasSample, page) };
  });
  const { requests, responses } = createSamples(operation, page);
  for (const [schema, { anchor }] of Object.values(page.state.known).flatMap((all) => [...all])) {
    if (!described.has(schema)) described.set(schema, `${site.routeBase}/${id}#${anchor}`);
  }
  for (const field of page.state.fields) linkSample(field);
  const answer =
    responses.find(({ name, status }) => name === requests[0]?.name && status.startsWith('2'))
      ?.status ?? rows.find(({ code }) => code.startsWith('2'))?.code;
  for (const { code, element } of rows) element.properties.open = code === answer;
  const elements = rows.map(({ element }) => element);
  const list = elements.length === 0 ? [] : [h('div', { className: 'api-responses' }, elements)];
  const reference = [...fields, ...section(sections.responses, list)];
  const summary = `${method.toUpperCase()} ${path}: ${title}. ${texts.operation.ofApi(api.title, api.version)}`;
  return {
    id,
    kind: 'api',
    frontMatter: {
      id,
      title,
      description: summarize(description || title, summary),
      sidebar_label: operation.label,
      sidebar_class_name: sidebarClass(operation),
      custom_edit_url: null,
      api_method: method,
      pagination_prev: neighbors[0],
      pagination_next: neighbors[1],
    },
    toc: listContents(reference),
    controls: {
      method,
      base: operation.servers[0]?.base ?? '',
      path,
      examples: requests.map((request) => ({ name: request.name, title: request.title })),
      responses: responses.map((response) => ({
        status: response.status,
        // An example without a name answers no request in particular.
        name: response.name === unnamedExample ? undefined : response.name,
        // Only several examples of one status need telling apart.
        title:
          responses.filter(({ status }) => status === response.status).length > 1
            ? response.title
            : undefined,
      })),
    },
    data: {
      lead: intro,
      requests: [sampleHeading(sections.requestSamples)],
      responses: [sampleHeading(sections.responseSamples)],
      reference: [h('div', { className: 'api-main' }, [...reference])],
      ...Object.fromEntries(requests.map(({ nodes }, index) => [`example-${index}`, nodes])),
      ...Object.fromEntries(
        (requests[0]?.programs ?? []).map(({ language, nodes }) => [language, nodes]),
      ),
      ...Object.fromEntries(responses.map(({ nodes }, index) => [`response-${index}`, nodes])),
    },
    programs: Object.fromEntries(
      requests.map(({ name, programs }) => [
        name,
        Object.fromEntries(programs.map(({ language, html }) => [language, html])),
      ]),
    ),
  };
}

/** Heading of the samples, which their look says to the eyes. */
function sampleHeading(text: string): Element {
  return h('h2', { id: sectionAnchor(text), className: 'api-sample-heading' }, text);
}

function describeIntro(operation: Operation, page: PageContext): Nodes {
  const { description, title, isDeprecated, pathItem, declaration } = operation;
  const [warning, advice] = texts.labels.deprecatedNotice;
  const notice = h('p', { className: 'alert alert--warning' }, [
    h('strong', warning),
    ` ${advice}`,
  ]);
  // The texts of the path item hold for each of its operations.
  const shared = ['summary', 'description'].map((key) => stringAt(pathItem, key));
  const own = [description, ...shared.filter((text) => text !== description && text !== title)];
  return [
    ...(isDeprecated ? [notice] : []),
    lead([
      ...describeServers(operation, page),
      ...own.flatMap((text) => prose(describe(text, page, 2))),
      ...prose(describeExternalDocs(declaration.externalDocs, page)),
    ]),
  ];
}

/** The description of the first server of an operation, and the addresses of the others. */
function describeServers({ servers, path }: Operation, page: PageContext): Nodes {
  const [first, ...others] = servers;
  const list = others.map(({ base, declaration }) => {
    const text = stringAt(declaration, 'description');
    return h('li', [codeWord(base + path), text === undefined ? '' : `: ${text}`]);
  });
  // The only server of the API is described on the information page.
  const isOnly = others.length === 0 && page.api.servers.length < 2;
  return [
    ...prose(isOnly ? [] : describe(stringAt(first?.declaration, 'description'), page)),
    ...prose(list.length === 0 ? [] : [h('p', texts.operation.alsoAt), h('ul', list)]),
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
  head.children.push(sampleLink(sample.href, texts.labels.inSample(name, sample.title)));
  const isOther = (row: ElementContent) => {
    const [term, detail] = row.type === 'element' ? row.children : [];
    const isExample = term?.type === 'element' && toString(term) === texts.facts.example;
    return !(isExample && detail?.type === 'element' && values.has(toString(detail)));
  };
  element.children = keepElements(element.children, 'div', (text) => {
    text.children = keepElements(text.children, 'dl', (list) => {
      list.children = list.children.filter(isOther);
    });
  });
}

/** Changes the elements of a kind, and drops those with nothing left. */
function keepElements(
  nodes: readonly ElementContent[],
  tagName: string,
  change: (element: Element) => void,
): ElementContent[] {
  return nodes.filter((node) => {
    if (node.type !== 'element' || node.tagName !== tagName) return true;
    change(node);
    return node.children.length > 0;
  });
}
