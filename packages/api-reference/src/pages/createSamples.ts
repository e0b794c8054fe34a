import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import {
  groupTokensByLine,
  renderTokens,
  tokenize,
} from '@aifindr-docs/code-blocks/highlight/tokenize';
import { insertUrlBreaks } from '@aifindr-docs/code-blocks/insertUrlBreaks';
import { renderPlaceholders } from '@aifindr-docs/code-blocks/renderPlaceholders';
import type { Placeholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import {
  isJsonType,
  renderSample,
  type SampleBody,
  sampleRenderers,
  toTextBody,
} from '@aifindr-docs/request-samples';
import { markdownToHast } from '../descriptions/markdownToHast';
import { FieldSentinels, type SampleLink } from '../field-links/FieldSentinels';
import { toAnchor } from '../names';
import type { Example, MediaType } from '../openapi/model';
import type { Options } from '../options';
import { buildRequests, type ExampleRequest } from '../requests/buildRequests';
import { formatBody, isJson } from '../requests/encodeBody';
import { sampleSchema } from '../requests/sampleSchema';
import { sectionTitles, statusText } from '../texts';
import {
  listFieldGroups,
  type MediaTypeView,
  type OperationView,
  type ResponseView,
} from '../views/model';
import { renderCode, sectionAnchor } from './elements';
import type { Nodes } from './Page';
import type { ShownFields } from './renderSchema';

/** The samples of an operation, and the fields that they show. */
export interface OperationSamples {
  requests: readonly RequestSample[];
  responses: readonly ResponseSample[];
  shownFields: ShownFields;
}

export interface RequestSample {
  anchor: string;
  name: string;
  title: string;
  /** Name of its example in the document, if it has one. */
  exampleName?: string | undefined;
  nodes: Nodes;
  programs: readonly ProgramSample[];
}

interface ProgramSample {
  language: string;
  /** Highlighted, for the browser. */
  html: string;
  /** Highlighted only in the program that readers see first. */
  nodes: Nodes;
}

export interface ResponseSample {
  status: string;
  title: string;
  /** Name of its example in the document, if it has one. */
  exampleName?: string | undefined;
  nodes: Nodes;
}

type SampleOptions = Pick<Options, 'placeholders' | 'sampleLanguages' | 'defaultLanguage'>;

/**
 * Creates the samples of an operation: a program in every language for each example, and the examples of responses.
 *
 * @param takeAnchor returns an anchor that nothing else on the page has
 */
export function createSamples(
  view: OperationView,
  takeAnchor: (preferred: string) => string,
  options: SampleOptions,
): OperationSamples {
  const sentinels = new FieldSentinels();
  const requests = buildMarkedRequests(view, sentinels).map((request, index) => {
    const anchor = takeAnchor(`ejemplo-${toAnchor(request.name)}`);
    return renderRequest(request, { anchor, isFirst: index === 0 }, sentinels, options);
  });
  const responses = view.responses.flatMap((response) =>
    response.content.flatMap((content) =>
      listResponseExamples(content.mediaType).map((example) =>
        renderResponse(response, content, example, requests, sentinels, options),
      ),
    ),
  );
  return { requests, responses, shownFields: sentinels.listShownFields() };
}

/** Builds the requests of an operation, with sentinels where they show a field of the view. */
function buildMarkedRequests(view: OperationView, sentinels: FieldSentinels): ExampleRequest[] {
  const parameters = view.parameters.flatMap(({ fields }) => fields);
  const requirements = view.security.flat();
  const content = view.requestBody?.content ?? [];
  return buildRequests(view.operation, {
    markText(source, text) {
      const field =
        parameters.find(({ parameter }) => parameter === source)?.field ??
        requirements.find(({ requirement }) => requirement.scheme === source)?.field;
      return sentinels.markText(field, text);
    },
    markJson(mediaType, json) {
      const schema = content.find((one) => one.mediaType === mediaType)?.schema;
      return sentinels.markJson(json, schema === undefined ? [] : listFieldGroups(schema));
    },
  });
}

function renderRequest(
  { name, title, exampleName, description, request }: ExampleRequest,
  { anchor, isFirst }: { anchor: string; isFirst: boolean },
  sentinels: FieldSentinels,
  options: SampleOptions,
): RequestSample {
  const { placeholders, sampleLanguages, defaultLanguage } = options;
  const sample: SampleLink = { href: `#${anchor}`, title: isFirst ? undefined : title };
  const programs = sampleLanguages.map(({ language, highlight }): ProgramSample => {
    const { label, note } = sampleRenderers[language];
    const { code, lines } = sentinels.read(renderSample(language, request), sample);
    const colored = renderCodeBlock(code, { highlight, lines, placeholders });
    // Highlighting the programs that are not seen first would only slow the page down.
    const isShownFirst = language === defaultLanguage;
    const labels = [
      h('p', { className: 'api-sample-label', translate: 'no' }, label),
      ...(note ? [h('p', { className: 'api-sample-note', dataReadingAid: '' }, note)] : []),
    ];
    return {
      language,
      html: toHtml(colored),
      nodes: [...labels, isShownFirst ? colored : renderCodeBlock(code, { placeholders })],
    };
  });
  const heading = h('h3', { id: anchor, className: 'api-sample-heading' }, title);
  const body = request.body ? [renderBody(request.body, isFirst, sample, sentinels, options)] : [];
  const nodes = [heading, ...renderSampleDescription(description), ...body];
  return { name, title, exampleName, anchor, nodes, programs };
}

/** Renders the body of a request, which is shown until its program is loaded. */
function renderBody(
  body: SampleBody,
  isFirst: boolean,
  sample: SampleLink,
  sentinels: FieldSentinels,
  { placeholders }: SampleOptions,
): Element {
  const { code } = sentinels.read(toTextBody(body).text.replaceAll('\r', ''), sample);
  const language = isJsonType(body.mediaType) ? 'json' : '';
  const label = isFirst ? 'Cuerpo (' : 'La misma petición, con este cuerpo (';
  return h('div', { className: 'api-sample-body' }, [
    h('p', { className: 'api-sample-label' }, [label, renderCode(body.mediaType), ')']),
    renderCodeBlock(code, { highlight: language, language, placeholders }),
  ]);
}

function renderResponse(
  { response }: ResponseView,
  { mediaType, schema }: MediaTypeView,
  example: Example,
  requests: readonly RequestSample[],
  sentinels: FieldSentinels,
  { placeholders }: SampleOptions,
): ResponseSample {
  const { status } = response;
  const { name: exampleName, summary = statusText(status), description, value } = example;
  const body = formatBody(mediaType, value);
  const isJsonBody = isJson(mediaType.name);
  const groups = schema === undefined ? [] : listFieldGroups(schema);
  const marked = isJsonBody ? sentinels.markJson(body, groups) : body;
  const sample = { href: `#${sectionAnchor(sectionTitles.responseSamples)}` };
  const { code, lines } = sentinels.read(marked.trimEnd(), sample);
  const otherLanguage = /html/i.test(mediaType.name) ? 'html' : '';
  const language = isJsonBody ? 'json' : otherLanguage;
  const isOnlyType = response.content.length === 1;
  const title = isOnlyType ? summary : `${summary} (${mediaType.name})`;
  const isNamed = exampleName !== undefined && requests.length > 1;
  const request = requests.find((one) => isNamed && one.exampleName === exampleName);
  const nodes = [
    h('p', { className: 'api-sample-label' }, `${status} · ${title}`),
    ...renderSampleDescription(description),
    ...(request === undefined ? [] : [renderRequestLink(request.anchor)]),
    renderCodeBlock(code, { highlight: language, language, lines, placeholders }),
  ];
  return { status, exampleName, title, nodes };
}

function renderSampleDescription(description: string | undefined): Element[] {
  const nodes = markdownToHast(description);
  return nodes.length === 0
    ? []
    : [h('section', { className: 'api-prose api-sample-text' }, nodes)];
}

/** Renders a link to the example of the request that a response answers. */
function renderRequestLink(anchor: string): Element {
  const link = h('a', { href: `#${anchor}` }, 'Ver su petición');
  return h('p', { className: 'api-sample-note', dataReadingAid: '' }, link);
}

/** Lists the examples of a response. If the document has none for JSON, one is created from the schema. */
export function listResponseExamples({ name, schema, examples }: MediaType): readonly Example[] {
  const isFile = schema?.constraints.format === 'binary';
  if (examples.length > 0 || schema === undefined || isFile || !isJson(name)) return examples;
  const value = sampleSchema(schema, 'response');
  return value === undefined ? [] : [{ value }];
}

interface CodeOptions {
  /** Grammar of the code, which has no colors without one. */
  highlight?: string;
  /** Language of the fence in a Markdown copy. */
  language?: string;
  /** The anchors of the fields that each line shows. */
  lines?: readonly string[];
  placeholders?: Placeholders | undefined;
}

/** Renders highlighted code. Lines that show a field are an element with the anchor of the field. */
function renderCodeBlock(code: string, options: CodeOptions): Element {
  const { highlight = '', language, lines = [], placeholders = {} } = options;
  const allTokens = tokenize(code, resolveGrammar(highlight));
  const groups = groupTokensByLine(allTokens, (line) => lines[line] ?? '');
  const nodes = groups.flatMap(({ key: anchors, tokens }) => {
    const content = renderPlaceholders(insertUrlBreaks(renderTokens(tokens)), placeholders);
    return anchors === '' ? content : [h('span', { dataField: anchors }, content)];
  });
  // A scrollable block has to take the focus (WCAG 2.1.1).
  const attributes = { tabIndex: 0, translate: 'no', dataLanguage: language || undefined };
  return h('pre', attributes, h('code', nodes));
}
