import { at, entriesAt, isObject, itemsAt, type Json, stringAt } from './json';
import { supported } from './supported';

const operationLimit = 300;
const methods = Object.keys(supported.path ?? {}).filter(
  (key) => supported.path?.[key] === 'operation',
);

/** An operation where the contract has it. */
export interface ListedOperation {
  path: string;
  method: string;
  operation: Json;
  pathItem: Json;
  /** Its own parameters and those of its path item, which hold unless one of the same name and place replaces them. */
  parameters: Json[];
}

type Follow = (value: unknown) => unknown;

/** Every operation, in the order of the contract. */
export function listOperations(root: Json, follow: Follow): ListedOperation[] {
  return entriesAt(root, 'paths').flatMap(([path, item]) => {
    const pathItem = follow(item);
    return entriesAt(pathItem)
      .filter(([method, operation]) => methods.includes(method) && isObject(operation))
      .map(([method, entry]): ListedOperation => {
        const operation = entry as Json;
        const all = [...itemsAt(pathItem, 'parameters'), ...itemsAt(operation, 'parameters')];
        const parameters = all.map(follow).filter(isObject);
        const byPlace = new Map(
          parameters.map((one) => [`${String(one.in)} ${String(one.name)}`, one]),
        );
        return {
          path,
          method,
          operation,
          pathItem: pathItem as Json,
          parameters: [...byPlace.values()],
        };
      });
  });
}

/** What is wrong between the parts of a contract: the object, its keyword, and a message. */
export function* checkOperations(
  root: Json,
  follow: Follow,
): Generator<[holder: unknown, key: string, message: string]> {
  const paths = at(root, 'paths');
  for (const [path] of entriesAt(paths)) {
    if (!path.startsWith('/') && !path.startsWith('x-')) {
      yield [paths, path, `the path "${path}" does not begin with a slash`];
    }
  }
  const operations = listOperations(root, follow);
  if (operations.length === 0) yield [root, 'paths', 'has no operations'];
  if (operations.length > operationLimit) {
    const message = `has ${operations.length} operations: more than ${operationLimit} are not supported`;
    yield [root, 'paths', `${message} by this reference`];
  }
  const schemes = at(root, 'components', 'securitySchemes');
  const ids = new Set<string>();
  const holders: Json[] = [root, ...operations.map(({ operation }) => operation)];
  for (const requirement of holders.flatMap((holder) => itemsAt(holder, 'security'))) {
    for (const [name] of entriesAt(requirement)) {
      if (at(schemes, name) !== undefined) continue;
      yield [
        requirement,
        name,
        `the security scheme "${name}" is not in components.securitySchemes`,
      ];
    }
  }
  for (const { operation, path, method, parameters } of operations) {
    const id = stringAt(operation, 'operationId');
    if (id !== undefined && ids.has(id)) {
      yield [operation, 'operationId', `the operationId "${id}" is there twice`];
    }
    if (id !== undefined) ids.add(id);
    if (/^(get|head)$/.test(method) && operation.requestBody !== undefined) {
      const message = `a body of ${method.toUpperCase()} is not supported by this reference: use POST`;
      yield [operation, 'requestBody', message];
    }
    const inPath = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? ''));
    const declared = parameters.filter((one) => one.in === 'path');
    const names = new Set(declared.map(({ name }) => String(name)));
    for (const name of inPath) {
      if (!names.has(name)) yield [operation, '', `has no parameter for {${name}} of ${path}`];
    }
    for (const parameter of declared) {
      const name = String(parameter.name);
      if (!inPath.has(name)) yield [parameter, 'name', `the path ${path} has no {${name}}`];
    }
  }
}
