import { h } from 'hastscript';
import type { SampleLanguage } from '@aifindr-docs/request-samples';
import { stringAt } from '../contract/json';
import { type Api, type Operation, unnamedExample } from '../contract/readApi';
import { codeWord } from '../descriptions/elements';
import { firstSentence, summarize } from '../descriptions/summarize';
import { createFieldScopes } from '../field-links/fieldScopes';
import { linkSamples } from '../field-links/linkSamples';
import {
  describeParameter,
  describePart,
  describeRequestBody,
  describeResponse,
  listFields,
  responseTitle,
} from '../model/body';
import {
  createPageContext,
  type PageContext,
  type SiteAddresses,
  toAnchor,
} from '../model/PageContext';
import { describeExternalDocs, prosePart } from '../model/prose';
import { describeSecurity } from '../model/security';
import type {
  ExampleSamples,
  Part,
  Programs,
  ResponseChoice,
  ResponseData,
  ResponseSample,
} from '../model/types';
import { describeRequestSamples } from '../samples/requestSamples';
import { describeResponseSamples } from '../samples/responseExamples';
import { texts } from '../texts';
import { listContents, type OperationPageData, section, sidebarClass, toHeading } from './Page';

/** Places of parameters with their sections, in the order of the page. */
const parameterPlaces = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters'],
] as const;

interface OperationOptions {
  languages: readonly SampleLanguage[];
  /** Ids of the docs of the operations before and after it. */
  neighbors: { before: string | undefined; after: string | undefined } | undefined;
  /** Is told what the page describes. */
  onDescribed: (page: PageContext) => void;
}

/** Creates the page of an operation. */
export function createOperationPage(
  api: Api,
  operation: Operation,
  addresses: SiteAddresses,
  { languages, neighbors, onDescribed }: OperationOptions,
): OperationPageData {
  // No field may take the anchor of a section; the body takes its own.
  const others = Object.values(texts.sections).filter((text) => text !== texts.sections.body);
  const page = createPageContext(
    api,
    addresses,
    others.map((text) => toHeading(text).id),
  );
  const { id, title, method, path, isDeprecated, description = '' } = operation;
  const intro = describeIntro(operation, page);
  const sections = describeSections(operation, page);
  const scopes = createFieldScopes(sections, texts.keywords.const);
  const requestSamples = describeRequestSamples(operation, languages, page, scopes);
  const choices = requestSamples.length > 1 ? requestSamples : [];
  const responseSamples = describeResponseSamples(operation, page, scopes).map((response) => {
    const request = choices.find(({ name }) => name === response.name);
    const label = texts.labels.itsRequest;
    return { ...response, request: request && { href: `#${request.id}`, label } };
  });
  const answer = responseSamples.find(
    ({ name, status }) => name === requestSamples[0]?.name && status.startsWith('2'),
  );
  onDescribed(page);
  const sampled = new Set(responseSamples.map(({ status }) => status));
  const main = linkSamples(sections, page, sampled, answer?.status);
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
      pagination_prev: neighbors?.before,
      pagination_next: neighbors?.after,
    },
    toc: listContents(main),
    controls: {
      method,
      base: operation.servers[0]?.base ?? '',
      path,
      examples: requestSamples.map((sample) => ({ name: sample.name, title: sample.title })),
      responses: listChoices(responseSamples),
    },
    data: {
      notice: isDeprecated ? texts.labels.deprecatedNotice : undefined,
      intro,
      contents: texts.labels.contents,
      main,
      requestHeading: toHeading(texts.sections.requestSamples),
      requestSamples,
      responseHeading: toHeading(texts.sections.responseSamples),
      responseSamples,
    },
    programs: listPrograms(requestSamples),
  };
}

function describeIntro(operation: Operation, page: PageContext): Part[] {
  const { description, title, pathItem, declaration } = operation;
  // The texts of the path item hold for each of its operations.
  const shared = ['summary', 'description'].map((key) => stringAt(pathItem, key));
  return [
    ...describeServers(operation, page),
    ...[description, ...shared.filter((text) => text !== description && text !== title)].flatMap(
      (text) => describePart(text, page, 2),
    ),
    ...prosePart(describeExternalDocs(declaration.externalDocs, page)),
  ];
}

/** The description of the first server of an operation, and the addresses of the others. */
function describeServers({ servers, path }: Operation, page: PageContext): Part[] {
  const [first, ...others] = servers;
  const list = others.map(({ base, declaration }) => {
    const text = stringAt(declaration, 'description');
    return h('li', [codeWord(base + path), text === undefined ? '' : `: ${text}`]);
  });
  // The only server of the API is described on the information page.
  const isOnly = others.length === 0 && page.api.servers.length < 2;
  return [
    ...(isOnly ? [] : describePart(stringAt(first?.declaration, 'description'), page)),
    ...prosePart(list.length === 0 ? [] : [h('p', texts.operation.alsoAt), h('ul', list)]),
  ];
}

/** The sections that an operation has something for; authentication is always one. */
function describeSections(operation: Operation, page: PageContext): Part[] {
  const { anchors, sections } = texts;
  return [
    ...section(sections.authentication, describeSecurity(operation.security, page)),
    ...parameterPlaces.flatMap(([place, name]) =>
      section(sections[name], describeParameters(operation, place, page)),
    ),
    ...section(sections.body, describeRequestBody(operation.body, page), anchors.body),
    ...section(sections.responses, describeResponses(operation, page)),
  ];
}

function describeParameters(operation: Operation, place: string, page: PageContext): Part[] {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  const fields = parameters.map((parameter) => {
    const id = page.takeAnchor(`${texts.anchors.parameter}-${toAnchor(parameter.name)}`);
    page.state.samples.declare(parameter.declaration, id);
    return describeParameter(parameter, id, page);
  });
  return listFields(fields);
}

function describeResponses({ answers }: Operation, page: PageContext): Part[] {
  const responses = answers.map((answer): ResponseData => {
    const { code, description = '', contents } = answer;
    const id = page.takeAnchor(`${texts.anchors.response}-${toAnchor(code)}`);
    // A range of all types says nothing.
    const mediaTypes = contents.map(({ mediaType }) => mediaType).filter((type) => type !== '*/*');
    return {
      code,
      heading: { id, text: responseTitle(code) },
      meaning: firstSentence(description, '`'),
      mediaTypes,
      parts: describeResponse(answer, id, page),
    };
  });
  return responses.length === 0 ? [] : [{ kind: 'responses', responses }];
}

/** Responses as the reader chooses them. */
function listChoices(samples: readonly ResponseSample[]): ResponseChoice[] {
  return samples.map(({ status, name, title }) => ({
    status,
    // An example without a name answers no request in particular.
    name: name === unnamedExample ? undefined : name,
    // Only several examples of one status need telling apart.
    title: samples.filter((other) => other.status === status).length > 1 ? title : undefined,
  }));
}

/** The programs of all examples, which a page loads when a reader chooses one. */
function listPrograms(requestSamples: readonly ExampleSamples[]): Programs {
  return Object.fromEntries(
    requestSamples.map(({ name, samples }) => [
      name,
      Object.fromEntries(
        samples.map(({ language, code, tokens, fields }) => [language, { code, tokens, fields }]),
      ),
    ]),
  );
}
