import { at, entriesAt, isObject } from '@aifindr-docs/api-reference/contract/json';
import type { Api, Operation } from '@aifindr-docs/api-reference/contract/readApi';
import { type Direction, Schema } from '@aifindr-docs/api-reference/contract/schema';
import { sampleValue } from '@aifindr-docs/api-reference/requests/sampleValue';

/** Gives an example to each value of an operation that has none, for which the library would choose one by chance. */
export function addExamples({ contract }: Api, { declaration, parameters }: Operation): void {
  const { follow } = contract;
  const add = (holder: unknown, direction: Direction, mediaType = '') => {
    const schema = at(holder, 'schema');
    if (!isObject(holder) || schema === undefined) return;
    const [named] = entriesAt(holder, 'examples').map(([, entry]) => at(follow(entry), 'value'));
    const given = named ?? holder.example;
    const example = given ?? sampleValue(new Schema(contract, [schema]), direction);
    if (given === undefined) holder.example = example;
    if (!/^multipart\/|\/x-www-form-urlencoded/.test(mediaType)) return;
    // Of a form, the library reads the examples of its fields only.
    const fields = entriesAt(follow(schema), 'properties').map(
      ([name, field]) => [name, { ...Object(follow(field)), example: at(example, name) }] as const,
    );
    if (fields.length > 0) {
      holder.schema = { ...Object(follow(schema)), properties: Object.fromEntries(fields) };
    }
  };
  const addToContent = (holder: unknown, direction: Direction) => {
    for (const [type, media] of entriesAt(follow(holder), 'content')) add(media, direction, type);
  };
  for (const parameter of parameters) add(parameter.declaration, 'request');
  addToContent(declaration.requestBody, 'request');
  for (const [, response] of entriesAt(declaration, 'responses')) {
    addToContent(response, 'response');
    for (const [, header] of entriesAt(follow(response), 'headers')) {
      add(follow(header), 'response');
    }
  }
}
