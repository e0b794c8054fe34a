import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
} from 'yaml';

/** A parsed file, and the places of its objects and of their keys as `line:column`. */
export interface ParsedFile {
  root: unknown;
  placeOf: (holder: unknown, key?: string) => string;
  /** Whether an object is of this file. */
  has: (holder: unknown) => boolean;
}

/** Says what is wrong at a place (`line:column`). */
export type Report = (place: string, message: string) => void;

/** What no contract by hand reaches, and what would keep a build busy. Values count again at each alias. */
const limits = { characters: 1_000_000, values: 100_000, depth: 100 };

/** Parses YAML or JSON into plain values; what JavaScript would change or that could be without end is reported. */
export function readYaml(text: string, report: Report): ParsedFile {
  const lineCounter = new LineCounter();
  const toPlace = (offset = 0): string => {
    const { line, col } = lineCounter.linePos(offset);
    return line === 0 ? '1:1' : `${line}:${col}`;
  };
  const places = new Map<unknown, { own: number; keys: Map<string, number> }>();
  const placeOf = (holder: unknown, key = ''): string => {
    const known = places.get(holder);
    return toPlace(known?.keys.get(key) ?? known?.own);
  };
  const result: ParsedFile = { root: undefined, placeOf, has: (holder) => places.has(holder) };
  if (text.length > limits.characters) {
    report('1:1', `has more than ${limits.characters} characters`);
    return result;
  }
  // Keys that are there twice are found below, in less than quadratic time.
  const options = { lineCounter, uniqueKeys: false, prettyErrors: false };
  const document = parseDocument(text, options);
  const deep = document.errors.find(({ message }) => message.includes('call stack'));
  for (const { message, pos } of deep ? [deep] : document.errors.slice(0, 20)) {
    const reason = deep ? 'it is nested too deep' : message;
    report(toPlace(pos[0]), `does not parse: ${reason}`);
  }
  if (document.errors.length > 0) return result;

  const anchors = new Map<string, { value: unknown; size: number } | undefined>();
  let size = 0;
  let hasRoom = true;
  const grow = (by: number, node: Node): boolean => {
    size += by;
    if (hasRoom && size > limits.values) {
      hasRoom = false;
      report(
        toPlace(node.range?.[0]),
        `has more than ${limits.values} values, aliases written out`,
      );
    }
    return hasRoom;
  };

  const read = (node: unknown, depth: number): unknown => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined) {
        report(toPlace(node.range?.[0]), `the alias "${node.source}" is inside its own anchor`);
        return null;
      }
      return grow(target.size, node) ? target.value : null;
    }
    if (!(isMap(node) || isSeq(node) || isScalar(node)) || !grow(1, node)) return null;
    const { anchor, range } = node;
    if (depth > limits.depth) {
      report(toPlace(range?.[0]), `is nested more than ${limits.depth} levels deep`);
      hasRoom = false;
      return null;
    }
    if (anchor) anchors.set(anchor, undefined);
    const before = size;
    const value = isScalar(node)
      ? readScalar(node, (message) => report(toPlace(range?.[0]), message))
      : isSeq(node)
        ? node.items.map((item) => read(item, depth + 1))
        : readMap(node.items, depth);
    if (!isScalar(node) && !places.has(value)) {
      places.set(value, { own: range?.[0] ?? 0, keys: new Map() });
    }
    if (isMap(node)) {
      const { keys } = places.get(value) ?? { keys: new Map<string, number>() };
      for (const { key } of node.items) {
        if (isScalar(key)) keys.set(keyOf(key), key.range?.[0] ?? 0);
      }
    }
    if (anchor) anchors.set(anchor, { value, size: size - before + 1 });
    return value;
  };

  const readMap = (pairs: readonly Pair[], depth: number): Record<string, unknown> => {
    const value: Record<string, unknown> = {};
    for (const { key, value: inner } of pairs) {
      const place = toPlace((key as Node | null)?.range?.[0]);
      if (!isScalar(key)) {
        report(place, 'a key must be a text');
        continue;
      }
      const name = keyOf(key);
      const isRefused = name === '__proto__' || name === '<<';
      if (isRefused) {
        report(place, `the key "${name}" is not supported by this reference: rename it`);
      } else if (Object.hasOwn(value, name)) report(place, `the key "${name}" is there twice`);
      else value[name] = read(inner, depth + 1);
    }
    return value;
  };

  result.root = read(document.contents, 0);
  return result;
}

/** A key as it is written: `200` is a text. */
function keyOf({ source, value }: Scalar): string {
  return source ?? String(value);
}

/** A scalar; a number that would be written differently again is reported. */
function readScalar({ source = '', value }: Scalar, report: (message: string) => void): unknown {
  if (typeof value !== 'number') return value;
  const isJson = /^-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i.test(source);
  const digits = source.replace(/e.*/i, '').replaceAll(/\D/g, '').length;
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : digits < 17;
  if (!isJson || !isExact) {
    report(`the number ${source} would change: write it in quotes if it is a text`);
  }
  return value;
}
