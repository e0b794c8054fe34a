import type { Contract } from './contract/Contract';
import {
  child,
  type Cursor,
  entries,
  isObject,
  items,
  keyOf,
  objectAt,
  stringAt,
} from './contract/Cursor';
import { printValue } from './render/listFacts';

/** Names that the page of an operation has to show, by what they are. */
export interface OperationNames {
  parameters: string[];
  fields: string[];
  values: string[];
  codes: string[];
  mediaTypes: string[];
}

/**
 * Everything nameable that an operation holds: for tests that look for it in the output. It knows nothing of how pages
 * are made: it follows every reference and every keyword that holds a schema, and lists what it meets.
 */
export function listNames(contract: Contract, operation: Cursor, pathItem: Cursor): OperationNames {
  const names = {
    parameters: new Set<string>(),
    fields: new Set<string>(),
    values: new Set<string>(),
    codes: new Set<string>(),
    mediaTypes: new Set<string>(),
  };
  const seen = new Set<string>();
  const follow = (cursor: Cursor) => contract.follow(cursor) ?? cursor;

  function walkSchema(cursor: Cursor | undefined): void {
    if (cursor === undefined || !isObject(cursor.value) || seen.has(keyOf(cursor))) return;
    seen.add(keyOf(cursor));
    const schema = cursor.value;
    for (const keyword of ['$ref', '$dynamicRef']) {
      const reference = stringAt(cursor, keyword);
      const target = reference === undefined ? undefined : contract.target(reference, cursor.file);
      if (target !== undefined && typeof target !== 'string') walkSchema(target);
    }
    for (const value of Array.isArray(schema.enum) ? (schema.enum as unknown[]) : [])
      names.values.add(printValue(value));
    if ('const' in schema) names.values.add(printValue(schema.const));
    if ('default' in schema) names.values.add(printValue(schema.default));
    for (const [name, property] of entries(child(cursor, 'properties'))) {
      names.fields.add(name);
      walkSchema(property);
    }
    for (const keyword of ['patternProperties', 'dependentSchemas']) {
      for (const [, inner] of entries(child(cursor, keyword))) walkSchema(inner);
    }
    for (const keyword of [
      'items',
      'not',
      'if',
      'then',
      'else',
      'contains',
      'additionalProperties',
      'unevaluatedProperties',
      'unevaluatedItems',
      'propertyNames',
      'contentSchema',
    ]) {
      walkSchema(child(cursor, keyword));
    }
    for (const keyword of ['allOf', 'oneOf', 'anyOf', 'prefixItems'])
      items(child(cursor, keyword)).forEach(walkSchema);
    if (isObject(schema.discriminator)) {
      for (const [, other] of entries(child(child(contract.root, 'components'), 'schemas'))) {
        const extendsThis = items(child(other, 'allOf')).some(
          (member) => keyOf(follow(member)) === keyOf(cursor),
        );
        if (extendsThis) walkSchema(other);
      }
    }
  }

  function walkContent(holder: Cursor | undefined): void {
    for (const [mediaType, media] of entries(child(holder, 'content'))) {
      names.mediaTypes.add(mediaType);
      walkSchema(child(media, 'schema'));
    }
  }

  function walkParameter(parameter: Cursor, name: string | undefined): void {
    const followed = follow(parameter);
    names.parameters.add(name ?? stringAt(followed, 'name') ?? '');
    walkSchema(child(followed, 'schema'));
    walkContent(followed);
  }

  function walkOperation(cursor: Cursor, item: Cursor): void {
    for (const holder of [item, cursor]) {
      for (const parameter of items(child(holder, 'parameters')))
        walkParameter(parameter, undefined);
    }
    const body = child(cursor, 'requestBody');
    walkContent(body === undefined ? undefined : follow(body));
    for (const [code, entry] of entries(child(cursor, 'responses'))) {
      if (code !== 'default') names.codes.add(code);
      const response = follow(entry);
      for (const [name, header] of entries(child(response, 'headers'))) walkParameter(header, name);
      walkContent(response);
    }
    for (const [, entry] of entries(child(cursor, 'callbacks'))) {
      for (const [, inner] of entries(follow(entry))) {
        for (const [method, callback] of entries(follow(inner))) {
          if (isObject(objectAt(callback).responses))
            walkOperation(callback, method === '' ? callback : follow(inner));
        }
      }
    }
  }

  walkOperation(operation, pathItem);
  return {
    parameters: [...names.parameters],
    fields: [...names.fields],
    values: [...names.values],
    codes: [...names.codes],
    mediaTypes: [...names.mediaTypes],
  };
}
