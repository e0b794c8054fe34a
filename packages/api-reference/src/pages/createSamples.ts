import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { insertUrlBreaks, wrapPlaceholders } from '@aifindr-docs/code-blocks/codeNodes';
import { requireGrammarUnlessPlain } from '@aifindr-docs/code-blocks/highlight/grammars';
import {
  groupTokensByLineKey,
  renderTokens,
  tokenize,
} from '@aifindr-docs/code-blocks/highlight/tokenize';
import {
  isJsonType,
  renderSample,
  type SampleBody,
  sampleRenderers,
  toTextBody,
} from '@aifindr-docs/request-samples';
import { toFlatNodes, toSafeHast } from '../descriptions/toSafeHast';
import { FieldSentinels, type SampleLink, type ShownFields } from '../field-links/FieldSentinels';
import { createUniqueNamer, toAnchor } from '../names';
import type { Example, MediaType, Operation, Response } from '../openapi/model';
import type { Options } from '../options';
import { buildRequests, type ExampleRequest } from '../requests/buildRequests';
import { formatBody, mayBeJson } from '../requests/encodeBody';
import { sampleSchema } from '../requests/sampleSchema';
import { describeStatus } from '../texts';
import { renderCode } from './elements';
import type { Nodes, Parts, Programs } from './Page';

export const responseSamplesAnchor = 'ejemplos-de-respuesta';

export interface OperationSamples {
  requests: readonly RequestSample[];
  responses: readonly ResponseSample[];
  shownFields: ShownFields;
}

interface Sample {
  title: string;
  /** Key of the shown example in `examples`; undefined for other examples, and for further media types of a request. */
  exampleName?: string | undefined;
  nodes: Nodes;
}

export interface RequestSample extends Sample {
  anchor: string;
  name: string;
  /** The highlighted program in each language as HTML, for the browser. */
  programs: Programs[string];
  /** The program in each language below its label and note. Only that in the default language is highlighted. */
  panels: Parts;
}

export interface ResponseSample extends Sample {
  status: string;
}

type SampleOptions = Pick<Options, 'placeholders' | 'sampleLanguages' | 'defaultLanguage'>;

/** Creates the samples of an operation: each of its requests as a program in every language, and the examples of its responses. */
export function createSamples(operation: Operation, options: SampleOptions): OperationSamples {
  const sentinels = new FieldSentinels();
  const renderer = new SampleRenderer(sentinels, options);
  const takeAnchor = createUniqueNamer();
  const requests = buildRequests(operation, sentinels).map((request, index) =>
    renderer.renderRequest(request, takeAnchor(`ejemplo-${toAnchor(request.name)}`), index === 0),
  );
  const responses = operation.responses.flatMap((response) =>
    response.content.flatMap((mediaType) =>
      listOrCreateResponseExamples(mediaType).map((example) =>
        renderer.renderResponse(response, mediaType, example, requests),
      ),
    ),
  );
  return { requests, responses, shownFields: sentinels.shownFields };
}

/** Lists the examples of a response's media type. If it has none, creates one from the schema, if possible, for JSON that is no file. */
function listOrCreateResponseExamples({ name, schema, examples }: MediaType): readonly Example[] {
  const isFile = schema?.format === 'binary';
  if (examples.length > 0 || schema === undefined || isFile || !mayBeJson(name)) return examples;
  const value = sampleSchema(schema, 'response');
  return value === undefined ? [] : [{ value }];
}

/** Renders samples, from which it removes the sentinels that mark fields. */
class SampleRenderer {
  constructor(
    private readonly sentinels: FieldSentinels,
    private readonly options: SampleOptions,
  ) {}

  renderRequest(
    { name, title, exampleName, description, request }: ExampleRequest,
    anchor: string,
    isFirst: boolean,
  ): RequestSample {
    const { sampleLanguages, defaultLanguage } = this.options;
    const sample = { href: `#${anchor}`, title: isFirst ? undefined : title };
    const programs: Record<string, string> = {};
    const panels: Record<string, Nodes> = {};
    for (const { language, highlight } of sampleLanguages) {
      const { label, note } = sampleRenderers[language];
      const marked = renderSample(language, request);
      const { code, lineAnchors } = this.sentinels.stripAndRecord(marked, sample);
      const colored = this.renderCodeBlock(code, { highlight, lineAnchors });
      // Highlighting the programs that are not seen first would only slow the page down.
      const isShownFirst = language === defaultLanguage;
      programs[language] = toHtml(colored);
      panels[language] = toFlatNodes(
        h('p.api-sample-label', { translate: 'no' }, label),
        note === undefined ? undefined : renderSampleNote(note),
        isShownFirst ? colored : this.renderCodeBlock(code),
      );
    }
    const nodes = toFlatNodes(
      h('h3', { id: anchor, className: 'api-sample-heading' }, title),
      renderSampleDescription(description),
      request.body && this.renderBody(request.body, sample),
    );
    return { anchor, name, title, exampleName, nodes, programs, panels };
  }

  /** Renders the body of a request, which is shown without JavaScript, on paper, or until the program is loaded. */
  private renderBody(body: SampleBody, sample: SampleLink): Element {
    const marked = toTextBody(body).text.replaceAll('\r', '');
    const { code } = this.sentinels.stripAndRecord(marked, sample);
    const language = isJsonType(body.mediaType) ? 'json' : '';
    const isFirst = sample.title === undefined;
    const label = isFirst ? 'Cuerpo (' : 'La misma petición, con este cuerpo (';
    return h('div.api-sample-body', [
      h('p.api-sample-label', label, renderCode(body.mediaType), ')'),
      this.renderCodeBlock(code, { highlight: language, language }),
    ]);
  }

  renderResponse(
    { status, content }: Response,
    mediaType: MediaType,
    { name: exampleName, summary, description, value }: Example,
    requests: readonly RequestSample[],
  ): ResponseSample {
    const body = formatBody(mediaType, value);
    const language = mayBeJson(mediaType.name) ? 'json' : '';
    const marked = language === 'json' ? this.sentinels.markJson(body, mediaType.view) : body;
    const sample = { href: `#${responseSamplesAnchor}` };
    const { code, lineAnchors } = this.sentinels.stripAndRecord(marked.trimEnd(), sample);
    const meaning = summary ?? describeStatus(status);
    const title = content.length === 1 ? meaning : `${meaning} (${mediaType.name})`;
    const isNamed = exampleName !== undefined && requests.length > 1;
    const request = requests.find((sent) => isNamed && sent.exampleName === exampleName);
    const nodes = toFlatNodes(
      h('p.api-sample-label', `${status} · ${title}`),
      renderSampleDescription(description),
      request && renderSampleNote(h('a', { href: `#${request.anchor}` }, 'Ver su petición')),
      this.renderCodeBlock(code, { highlight: language, language, lineAnchors }),
    );
    return { status, exampleName, title, nodes };
  }

  /** Renders code, highlighted if a grammar is given. Lines that show fields are in a `<span>` with the anchors of these fields. */
  private renderCodeBlock(code: string, options: CodeOptions = {}): Element {
    const { highlight = '', language, lineAnchors = [] } = options;
    const allTokens = tokenize(code, requireGrammarUnlessPlain(highlight));
    const groups = groupTokensByLineKey(allTokens, (line) => lineAnchors[line] ?? '');
    const nodes = groups.flatMap(({ key: anchors, tokens }) => {
      const breakable = insertUrlBreaks(renderTokens(tokens));
      const content = wrapPlaceholders(breakable, this.options.placeholders ?? {});
      return anchors === '' ? content : [h('span', { dataField: anchors }, content)];
    });
    // A scrollable block must be focusable (WCAG 2.1.1).
    const attributes = { tabIndex: 0, translate: 'no', dataLanguage: language || undefined };
    return h('pre', attributes, h('code', nodes));
  }
}

interface CodeOptions {
  /** Grammar that highlights the code; undefined or '' for no highlighting. */
  highlight?: string;
  /** Language of the code fence in the Markdown copy of the page. */
  language?: string;
  /** For each line, the anchors of the fields that it shows, separated by spaces. */
  lineAnchors?: readonly string[];
}

function renderSampleNote(content: Element | string): Element {
  return h('p.api-sample-note', { dataReadingAid: '' }, content);
}

function renderSampleDescription(description: string | undefined): Element | undefined {
  const nodes = toSafeHast(description);
  return nodes.length === 0 ? undefined : h('section.api-prose.api-sample-text', nodes);
}
