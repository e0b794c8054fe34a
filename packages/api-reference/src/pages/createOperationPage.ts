import { h } from 'hastscript';
import { unnamedExample } from '../contract/examples';
import { entriesAt, itemsAt, stringAt } from '../contract/json';
import { type Api, listSecurity, listServers, type Operation } from '../contract/readApi';
import { codeWord } from '../descriptions/elements';
import { highlightBlock } from '../descriptions/highlightBlock';
import { firstSentence, summarize } from '../descriptions/summarize';
import type { SampleLanguage } from '@aifindr-docs/request-samples';
import { createFieldScopes } from '../field-links/fieldScopes';
import { linkSamples } from '../field-links/linkSamples';
import {
  describeCallback,
  describeParameter,
  describePart,
  describeRequestBody,
  describeResponse,
  listFields,
  listResponses,
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
import {
  badgeOf,
  listContents,
  type OperationPageData,
  section,
  sidebarClass,
  toHeading,
} from './Page';

/** Places of parameters with their sections, in the order of the page. */
const parameterPlaces = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryString'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters'],
] as const;

interface OperationOptions {
  languages: readonly SampleLanguage[];
  /** Ids of the docs of the operations before and after it. */
  neighbors: { before: string | undefined; after: string | undefined } | undefined;
}

/** Creates the page of an operation. */
export function createOperationPage(
  api: Api,
  operation: Operation,
  addresses: SiteAddresses,
  { languages, neighbors }: OperationOptions,
): OperationPageData {
  const { texts } = addresses;
  // No field may take the anchor of a section; the body takes its own.
  const others = Object.values(texts.sections).filter((text) => text !== texts.sections.body);
  const reserved = others.map((text) => toHeading(text).id);
  const page = createPageContext(api, addresses, { reserved });
  const { id, title, method, path, isDeprecated } = operation;
  const isWebhook = operation.kind === 'webhook';
  const description = describedAs(operation);
  const label = isWebhook ? `Webhook ${path}` : `${method.toUpperCase()} ${path}`;
  const intro = describeIntro(operation, description, page);
  const sections = describeSections(operation, page);
  const scopes = createFieldScopes(sections, texts.keywords.const);
  const requestSamples = describeRequestSamples(api, operation, languages, page, scopes);
  const choices = requestSamples.length > 1 ? requestSamples : [];
  const responseSamples = describeResponseSamples(operation, page, scopes).map((response) => {
    const request = choices.find(({ name }) => name === response.name);
    const label = texts.labels.itsRequest;
    return { ...response, request: request && { href: `#${request.id}`, label } };
  });
  const answer = responseSamples.find(
    ({ name, status }) => name === requestSamples[0]?.name && status.startsWith('2'),
  );
  addresses.models?.note(id, page.state);
  const sampled = new Set(responseSamples.map(({ status }) => status));
  const main = linkSamples(sections, page, sampled, answer?.status);
  return {
    id,
    kind: 'api',
    frontMatter: {
      id,
      title,
      description: summarize(
        description || title,
        `${label}: ${title}. ${texts.operation.ofApi(api.title, api.version)}`,
      ),
      sidebar_label: operation.label,
      sidebar_class_name: sidebarClass(operation),
      custom_edit_url: null,
      // The list of contents in the page is enough.
      hide_table_of_contents: addresses.infoRoute === addresses.routeBase || undefined,
      api_method: method,
      pagination_prev: neighbors?.before,
      pagination_next: neighbors?.after,
    },
    toc: listContents(main),
    controls: {
      method: badgeOf(operation),
      base: isWebhook ? '' : (listServers(api.contract, operation)[0]?.base ?? ''),
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

function describeIntro(operation: Operation, description: string, page: PageContext): Part[] {
  return [
    ...describeServers(operation, page),
    ...describePart(description, page, 2),
    ...describePathItemTexts(operation, description, page),
    ...prosePart(describeExternalDocs(operation.operation.externalDocs, page)),
    ...describeOwnSamples(operation),
  ];
}

/** The sections that an operation has something for; authentication is always one. */
function describeSections(operation: Operation, page: PageContext): Part[] {
  const { anchors, sections } = page.texts;
  return [
    ...section(sections.authentication, describeSecurity(listSecurity(page.api, operation), page)),
    ...parameterPlaces.flatMap(([place, name]) =>
      section(sections[name], describeParameters(operation, place, page)),
    ),
    ...section(sections.body, describeRequestBody(operation.operation, page), anchors.body),
    ...section(sections.responses, describeResponses(operation, page)),
    ...section(
      sections.callbacks,
      entriesAt(operation.operation, 'callbacks').flatMap(([name, entry]) =>
        describeCallback(name, page.contract.follow(entry), page),
      ),
    ),
  ];
}

function describeResponses({ operation }: Operation, page: PageContext): Part[] {
  const responses = listResponses(operation, page).map(([code, response]): ResponseData => {
    const id = page.takeAnchor(`${page.texts.anchors.response}-${toAnchor(code)}`);
    return {
      code,
      heading: { id, text: responseTitle(code, page.texts) },
      meaning: firstSentence(
        stringAt(response, 'summary') ?? stringAt(response, 'description') ?? '',
        '`',
      ),
      // A range of all types says nothing.
      mediaTypes: entriesAt(response, 'content').flatMap(([type]) => (type === '*/*' ? [] : type)),
      parts: describeResponse(response, id, page),
    };
  });
  return responses.length === 0 ? [] : [{ kind: 'responses', responses }];
}

function describedAs({ operation, pathItem }: Operation): string {
  return stringAt(operation, 'description') ?? stringAt(pathItem, 'description') ?? '';
}

/** Samples that the author of the contract has written; the first one is open. */
function describeOwnSamples({ operation }: Operation): Part[] {
  const samples = [...itemsAt(operation, 'x-codeSamples'), ...itemsAt(operation, 'x-code-samples')];
  return samples.map((sample, index): Part => {
    const language = stringAt(sample, 'lang') ?? '';
    const code = highlightBlock(stringAt(sample, 'source') ?? '', language.toLowerCase());
    return {
      kind: 'nested',
      title: stringAt(sample, 'label') ?? language,
      isOpen: index === 0,
      parts: prosePart([code]),
    };
  });
}

/** The texts of the path item hold for each of its operations. */
function describePathItemTexts(operation: Operation, description: string, page: PageContext) {
  return ['summary', 'description']
    .map((key) => stringAt(operation.pathItem, key))
    .filter((text) => text !== description && text !== operation.title)
    .flatMap((text) => describePart(text, page, 2));
}

/** The description of an operation's own server, and the addresses of the others. */
function describeServers(operation: Operation, page: PageContext): Part[] {
  if (operation.kind === 'webhook') return [];
  const [first, ...others] = listServers(page.contract, operation);
  const list = others.map(({ base, declaration }) => {
    const texts = ['name', 'description'].flatMap((key) => stringAt(declaration, key) ?? []);
    return h('li', [codeWord(base + operation.path), ...texts.map((text) => `: ${text}`)]);
  });
  // The only server of the API is described on the information page.
  const isDescribed = others.length > 0 || first?.isGlobal === false;
  return [
    ...['name', 'description'].flatMap((key) =>
      isDescribed ? describePart(stringAt(first?.declaration, key), page) : [],
    ),
    ...prosePart(list.length === 0 ? [] : [h('p', page.texts.operation.alsoAt), h('ul', list)]),
  ];
}

function describeParameters(operation: Operation, place: string, page: PageContext): Part[] {
  const fields = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const name = stringAt(parameter, 'name') ?? '';
      const id = page.takeAnchor(`${page.texts.anchors.parameter}-${toAnchor(name)}`);
      page.state.samples.declare(parameter, id);
      return describeParameter(name, parameter, id, page);
    });
  return listFields(fields);
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
