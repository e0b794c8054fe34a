/** Starts a name that objects of JavaScript inherit; no YAML document contains a private-use character followed by this word. */
const mark = '\uE000name:';
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Marks `valueOf` and the like as keys and in references: openapi-core looks names up in plain objects, which have these already.
 */
export function markInherited(root: unknown): void {
  renameAll(root, (text) =>
    inherited.has(text) || !text.includes('#/')
      ? markName(text)
      : text.split('/').map(markName).join('/'),
  );
}

/** Marks a name if every object has it. */
export function markName(name: string): string {
  return inherited.has(name) ? mark + name : name;
}

/** Undoes `markInherited`. */
export function restoreInherited(root: unknown): void {
  renameAll(root, restoreNames);
}

/** A text as the contract has it. */
export function restoreNames(text: string): string {
  return text.replaceAll(mark, '');
}

/** Renames keys, and texts that are values, in place: a document has the same object at many places, and may contain itself. */
function renameAll(root: unknown, rename: (text: string) => string): void {
  const seen = new Set<unknown>([root]);
  for (const holder of seen) {
    if (typeof holder !== 'object' || holder === null) continue;
    const entries = Object.entries(holder) as [string, unknown][];
    const renamed = entries.map(([key, value]): [string, unknown] => {
      if (typeof value === 'object') seen.add(value);
      return [rename(key), typeof value === 'string' ? rename(value) : value];
    });
    const isSame = renamed.every(
      ([key, value], index) => key === entries[index]?.[0] && value === entries[index]?.[1],
    );
    if (isSame) continue;
    if (!Array.isArray(holder)) for (const [key] of entries) Reflect.deleteProperty(holder, key);
    for (const [key, value] of renamed) {
      // Also "__proto__", which an assignment would not add.
      const own = { value, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(holder, key, own);
    }
  }
}
