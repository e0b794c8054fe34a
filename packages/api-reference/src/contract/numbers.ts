import { JSON_SCHEMA, load, Type, types } from 'js-yaml';

/** Starts a text that represents a number; no YAML document contains a private-use character followed by these words. */
const mark = '\uE000number:';
const marked = /\uE000number:([-+\d.eE]+)/g;
const markedInJson = new RegExp(`"${marked.source}"`, 'g');
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Levels of a document: two for each object inside another one. */
const maxDepth = 1000;

/**
 * Parses YAML or JSON without losing digits: `1.0` and `9007199254740993`, which JavaScript would write differently, become
 * marked texts, which `printJson` and `unmark` write as in the document.
 *
 * @throws YAMLException with its place
 */
export function parseExactly(text: string, filename: string): unknown {
  return unmarkKeys(load(text, { schema: exactSchema, filename, maxDepth }));
}

const exactSchema = JSON_SCHEMA.extend({
  implicit: [types.merge, keepDigits(types.int), keepDigits(types.float)],
  explicit: [types.binary, types.omap, types.pairs, types.set],
});

function keepDigits(type: (typeof types)['int']): Type {
  return new Type(type.tag, {
    kind: 'scalar',
    // `0755` and `+34` are codes: as numbers they would lose characters.
    resolve: (text: unknown) => type.resolve(text) && !/^(\+|-?0\d)/.test(String(text)),
    construct(text: string): unknown {
      const value: unknown = type.construct(text);
      return String(value) !== text && jsonNumber.test(text) ? mark + text : value;
    },
  });
}

/** Keys of objects are texts. */
function unmarkKeys(root: unknown): unknown {
  const seen = new Set<unknown>([root]);
  for (const value of seen) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      seen.add(inner);
      if (key.startsWith(mark)) {
        Reflect.deleteProperty(value, key);
        Object.assign(value, { [unmark(key)]: inner });
      }
    }
  }
  return root;
}

/** A text with the digits of the numbers that it represents. */
export function unmark(text: string): string {
  return text.replaceAll(marked, '$1');
}

/** A number, whether it is marked or not; undefined for all else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.startsWith(mark)) return Number(unmark(value));
  return typeof value === 'number' ? value : undefined;
}

/** JSON with numbers as the contract has them; undefined for what is no JSON. */
export function printJson(value: unknown, indent?: number): string | undefined {
  // The type of JSON.stringify does not know that it may return undefined.
  const text = JSON.stringify(value, undefined, indent) as string | undefined;
  return text?.replaceAll(markedInJson, '$1');
}

/** A value as pages show it: a string as it is, all others as JSON. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : unmark(value);
  return printJson(value) ?? String(value);
}
