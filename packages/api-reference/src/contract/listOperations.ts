import type { BundledContract } from './BundledContract';
import { entriesAt, isObject, type Json } from './json';

/** Methods that a path item may have. */
// prettier-ignore
export const methods = [
  'get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query',
];

/** An operation as the contract lists it. */
export interface ListedOperation {
  kind: 'path' | 'webhook';
  /** Path template, or name of the webhook. */
  path: string;
  method: string;
  operation: Json;
  pathItem: Json;
}

/** Every operation under `paths` and `webhooks`, in the order of the contract. */
export function listOperations(contract: BundledContract): ListedOperation[] {
  const { root } = contract;
  const paths = entriesAt(root, 'paths').filter(([path]) => path.startsWith('/'));
  const webhooks = [...entriesAt(root, 'webhooks'), ...entriesAt(root, 'x-webhooks')];
  return [
    ...paths.flatMap(([path, item]) => listPathItem(contract, 'path', path, item)),
    ...webhooks.flatMap(([name, item]) => listPathItem(contract, 'webhook', name, item)),
  ];
}

/** The operations of a path item. */
export function listPathItem(
  contract: BundledContract,
  kind: ListedOperation['kind'],
  path: string,
  item: unknown,
): ListedOperation[] {
  const pathItem = contract.follow(item);
  if (!isObject(pathItem)) return [];
  const own = Object.entries(pathItem).filter(([method]) => methods.includes(method));
  return [...own, ...entriesAt(pathItem, 'additionalOperations')].flatMap(([method, entry]) => {
    const operation = contract.follow(entry);
    return isObject(operation) ? [{ kind, path, method, operation, pathItem }] : [];
  });
}
