import { at, entriesAt } from '../contract/json';
import { describePart, listResponses } from '../model/body';
import { listExamples, unnamedExample } from '../model/examples';
import type { PageContext } from '../model/PageContext';
import type { Operation } from '../model/readApi';
import { statusText } from '../model/statusText';
import type { ResponseSample } from '../model/types';
import { isJson } from './buildRequests';
import { buildSampleValue } from './buildSampleValue';
import { colour } from './requestSamples';

/** The examples of every response; one from the schema where the contract has none. */
export function describeResponseSamples(
  { operation }: Operation,
  page: PageContext,
): ResponseSample[] {
  const { contract } = page;
  return listResponses(operation, page).flatMap(([code, response]) =>
    entriesAt(response, 'content').flatMap(([mediaType, media]) => {
      const examples = listExamples(contract, media);
      const schema = at(media, 'schema');
      if (examples.length === 0 && schema !== undefined && isJson(mediaType)) {
        examples.push({ name: unnamedExample, value: buildSampleValue(contract, schema) });
      }
      return examples.flatMap(
        ({ name, title, description, value, externalValue }): ResponseSample[] => {
          const isText = typeof value === 'string' && !isJson(mediaType);
          const text = externalValue ?? (isText ? value.trimEnd() : JSON.stringify(value, null, 2));
          if (text === undefined) return [];
          const language = languageOf(mediaType);
          return [
            {
              ...{ status: code, name, title: title ?? statusText(code), language },
              description: describePart(description, page),
              ...colour(text, language),
            },
          ];
        },
      );
    }),
  );
}

function languageOf(mediaType: string): string {
  if (isJson(mediaType)) return 'json';
  if (/[/+]xml\b/i.test(mediaType)) return 'xml';
  if (/yaml/i.test(mediaType)) return 'yaml';
  return /html/i.test(mediaType) ? 'html' : '';
}
