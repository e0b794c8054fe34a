import { h } from 'hastscript';
import { entriesAt, itemsAt, stringAt } from '../contract/json';
import {
  describeCallback,
  describeParameter,
  describePart,
  describeRequestBody,
  describeResponse,
  listResponses,
  responseTitle,
} from '../model/body';
import { unnamedExample } from '../model/examples';
import {
  createPageContext,
  type PageContext,
  type SiteAddresses,
  toAnchor,
} from '../model/PageContext';
import { codeWord, describeExternalDocs, markdownToHast, prosePart } from '../model/prose';
import { type Api, listSecurity, listServers, type Operation } from '../model/readApi';
import { describeSecurity } from '../model/security';
import type { ExampleSamples, OperationData, Part, Programs } from '../model/types';
import { describeRequestSamples } from '../samples/requestSamples';
import { describeResponseSamples } from '../samples/responseExamples';
import { languageTabs } from '../../../config/languageTabs';
import type { Texts } from '../../../lib/api-texts';
import { element, fence, frontMatter, heading, section, toExpression } from './mdx';
import {
  badgeOf,
  dataOf,
  importAll,
  type Page,
  programsFile,
  showParts,
  sidebarClass,
} from './Page';
import { firstSentence, summarize } from './summarize';

/** Places of parameters with their sections, in the order of the page. */
const parameterPlaces = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['querystring', 'queryString'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters'],
] as const;

/** What else an operation page needs. */
interface OperationPageOptions extends SiteAddresses {
  /** Folder of the API pages below the docs, as the ids of docs begin. */
  idBase: string;
  /** Hand-written MDX that goes below the reference, in the full width of the page. */
  prose: string | undefined;
}

/** Creates the page of an operation. */
export function createOperationPage(
  api: Api,
  operation: Operation,
  { idBase, prose, ...addresses }: OperationPageOptions,
): Page {
  const page = createPageContext(api, addresses);
  const { texts } = addresses;
  const { id, title, method, path, isDeprecated } = operation;
  const isWebhook = operation.kind === 'webhook';
  const description = describedAs(operation);
  const label = isWebhook ? `Webhook ${path}` : `${method.toUpperCase()} ${path}`;
  const badge = badgeOf(operation);
  const operationData = describeOperation(operation, description, page);
  const mdx = [
    frontMatter({
      id,
      title,
      description: summarize(
        description || title,
        `${label}: ${title}. ${texts.operation.ofApi(api.title, api.version)}`,
      ),
      sidebar_label: operation.label,
      sidebar_class_name: sidebarClass(operation),
      custom_edit_url: null,
      api_method: method,
      ...findNeighbours(operation, api, idBase),
    }),
    importAll(id, interactiveComponents),
    element('OperationLayout', {}, [
      element('Endpoint', {
        method: badge,
        base: isWebhook ? '' : baseUrl(operation, page),
        path,
      }),
      element('OperationLead', {}, [
        ...(isDeprecated ? [element('Deprecated', {}, [texts.labels.deprecatedNotice])] : []),
        element('Intro', { data: dataOf() }),
        element('Contents', { toc: { identifier: 'toc' }, title: texts.labels.contents }),
      ]),
      ...writeRail(id, badge, path, operationData, texts),
      element('OperationMain', {}, [
        section(texts.sections.authentication),
        showParts('.security'),
        ...writeParameters(operationData, texts),
        ...(operationData.requestBody.length === 0
          ? []
          : [section(texts.sections.body), showParts('.requestBody')]),
        ...writeResponses(operation, page),
        ...(operationData.callbacks.length === 0
          ? []
          : [section(texts.sections.callbacks), showParts('.callbacks')]),
      ]),
    ]),
    ...(prose === undefined ? [] : [prose.trim()]),
    '',
  ].join('\n\n');
  return { id, kind: 'api', mdx, data: operationData, programs: listPrograms(operationData) };
}

const interactiveComponents = [
  ...['CodeRail', 'Endpoint', 'OperationLayout', 'RequestCard', 'RequestExample'],
  ...['ResponseCard', 'ResponseExample', 'Sample'],
];

function describeOperation(
  operation: Operation,
  description: string,
  page: PageContext,
): OperationData {
  const { api, contract } = page;
  const callbacks = entriesAt(operation.operation, 'callbacks');
  // The sections of the page, so that no field takes their anchors.
  const { body, ...others } = page.texts.sections;
  for (const anchor of new Set(Object.values(others).map(([, own]) => own)))
    if (anchor !== body[1]) page.takeAnchor(anchor);
  return {
    intro: [
      ...describeServers(operation, page),
      ...describePart(description, page, 2),
      ...describePathItemTexts(operation, description, page),
      ...prosePart(describeExternalDocs(operation.operation.externalDocs, page)),
      ...describeOwnSamples(operation, page),
    ],
    security: describeSecurity(listSecurity(api, operation), page),
    parameters: describeParameters(operation, page),
    requestBody: describeRequestBody(operation.operation, page),
    responses: Object.fromEntries(
      listResponses(operation.operation, page).map(([code, response]) => [
        code,
        {
          ...describeMeaning(stringAt(response, 'description')),
          mediaTypes: entriesAt(response, 'content').map(([mediaType]) => mediaType),
          parts: describeResponse(
            response,
            page.takeAnchor(responseAnchor(code, page.texts)),
            page,
          ),
        },
      ]),
    ),
    callbacks: callbacks.flatMap(([name, entry]) =>
      describeCallback(name, contract.follow(entry), page),
    ),
    requestSamples: describeRequestSamples(api, operation, page),
    responseSamples: describeResponseSamples(operation, page),
  };
}

function describedAs({ operation, pathItem }: Operation): string {
  return stringAt(operation, 'description') ?? stringAt(pathItem, 'description') ?? '';
}

/** Samples that the author of the contract has written; the first one is open. */
function describeOwnSamples({ operation }: Operation, page: PageContext): Part[] {
  const samples = [...itemsAt(operation, 'x-codeSamples'), ...itemsAt(operation, 'x-code-samples')];
  return samples.map((sample, index): Part => {
    const language = stringAt(sample, 'lang') ?? '';
    const code = fence(language.toLowerCase(), stringAt(sample, 'source') ?? '');
    return {
      kind: 'nested',
      title: stringAt(sample, 'label') ?? language,
      isOpen: index === 0,
      parts: prosePart(markdownToHast(code, page)),
    };
  });
}

function describeMeaning(description = ''): { meaning?: string } {
  const meaning = firstSentence(description)?.replace(/\.$/, '');
  return meaning === undefined ? {} : { meaning };
}

/** The texts of the path item hold for each of its operations. */
function describePathItemTexts(operation: Operation, description: string, page: PageContext) {
  return ['summary', 'description']
    .map((key) => stringAt(operation.pathItem, key))
    .filter((text) => text !== description && text !== operation.title)
    .flatMap((text) => describePart(text, page, 2));
}

function baseUrl(operation: Operation, { contract }: PageContext): string {
  return (listServers(contract, operation)[0]?.url ?? '').replace(/\/$/, '');
}

/** The description of an operation's own server, and the addresses of the others. */
function describeServers(operation: Operation, page: PageContext): Part[] {
  if (operation.kind === 'webhook') return [];
  const [first, ...others] = listServers(page.contract, operation);
  const list = others.map(({ url, declaration }) => {
    const description = stringAt(declaration, 'description');
    const address = codeWord(`${url.replace(/\/$/, '')}${operation.path}`);
    return h('li', [address, description === undefined ? '' : `: ${description}`]);
  });
  // The only server of the API is described on the information page.
  const isDescribed = others.length > 0 || first?.isGlobal === false;
  return [
    ...(isDescribed ? describePart(stringAt(first?.declaration, 'description'), page) : []),
    ...(list.length === 0 ? [] : prosePart([h('p', page.texts.operation.alsoAt), h('ul', list)])),
  ];
}

function describeParameters(
  operation: Operation,
  page: PageContext,
): Record<string, readonly Part[]> {
  const places = parameterPlaces.map(([place]) => {
    const fields = operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        const name = stringAt(parameter, 'name') ?? '';
        const id = page.takeAnchor(`${page.texts.anchors.parameter}-${toAnchor(name)}`);
        return describeParameter(name, parameter, id, page);
      });
    const parts: Part[] = fields.length === 0 ? [] : [{ kind: 'fields', fields }];
    return [place, parts] as const;
  });
  return Object.fromEntries(places.filter(([, parts]) => parts.length > 0));
}

function writeParameters({ parameters }: OperationData, { sections }: Texts): string[] {
  return parameterPlaces.flatMap(([place, name]) =>
    parameters[place] === undefined
      ? []
      : [section(sections[name]), showParts(`.parameters.${place}`)],
  );
}

function responseAnchor(code: string, { anchors }: Texts): string {
  return `${anchors.response}-${toAnchor(code)}`;
}

function writeResponses({ operation }: Operation, page: PageContext): string[] {
  const codes = listResponses(operation, page).map(([code]) => code);
  if (codes.length === 0) return [];
  return [
    section(page.texts.sections.responses),
    element(
      'Responses',
      {},
      codes.map((code) =>
        element('Response', { code, response: dataOf(`.responses[${toExpression(code)}]`) }, [
          heading(3, responseTitle(code, page.texts), responseAnchor(code, page.texts)),
        ]),
      ),
    ),
  ];
}

/** The requests and responses by example, right after the description. */
function writeRail(
  id: string,
  method: string,
  path: string,
  { requestSamples, responseSamples }: OperationData,
  { sections }: Texts,
): string[] {
  const railHeading = ([text, anchor]: readonly [string, string]) =>
    element('RailHeading', { id: anchor, text });
  const [first, ...others] = requestSamples;
  const request =
    first === undefined
      ? []
      : [
          railHeading(sections.requestSamples),
          element('RequestCard', { method, path }, [
            // The programs are those of the first example.
            ...writeExamples([first], 0),
            ...languageTabs.map(({ language }, index) => {
              const sample = dataOf(`.requestSamples[0].samples[${index}]`);
              return element('Sample', { language }, [element('SampleCode', { sample })]);
            }),
            ...writeExamples(others, 1),
          ]),
        ];
  const responses =
    responseSamples.length === 0
      ? []
      : [
          railHeading(sections.responseSamples),
          element('ResponseCard', {}, [
            ...responseSamples.map((_sample, index) =>
              element('ResponseExample', { index }, [
                element('ResponseCode', { sample: dataOf(`.responseSamples[${index}]`) }),
              ]),
            ),
          ]),
        ];
  const cards = [...request, ...responses];
  if (cards.length === 0) return [];
  const examples = requestSamples.map(({ name, title }) => ({ name, title }));
  const answers = responseSamples.map(({ status, name, title }) => ({
    status,
    // An example without a name answers no request in particular.
    ...(name !== unnamedExample && { name }),
    // Only several examples of one status need telling apart.
    ...(responseSamples.filter((other) => other.status === status).length > 1 && { title }),
  }));
  const loadPrograms = { identifier: `() => import('./${programsFile(id)}')` };
  return [element('CodeRail', { examples, responses: answers, loadPrograms }, cards)];
}

function writeExamples(examples: readonly ExampleSamples[], start: number): string[] {
  return examples.map(({ name }, index) =>
    element('RequestExample', { name }, [
      element('ExampleText', { sample: dataOf(`.requestSamples[${start + index}]`) }),
    ]),
  );
}

/** The programs of all examples, which a page loads when a reader chooses one. */
function listPrograms({ requestSamples }: OperationData): Programs {
  return Object.fromEntries(
    requestSamples.map(({ name, samples }) => [
      name,
      Object.fromEntries(samples.map(({ language, code, tokens }) => [language, { code, tokens }])),
    ]),
  );
}

/** The next and previous operation: pages of tags, between them in the sidebar, are skipped. */
function findNeighbours(
  operation: Operation,
  { tags }: Api,
  idBase: string,
): Record<string, string> {
  const inOrder = [...new Set(tags.flatMap(({ operations }) => operations))];
  const place = inOrder.indexOf(operation);
  const previous = inOrder[place - 1];
  const next = inOrder[place + 1];
  return {
    ...(previous && { pagination_prev: `${idBase}${previous.id}` }),
    ...(next && { pagination_next: `${idBase}${next.id}` }),
  };
}
