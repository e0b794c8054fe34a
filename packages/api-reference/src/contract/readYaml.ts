import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';

/** What no contract by hand reaches. */
const depthLimit = 100;

/** Control characters, line separators of Unicode and halves of pairs, which break addresses, headers, scripts and YAML. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Parses YAML or JSON into plain values; what JavaScript would change or that could be without end is reported. */
export function readYaml(text: string, report: (place: string, message: string) => void) {
  const lineCounter = new LineCounter();
  // The library takes quadratic time to find keys that are there twice.
  const options = { lineCounter, uniqueKeys: false, prettyErrors: false };
  const document = parseDocument(text, options);
  const toPlace = (offset = 0): string => {
    const { line, col } = lineCounter.linePos(offset);
    return line === 0 ? '1:1' : `${line}:${col}`;
  };
  let isWrong = false;
  const refuse = (node: unknown, message: string) => {
    isWrong = true;
    report(toPlace(isNode(node) ? node.range?.[0] : 0), message);
  };
  for (const { message, pos } of document.errors.slice(0, 20)) {
    isWrong = true;
    const reason = message.includes('call stack') ? 'it is nested too deep' : message;
    report(toPlace(pos[0]), `does not parse: ${reason}`);
  }
  visit(document, (key, node, path) => {
    if (path.length > depthLimit * 2) {
      refuse(node, `is nested more than ${depthLimit} levels deep`);
      return visit.BREAK;
    }
    if (isAlias(node)) refuse(node, 'aliases are not supported by this reference: use $ref');
    if (isMap(node)) checkKeys(node.items, refuse);
    if (!isScalar(node)) return undefined;
    const { value, source = '' } = node;
    if (typeof value === 'string' && unprintable.test(value)) {
      refuse(node, 'has a character that no page can show: remove it');
    }
    if (key !== 'key' && typeof value === 'number' && !isExact(value, source)) {
      refuse(node, `the number ${source} would change: write it in quotes if it is a text`);
    }
    return undefined;
  });
  /** Where a path of keys leads to, as `line:column`: to the last key. */
  const placeOf = (keys: readonly string[]): string => {
    let node: unknown = document.contents;
    let place: unknown = node;
    for (const key of keys) {
      const found = isMap(node) ? node.items.find((pair) => keyOf(pair) === key) : undefined;
      const item = isSeq(node) ? node.items[Number(key)] : undefined;
      if (found === undefined && item === undefined) break;
      place = found?.key ?? item;
      node = found?.value ?? item;
    }
    return toPlace(isNode(place) ? place.range?.[0] : 0);
  };
  const root: unknown = isWrong ? undefined : document.toJS();
  return { root, placeOf };
}

/** A key as it is written: `200` is a text. */
function keyOf({ key }: Pair): string | undefined {
  return isScalar(key) ? (key.source ?? String(key.value)) : undefined;
}

/** Makes each key of a map a text, and refuses those that are none, are there twice, or mean something else to a program. */
function checkKeys(pairs: readonly Pair[], refuse: (node: unknown, message: string) => void): void {
  const names = new Set<string>();
  for (const pair of pairs) {
    const name = keyOf(pair);
    if (!isScalar(pair.key) || name === undefined) refuse(pair.key, 'a key must be a text');
    else if (name === '__proto__' || name === '<<') {
      refuse(pair.key, `the key "${name}" is not supported by this reference: rename it`);
    } else if (names.has(name)) refuse(pair.key, `the key "${name}" is there twice`);
    else {
      names.add(name);
      pair.key.value = name;
    }
  }
}

/** Whether a number would be written as it is again. */
function isExact(value: number, source: string): boolean {
  const isJson = /^-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i.test(source);
  const digits = source.replace(/e.*/i, '').replaceAll(/\D/g, '').length;
  return isJson && (Number.isInteger(value) ? Number.isSafeInteger(value) : digits < 17);
}
