import { isJson } from '../contract/checks';
import { type Content, type Operation, unnamedExample } from '../contract/readApi';
import type { FieldScopes } from '../field-links/fieldScopes';
import { createSampleTags } from '../field-links/sampleTags';
import { describePart, statusText } from '../model/body';
import type { PageContext } from '../model/PageContext';
import type { ResponseSample } from '../model/types';
import { toHeading } from '../pages/Page';
import { toJson } from '../requests/encode';
import { sampleValue } from '../requests/sampleValue';
import { texts } from '../texts';
import { color } from './requestSamples';

/** The examples of every response; of JSON, one from the schema where the contract has none. */
export function describeResponseSamples(
  { answers }: Operation,
  page: PageContext,
  scopes: FieldScopes,
): ResponseSample[] {
  const tags = createSampleTags(page.state.samples, scopes);
  const sample = { href: `#${toHeading(texts.sections.responseSamples).id}` };
  return answers.flatMap(({ code, contents }) =>
    contents.flatMap((content) =>
      listExamples(content).map((example): ResponseSample => {
        const { mediaType, schema } = content;
        const text = isJson(mediaType)
          ? toJson(example.value, schema)
          : typeof example.value === 'string'
            ? example.value.trimEnd()
            : JSON.stringify(example.value, undefined, 2);
        const lines = isJson(mediaType)
          ? tags.readResponse(text, scopes.response(code, mediaType), sample)
          : [];
        const language = languageOf(mediaType);
        const title = example.title ?? statusText(code);
        return {
          status: code,
          name: example.name,
          language,
          title: contents.length === 1 ? title : `${title} (${mediaType})`,
          description: describePart(example.description, page),
          ...color(text, language, lines),
        };
      }),
    ),
  );
}

function listExamples({ mediaType, schema, examples }: Content): Content['examples'] {
  if (examples.length > 0 || schema === undefined || !isJson(mediaType)) return examples;
  const value = schema.get('format') === 'binary' ? undefined : sampleValue(schema, 'response');
  return value === undefined ? [] : [{ name: unnamedExample, value }];
}

function languageOf(mediaType: string): string {
  return isJson(mediaType) ? 'json' : /html/i.test(mediaType) ? 'html' : '';
}
