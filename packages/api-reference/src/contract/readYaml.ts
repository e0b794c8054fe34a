import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Json } from './json';

/** Where an object or a list is written: its file, and places as `file:line:column`. */
export interface Source {
  /** Absolute path. */
  file: string;
  place: string;
  /** The places of its keys, or of its items by their numbers. */
  keys: Readonly<Record<string, string>>;
}

/** Levels that no contract by hand reaches, and errors of one file that are told. */
const limits = { depth: 100, errors: 20 };

/** Control characters, line separators of Unicode and halves of pairs, which break addresses, headers, scripts and YAML. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Parses YAML or JSON into plain values; what JavaScript would change or that could be without end is reported.
 *
 * @param label of the file in places
 * @param sources gets the source of each object and list
 */
export function readYaml(
  text: string,
  { file, label }: { file: string; label: string },
  sources: Map<unknown, Source>,
  report: (place: string, message: string) => void,
): unknown {
  const lineCounter = new LineCounter();
  // The library takes quadratic time to find keys that are there twice.
  const options = { lineCounter, uniqueKeys: false, prettyErrors: false };
  const document = parseDocument(text, options);
  const toPlace = (offset = 0): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `${label}:${line === 0 ? '1:1' : `${line}:${col}`}`;
  };
  const placeOf = (node: unknown) => toPlace(isNode(node) ? node.range?.[0] : 0);
  /** @param place of the key that holds it */
  const read = (node: unknown, place: string, depth = 0): unknown => {
    const keys: Record<string, string> = {};
    const source = { file, place, keys };
    if (depth > limits.depth) report(place, `is nested more than ${limits.depth} levels deep`);
    else if (isAlias(node)) report(place, 'aliases are not supported by this reference: use $ref');
    else if (isScalar(node)) {
      const problem = checkScalar(node.value, node.source);
      if (problem !== undefined) report(placeOf(node), problem);
      return node.value;
    } else if (isSeq(node)) {
      const list = node.items.map((item, index) => {
        keys[index] = placeOf(item);
        return read(item, keys[index], depth + 1);
      });
      sources.set(list, source);
      return list;
    } else if (isMap(node)) {
      const object: Json = {};
      for (const { key, value } of node.items) {
        const own = placeOf(key);
        // As it is written: `200` is a text. One that is none is refused as a merge key is.
        const name = isScalar(key) ? (key.source ?? String(key.value)) : '<<';
        const problem = checkKey(name, keys);
        keys[name] = own;
        if (problem !== undefined) report(own, problem);
        else object[name] = read(value, own, depth + 1);
      }
      sources.set(object, source);
      return object;
    }
    return null;
  };
  for (const { message, pos } of document.errors.slice(0, limits.errors)) {
    const reason = message.includes('call stack') ? 'it is nested too deep' : message;
    report(toPlace(pos[0]), `does not parse: ${reason}`);
  }
  return read(document.contents, toPlace());
}

/** What is wrong with a value: a program would change it, or it breaks a page. */
function checkScalar(value: unknown, source = ''): string | undefined {
  if (typeof value === 'string' && unprintable.test(value)) {
    return 'has a character that no page can show: remove it';
  }
  if (typeof value !== 'number') return undefined;
  const isJson = /^-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i.test(source);
  const digits = source.replace(/e.*/i, '').replaceAll(/\D/g, '').length;
  const isExact = isJson && (Number.isInteger(value) ? Number.isSafeInteger(value) : digits < 17);
  if (isExact) return undefined;
  return `the number ${source} would change: write it in quotes if it is a text`;
}

/** What is wrong with a key: it is there twice, or it means something else to a program. */
function checkKey(key: string, others: object): string | undefined {
  if (/^(__proto__|<<)$/.test(key)) {
    return `the key "${key}" is not supported by this reference: rename it`;
  }
  return Object.hasOwn(others, key) ? `the key "${key}" is there twice` : checkScalar(key);
}
