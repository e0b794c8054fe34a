import { at, isObject } from './json';

/** Keywords whose values are data of the author, not parts of the contract. */
export const dataKeys = new Set(['const', 'default', 'enum', 'example', 'examples', 'value']);

/** Removes what is marked with `x-internal: true`; shared schemas stay, because a reference may need them. */
export function dropInternal(root: unknown): void {
  const seen = new Set<unknown>([root]);
  for (const holder of seen) {
    if (Array.isArray(holder)) {
      const items = (holder as unknown[]).filter((item) => !isInternal(item));
      holder.splice(0, holder.length, ...items);
      for (const item of items) if (typeof item === 'object') seen.add(item);
    } else if (isObject(holder)) {
      const isShared = holder === at(root, 'components', 'schemas');
      for (const [key, value] of Object.entries(holder)) {
        if (!isShared && isInternal(value)) Reflect.deleteProperty(holder, key);
        else if (typeof value === 'object' && !dataKeys.has(key)) seen.add(value);
      }
    }
  }
}

function isInternal(value: unknown): boolean {
  return at(value, 'x-internal') === true;
}
