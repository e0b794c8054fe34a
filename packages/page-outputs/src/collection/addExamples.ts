import { listExamples } from '@aifindr-docs/api-reference/contract/examples';
import { isXmlType } from '@aifindr-docs/api-reference/contract/isXmlType';
import { at, entriesAt, isObject } from '@aifindr-docs/api-reference/contract/json';
import type { Api, Operation } from '@aifindr-docs/api-reference/contract/readApi';
import {
  type RequestWords,
  type SampleContext,
  sampleValue,
  sampleXml,
} from '@aifindr-docs/api-reference/requests/sampleValue';

/** Gives an example to each value of an operation that has none, for which the library would choose one by chance. */
export function addExamples(
  { contract }: Api,
  { operation, parameters }: Operation,
  texts: RequestWords,
): void {
  const request: SampleContext = { contract, texts, direction: 'request' };
  const addToBody = (context: SampleContext, holder: unknown) => {
    for (const [mediaType, media] of entriesAt(contract.follow(holder), 'content')) {
      addExample(context, contract.follow(media), mediaType);
    }
  };
  parameters.forEach((parameter) => addExample(request, parameter));
  addToBody(request, operation.requestBody);
  const answer: SampleContext = { ...request, direction: 'response' };
  for (const [, response] of entriesAt(operation, 'responses')) {
    addToBody(answer, response);
    for (const [, header] of entriesAt(contract.follow(response), 'headers')) {
      addExample(answer, contract.follow(header));
    }
  }
}

function addExample(context: SampleContext, holder: unknown, mediaType = ''): void {
  const { contract } = context;
  const schema = at(holder, 'schema');
  if (!isObject(holder) || schema === undefined) return;
  const [documented] = listExamples(contract, holder);
  const sample = isXmlType(mediaType) ? sampleXml : sampleValue;
  const example = documented === undefined ? sample(context, schema) : documented.value;
  if (documented === undefined) holder.example = example;
  if (!/^multipart\/|\/x-www-form-urlencoded/.test(mediaType)) return;
  // Of a form, the library reads the examples of its fields only.
  const fields = entriesAt(contract.follow(schema), 'properties').map(
    ([name, field]) =>
      [name, { ...Object(contract.follow(field)), example: at(example, name) }] as const,
  );
  if (fields.length > 0) {
    holder.schema = { ...Object(contract.follow(schema)), properties: Object.fromEntries(fields) };
  }
}
