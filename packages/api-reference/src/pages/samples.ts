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
import { isJsonType, renderSamples, toTextBody } from '@aifindr-docs/request-samples';
import { isJson } from '../contract/checks';
import { toAnchor } from '../contract/names';
import {
  type Answer,
  type Content,
  type NamedExample,
  type Operation,
  unnamedExample,
} from '../contract/readApi';
import { markdownToHast } from '../descriptions/markdownToHast';
import { FieldTags } from '../field-links/fieldTags';
import { buildRequests, toBodyText } from '../requests/buildRequests';
import { sampleValue } from '../requests/sampleValue';
import { sectionTitles, statusText } from '../texts';
import { codeWord, sectionAnchor } from './elements';
import type { PageContext } from './PageContext';

/** The samples of an operation: every example in every language, and those of its responses. */
export function createSamples(operation: Operation, page: PageContext) {
  const { bodies, declared } = page.state;
  const { placeholders, sampleLanguages, defaultLanguage } = page;
  const tags = new FieldTags();
  const tagged = buildRequests(operation, {
    part: (declaration, text) => tags.part(declared.get(declaration), text),
    json: (content, text) => tags.json(text, bodies.get(content) ?? []),
  });
  const requests = tagged.map(({ name, title = name, description, request }, index) => {
    const id = page.takeAnchor(`ejemplo-${toAnchor(name)}`);
    const sample = { href: `#${id}`, title: index === 0 ? undefined : title };
    const programs = renderSamples(request, sampleLanguages).map((program) => {
      const { language, label, note, highlight } = program;
      const { code, lines } = tags.read(program.code, sample);
      const colored = codeBlock(code, { highlight, lines, placeholders });
      // Of those that are not seen first, colors would only slow the page down.
      const shown = language === defaultLanguage ? colored : codeBlock(code, { placeholders });
      const labels = [
        h('p', { className: 'api-sample-label', translate: 'no' }, label),
        ...(note ? [h('p', { className: 'api-sample-note', dataReadingAid: '' }, note)] : []),
      ];
      return { language, html: toHtml(colored), nodes: [...labels, shown] };
    });
    const heading = h('h3', { id, className: 'api-sample-heading' }, title);
    const nodes = [heading, ...describeExample(description)];
    if (request.body) {
      const { code } = tags.read(toTextBody(request.body).text.replaceAll('\r', ''), sample);
      const { mediaType } = request.body;
      const language = isJsonType(mediaType) ? 'json' : '';
      const label = index === 0 ? 'Cuerpo (' : 'La misma petición, con este cuerpo (';
      nodes.push(
        h('div', { className: 'api-sample-body' }, [
          h('p', { className: 'api-sample-label' }, [label, codeWord(mediaType), ')']),
          codeBlock(code, { highlight: language, language, placeholders }),
        ]),
      );
    }
    return { name, title, id, nodes, programs };
  });
  const describeAnswer = (answer: Answer, content: Content, example: NamedExample) => {
    const status = answer.code;
    const { name, description, title: own = statusText(status), value } = example;
    const { mediaType } = content;
    const text = toBodyText(content, value);
    const json = isJson(mediaType) ? tags.json(text, bodies.get(content) ?? []) : text;
    const sample = { href: `#${sectionAnchor(sectionTitles.responseSamples)}` };
    const { code, lines } = tags.read(json.trimEnd(), sample);
    const language = isJson(mediaType) ? 'json' : /html/i.test(mediaType) ? 'html' : '';
    const title = answer.contents.length === 1 ? own : `${own} (${mediaType})`;
    const request = requests.length > 1 ? requests.find((one) => one.name === name) : undefined;
    const nodes = [
      h('p', { className: 'api-sample-label' }, `${status} · ${title}`),
      ...describeExample(description),
      ...(request === undefined ? [] : [linkRequest(request.id)]),
      codeBlock(code, { highlight: language, language, lines, placeholders }),
    ];
    return { status, name, title, nodes };
  };
  const responses = operation.answers.flatMap((answer) =>
    answer.contents.flatMap((content) =>
      listExamples(content).map((example) => describeAnswer(answer, content, example)),
    ),
  );
  return { requests, responses };
}

function describeExample(description: unknown): Element[] {
  const nodes = markdownToHast(description);
  return nodes.length === 0
    ? []
    : [h('section', { className: 'api-prose api-sample-text' }, nodes)];
}

/** Leads to the example of a request that a response answers. */
function linkRequest(id: string): Element {
  const link = h('a', { href: `#${id}` }, 'Ver su petición');
  return h('p', { className: 'api-sample-note', dataReadingAid: '' }, link);
}

/** The examples of a response; of JSON, one from the schema where the contract has none. */
export function listExamples({ mediaType, schema, examples }: Content): Content['examples'] {
  if (examples.length > 0 || schema === undefined || !isJson(mediaType)) return examples;
  const value = schema.get('format') === 'binary' ? undefined : sampleValue(schema, 'response');
  return value === undefined ? [] : [{ name: unnamedExample, value }];
}

interface CodeOptions {
  /** Its grammar; without one it has no colors. */
  highlight?: string;
  /** Name for the fence of a Markdown copy. */
  language?: string;
  /** The fields that each line shows. */
  lines?: readonly string[];
  placeholders?: Placeholders | undefined;
}

/** Code with its colors; lines that show a field are an element with its anchor. */
function codeBlock(code: string, options: CodeOptions): Element {
  const { highlight = '', language, lines = [], placeholders = {} } = options;
  const allTokens = tokenize(code, resolveGrammar(highlight));
  const groups = groupTokensByLine(allTokens, (line) => lines[line] ?? '');
  const nodes = groups.flatMap(({ key: field, tokens }) => {
    const content = renderPlaceholders(insertUrlBreaks(renderTokens(tokens)), placeholders);
    return field === '' ? content : [h('span', { dataField: field }, content)];
  });
  // Scrollable, so that it needs the focus (WCAG 2.1.1).
  const attributes = { tabIndex: 0, translate: 'no', dataLanguage: language || undefined };
  return h('pre', attributes, h('code', nodes));
}
