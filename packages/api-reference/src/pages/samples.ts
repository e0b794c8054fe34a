import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { isJsonType, renderSamples, toTextBody } from '@aifindr-docs/request-samples';
import { isJson } from '../contract/checks';
import { type Content, type Operation, unnamedExample } from '../contract/readApi';
import { codeWord } from '../descriptions/elements';
import { FieldTags } from '../field-links/fieldTags';
import { buildRequests } from '../requests/buildRequests';
import { toJson } from '../requests/encode';
import { sampleValue } from '../requests/sampleValue';
import { texts } from '../texts';
import { statusText } from './body';
import { codeBlock } from './code';
import { describe, type PageContext, prose, sectionAnchor, toAnchor } from './PageContext';

/** The samples of an operation: every example in every language, and those of its responses. */
export function createSamples(operation: Operation, page: PageContext) {
  const { bodies, declared } = page.state;
  const { placeholders, sampleLanguages, defaultLanguage } = page;
  const { body, otherBody } = texts.labels;
  const tags = new FieldTags();
  const { contents } = operation.body;
  const tagged = buildRequests(operation, {
    part: (declaration, text) => tags.part(declared.get(declaration), text),
    body(sent, declaredType) {
      const content = contents.find(({ mediaType }) => mediaType === declaredType);
      return tags.body(sent, (content && bodies.get(content)) ?? []);
    },
  });
  const requests = tagged.map(({ name, title = name, description, request }, index) => {
    const id = page.takeAnchor(`ejemplo-${toAnchor(name)}`);
    const sample = { href: `#${id}`, title: index === 0 ? undefined : title };
    const programs = renderSamples(request, sampleLanguages).map(
      ({ language, label, note, highlight, code: program }) => {
        const { code, lines } = tags.read(program, sample);
        const colored = codeBlock(code, { highlight, lines, placeholders });
        // Of those that are not seen first, colors would only slow the page down.
        const shown = language === defaultLanguage ? colored : codeBlock(code, { placeholders });
        const nodes = [
          h('p', { className: 'api-sample-label', translate: 'no' }, label),
          ...(note === undefined
            ? []
            : [h('p', { className: 'api-sample-note', dataReadingAid: '' }, note)]),
          shown,
        ];
        return { language, html: toHtml(colored), nodes };
      },
    );
    const text = request.body && toTextBody(request.body).text.replaceAll('\r', '');
    const nodes = [
      h('h3', { id, className: 'api-sample-heading' }, title),
      ...describeExample(description, page),
    ];
    if (request.body && text !== undefined) {
      const { mediaType } = request.body;
      const { code } = tags.read(text, sample);
      const language = isJsonType(mediaType) ? 'json' : '';
      const label = `${index === 0 ? body : otherBody} (`;
      nodes.push(
        h('div', { className: 'api-sample-body' }, [
          h('p', { className: 'api-sample-label' }, [label, codeWord(mediaType), ')']),
          codeBlock(code, { highlight: language, language, placeholders }),
        ]),
      );
    }
    return { name, title, id, nodes, programs };
  });
  const ids = new Map(requests.length > 1 ? requests.map(({ name, id }) => [name, id]) : []);
  const responses = operation.answers.flatMap(({ code: status, contents: answers }) =>
    answers.flatMap((content) =>
      listExamples(content).map((example) => {
        const { mediaType, schema } = content;
        const { name, value } = example;
        const sample = { href: `#${sectionAnchor(texts.sections.responseSamples)}` };
        const text = isJson(mediaType)
          ? tags.json(toJson(value, schema), bodies.get(content) ?? [])
          : typeof value === 'string'
            ? value.trimEnd()
            : JSON.stringify(value, undefined, 2);
        const { code, lines } = tags.read(text, sample);
        const language = isJson(mediaType) ? 'json' : /html/i.test(mediaType) ? 'html' : '';
        const own = example.title ?? statusText(status);
        const title = answers.length === 1 ? own : `${own} (${mediaType})`;
        const request = ids.get(name);
        const nodes = [
          h('p', { className: 'api-sample-label' }, `${status} · ${title}`),
          ...describeExample(example.description, page),
          ...(request === undefined ? [] : [linkRequest(request)]),
          codeBlock(code, { highlight: language, language, lines, placeholders }),
        ];
        return { status, name, title, nodes };
      }),
    ),
  );
  return { requests, responses };
}

function describeExample(description: unknown, page: PageContext): Element[] {
  const nodes = prose(describe(description, page));
  return nodes.length === 0 ? [] : [h('div', { className: 'api-sample-text' }, nodes)];
}

/** Leads to the example of a request that a response answers. */
function linkRequest(id: string): Element {
  const link = h('a', { href: `#${id}` }, texts.labels.itsRequest);
  return h('p', { className: 'api-sample-note', dataReadingAid: '' }, link);
}

/** The examples of a response; of JSON, one from the schema where the contract has none. */
export function listExamples({ mediaType, schema, examples }: Content): Content['examples'] {
  if (examples.length > 0 || schema === undefined || !isJson(mediaType)) return examples;
  const value = schema.get('format') === 'binary' ? undefined : sampleValue(schema, 'response');
  return value === undefined ? [] : [{ name: unnamedExample, value }];
}
