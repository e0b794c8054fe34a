import type { Contract } from './Contract';
import { child, type Cursor, entries, keyOf } from './Cursor';
import { walkReferenced } from './walkReferenced';

/** Kinds of components that readers look for, in the order of the page. */
const kinds = [
  'schemas',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'callbacks',
  'pathItems',
] as const;

/** A shared part of the contract. */
export interface Component {
  kind: (typeof kinds)[number];
  name: string;
  cursor: Cursor;
}

/** The components that no operation leads to, so that no operation page shows them. */
export function listUnreached(contract: Contract): Component[] {
  const starts = ['paths', 'webhooks', 'x-webhooks'].flatMap((key) => {
    const cursor = child(contract.root, key);
    return cursor === undefined ? [] : [{ cursor, isMap: true }];
  });
  const reached = walkReferenced(contract, starts);
  const components = child(contract.root, 'components');
  return kinds.flatMap((kind) =>
    entries(child(components, kind)).flatMap(([name, cursor]) =>
      reached.has(keyOf(cursor)) ? [] : [{ kind, name, cursor }],
    ),
  );
}
