import { at, entriesAt } from '../contract/json';
import { listResponses } from '../model/body';
import { listExamples } from '../model/examples';
import type { PageContext } from '../model/PageContext';
import type { Operation } from '../model/readApi';
import { statusText } from '../model/statusText';
import { isJson } from './buildRequests';
import { buildSampleValue } from './buildSampleValue';

/** An example of a response as a page shows it. */
export interface ResponseExample {
  title: string;
  description: string | undefined;
  /** Language of its fence. */
  language: string;
  text: string;
}

/** The examples of every response; one from the schema where the contract has none. */
export function listResponseExamples(
  { operation }: Operation,
  page: PageContext,
): ResponseExample[] {
  const { contract } = page;
  return listResponses(operation, page).flatMap(([code, response]) =>
    entriesAt(response, 'content').flatMap(([mediaType, media]) => {
      const examples = listExamples(contract, media);
      const schema = at(media, 'schema');
      if (examples.length === 0 && schema !== undefined && isJson(mediaType)) {
        examples.push({ name: 'ejemplo', value: buildSampleValue(contract, schema) });
      }
      return examples.flatMap(({ title, description, value, externalValue }): ResponseExample[] => {
        const isText = typeof value === 'string' && !isJson(mediaType);
        const text = externalValue ?? (isText ? value.trimEnd() : JSON.stringify(value, null, 2));
        return text === undefined
          ? []
          : [
              {
                title: `${code} · ${title ?? statusText(code)}`,
                description,
                language: languageOf(mediaType),
                text,
              },
            ];
      });
    }),
  );
}

function languageOf(mediaType: string): string {
  if (isJson(mediaType)) return 'json';
  if (/[/+]xml\b/i.test(mediaType)) return 'xml';
  if (/yaml/i.test(mediaType)) return 'yaml';
  return /html/i.test(mediaType) ? 'html' : '';
}
