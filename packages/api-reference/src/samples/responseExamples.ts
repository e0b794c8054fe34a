import { isJsonType } from '@aifindr-docs/request-samples';
import { listExamples, unnamedExample } from '../contract/examples';
import { isXmlType } from '../contract/isXmlType';
import { at, entriesAt } from '../contract/json';
import { printJson } from '../contract/numbers';
import type { Operation } from '../contract/readApi';
import type { FieldScopes } from '../field-links/fieldScopes';
import { createSampleTags } from '../field-links/sampleTags';
import { describePart, listResponses, statusText } from '../model/body';
import type { PageContext } from '../model/PageContext';
import type { ResponseSample } from '../model/types';
import { toHeading } from '../pages/Page';
import { toJson } from '../requests/encodeBody';
import { type SampleContext, sampleValue, sampleXml } from '../requests/sampleValue';
import { color } from './requestSamples';

/** The examples of every response; one from the schema where the contract has none. */
export function describeResponseSamples(
  { operation }: Operation,
  page: PageContext,
  scopes: FieldScopes,
): ResponseSample[] {
  const { contract, texts } = page;
  const context: SampleContext = { contract, texts, direction: 'response' };
  const tags = createSampleTags(page.state.samples, scopes);
  const sample = { href: `#${toHeading(texts.sections.responseSamples).id}` };
  return listResponses(operation, page).flatMap(([code, response]) => {
    const types = entriesAt(response, 'content');
    return types.flatMap(([mediaType, entry]) => {
      const media = contract.follow(entry);
      const schema = at(media, 'schema');
      const examples = listExamples(contract, media);
      const isXml = isXmlType(mediaType);
      const isJson = isJsonAnswer(mediaType);
      if (examples.length === 0 && schema !== undefined && (isXml || isJson)) {
        const value = isXml ? sampleXml(context, schema) : sampleValue(context, schema);
        examples.push({ name: unnamedExample, value });
      }
      return examples.flatMap((example): ResponseSample[] => {
        const text = example.externalValue ?? printBody(context, mediaType, schema, example.value);
        if (text === undefined) return [];
        const language = languageOf(mediaType);
        const lines = isJson
          ? tags.readResponse(text, scopes.response(code, mediaType), sample)
          : [];
        const title = example.title ?? statusText(code, texts);
        return [
          {
            status: code,
            name: example.name,
            language,
            title: types.length === 1 ? title : `${title} (${mediaType})`,
            description: describePart(example.description, page),
            ...color(text, language, lines),
          },
        ];
      });
    });
  });
}

function printBody(
  context: SampleContext,
  mediaType: string,
  schema: unknown,
  value: unknown,
): string | undefined {
  if (isJsonAnswer(mediaType)) {
    return value === undefined ? undefined : toJson(context, schema, value);
  }
  if (typeof value === 'string') return value.trimEnd();
  return isXmlType(mediaType) ? sampleXml(context, schema, value) : printJson(value, 2);
}

/** Whether a media type stands for JSON, as the ranges do that Spring writes everywhere. */
function isJsonAnswer(mediaType: string): boolean {
  return isJsonType(mediaType) || ['*/*', 'application/*'].includes(mediaType);
}

function languageOf(mediaType: string): string {
  if (isJsonAnswer(mediaType)) return 'json';
  if (isXmlType(mediaType)) return 'xml';
  if (/yaml/i.test(mediaType)) return 'yaml';
  return /html/i.test(mediaType) ? 'html' : '';
}
