import { isJsonType } from '@aifindr-docs/request-samples';
import { at, entriesAt, isObject, itemsAt, type Json, stringAt } from './json';
import { supported } from './supported';

const operationLimit = 300;
const methods = Object.keys(supported.path ?? {}).filter(
  (key) => supported.path?.[key] === 'operation',
);
/** Media types of the set; of a response, any other is a file. */
const types =
  /^(text\/|application\/x-www-form-urlencoded\b|multipart\/form-data\b|\*\/\*$|application\/\*$)/i;

/** Whether a media type is JSON; ranges, which Spring writes everywhere, are read as it. */
export function isJson(mediaType: string): boolean {
  return isJsonType(mediaType) || /^(\*|application)\/\*$/.test(mediaType);
}

/** What is wrong with an object whose keywords are all supported, each with the keyword. */
export function* checkObject(value: Json, kind: string): Generator<[key: string, message: string]> {
  const unsupported = 'is not supported by this reference:';
  const text = (key: string) => stringAt(value, key) ?? '';
  const key = { info: 'title', tag: 'name', operation: 'summary' }[kind];
  // Docusaurus prints it as code in front matter.
  if (key !== undefined && text(key).includes('\\')) {
    yield [key, `a backslash in ${key} ${unsupported} remove it`];
  }
  if (kind === 'parameter' && value.in === 'header') {
    const name = text('name');
    if (/^(accept|content-type|authorization)$/i.test(name)) {
      const help = 'describe it by the media types, or as a security scheme';
      yield ['name', `the header ${name} ${unsupported} ${help}`];
    }
    if (!/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name)) {
      yield ['name', `"${name}" is no name of a header`];
    }
  }
  if (kind === 'scheme') {
    if (value.type === 'apiKey' && (value.name === undefined || value.in === undefined)) {
      yield ['type', 'an apiKey needs "name" and "in"'];
    }
    if (value.type === 'http' && value.scheme === undefined) yield ['type', 'needs "scheme"'];
  }
  if (kind === 'schema' && isObject(value.discriminator) && !value.oneOf && !value.anyOf) {
    const help = 'list the schemas in oneOf';
    yield ['discriminator', `discriminator without oneOf ${unsupported} ${help}`];
  }
  if (kind === 'media' && entriesAt(value, 'examples').length > 50) {
    yield ['examples', `a list of more than 50 examples ${unsupported} remove some`];
  }
  if (kind !== 'body' && kind !== 'response') return;
  for (const [type] of entriesAt(value, 'content')) {
    const isKnown = isJson(type) || types.test(type) || kind === 'response';
    if (isKnown && !/[/+]xml\b/i.test(type)) continue;
    const help = 'use application/json, or multipart/form-data with a file';
    yield ['content', `${type} ${unsupported} ${help}`];
  }
}

/** An operation where the contract has it. */
export type ListedOperation = ReturnType<typeof listOperations>[number];

/** Every operation, in the order of the contract. */
export function listOperations(root: unknown) {
  return entriesAt(root, 'paths').flatMap(([path, item]) =>
    entriesAt(item).flatMap(([method, operation]) => {
      if (!methods.includes(method) || !isObject(operation)) return [];
      // Those of its path item hold unless one of the same name and place replaces them.
      const all = [...itemsAt(item, 'parameters'), ...itemsAt(operation, 'parameters')];
      const byPlace = new Map(
        all.filter(isObject).map((one) => [`${String(one.in)} ${String(one.name)}`, one]),
      );
      return [{ path, method, operation, parameters: [...byPlace.values()] }];
    }),
  );
}

/** What is wrong between the parts of a contract: the object, its keyword, and a message. */
export function* checkContract(
  root: Json,
): Generator<[holder: unknown, key: string, message: string]> {
  for (const [path] of entriesAt(root, 'paths')) {
    if (/^(\/|x-)/.test(path)) continue;
    yield [root.paths, path, `the path "${path}" does not begin with a slash`];
  }
  const operations = listOperations(root);
  if (operations.length === 0) yield [root, 'paths', 'has no operations'];
  if (operations.length > operationLimit) {
    yield [root, 'paths', `over ${operationLimit} operations are not supported by this reference`];
  }
  const schemes = at(root, 'components', 'securitySchemes');
  for (const holder of [root, ...operations.map(({ operation }) => operation)]) {
    for (const requirement of itemsAt(holder, 'security')) {
      for (const [name] of entriesAt(requirement)) {
        if (at(schemes, name) !== undefined) continue;
        const message = `the security scheme "${name}" is not in components.securitySchemes`;
        yield [requirement, name, message];
      }
    }
  }
  const ids = new Set<string>();
  for (const { operation, path, method, parameters } of operations) {
    const id = stringAt(operation, 'operationId') ?? '';
    if (ids.has(id)) yield [operation, 'operationId', `the operationId "${id}" is there twice`];
    if (id !== '') ids.add(id);
    if (method === 'get' && operation.requestBody !== undefined) {
      const message = 'a body of GET is not supported by this reference: use POST';
      yield [operation, 'requestBody', message];
    }
    const inPath = Array.from(path.matchAll(/\{([^{}]*)\}/g), ([, name]) => name);
    const declared = parameters.filter((one) => one.in === 'path');
    for (const name of inPath) {
      if (declared.some((one) => one.name === name)) continue;
      yield [operation, '', `has no parameter for {${name}} of ${path}`];
    }
    for (const parameter of declared) {
      const { name } = parameter;
      if (inPath.includes(String(name))) continue;
      yield [parameter, 'name', `the path ${path} has no {${String(name)}}`];
    }
  }
}
