import type { Contract } from './Contract';
import { child, type Cursor, entries, objectAt } from './Cursor';

/** Methods that a path item may hold. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** An operation of the contract, before it has a page. */
export interface ListedOperation {
  kind: 'path' | 'webhook';
  /** Path template, or name of the webhook. */
  path: string;
  method: string;
  /** How messages name it. */
  label: string;
  cursor: Cursor;
  pathItem: Cursor;
}

/** Every operation under `paths` and `webhooks` in the contract's order. Extensions are not operations. */
export function listOperations(contract: Contract): ListedOperation[] {
  const paths = entries(child(contract.root, 'paths')).filter(([path]) => path.startsWith('/'));
  const webhooks = [
    ...entries(child(contract.root, 'webhooks')),
    ...entries(child(contract.root, 'x-webhooks')),
  ];
  return [
    ...paths.flatMap(([path, item]) => listPathItem(contract, 'path', path, item)),
    ...webhooks.flatMap(([name, item]) => listPathItem(contract, 'webhook', name, item)),
  ];
}

/** The operations of one path item, followed through its `$ref`. */
export function listPathItem(
  contract: Contract,
  kind: 'path' | 'webhook',
  path: string,
  item: Cursor,
): ListedOperation[] {
  const pathItem = contract.follow(item);
  if (pathItem === undefined) return [];
  const keys = Object.keys(objectAt(pathItem));
  return keys
    .filter((key) => methods.includes(key))
    .flatMap((method) => {
      const cursor = child(pathItem, method);
      return cursor === undefined
        ? []
        : [{ kind, path, method, label: `${method.toUpperCase()} ${path}`, cursor, pathItem }];
    });
}
