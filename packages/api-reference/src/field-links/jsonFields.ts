import { type Mark, sortMarks } from './marks';
import type { Tags } from './tags';

/** The fields that a description has for a value. */
export interface FieldScope {
  /** The fields of an object by its keys; scalars with their text, all else as undefined. */
  find: (
    entries: ReadonlyMap<string, string | undefined>,
  ) => (key: string) => FoundField | undefined;
}

/** A field, by its anchor, with the fields in it. */
export interface FoundField {
  field: string;
  inside: FieldScope;
}

/** A place in a text. */
type Span = readonly [start: number, end: number];

/** Where a JSON text shows a field. */
export interface JsonField {
  field: string;
  /** Of its name in quotes. */
  key: Span;
  value: Span;
  /** Lines of its value where each entry has a line. */
  lines: number;
}

interface Value {
  span: Span;
  lines: number;
  /** Of an object. */
  entries: { key: string; span: Span; value: Value }[];
  items: Value[];
}

/** The fields that a JSON text shows, in its order; none in what is no JSON. */
export function listJsonFields(text: string, scope: FieldScope): JsonField[] {
  const root = readJson(text);
  return root === undefined ? [] : listFields(text, root, scope);
}

function listFields(text: string, { entries, items }: Value, scope: FieldScope): JsonField[] {
  const find = scope.find(
    new Map(entries.map(({ key, value }) => [key, scalarText(text, value)] as const)),
  );
  return [
    ...items.flatMap((item) => listFields(text, item, scope)),
    ...entries.flatMap(({ key, span, value }): JsonField[] => {
      const found = find(key);
      if (found === undefined) return [];
      const { field, inside } = found;
      const own = { field, key: span, value: value.span, lines: value.lines };
      return [own, ...listFields(text, value, inside)];
    }),
  ];
}

function scalarText(text: string, { span, lines, entries, items }: Value): string | undefined {
  const source = text.slice(...span);
  if (lines > 1 || entries.length > 0 || items.length > 0 || /^[[{]/.test(source)) return undefined;
  return source.startsWith('"') ? String(JSON.parse(source)) : source;
}

/** The marks of a JSON text that is shown as it is. */
export function markJson(text: string, scope: FieldScope): Mark[] {
  return sortMarks(
    listJsonFields(text, scope).map(({ field, key, value }): Mark => {
      const start = text.lastIndexOf('\n', key[0] - 1) + 1;
      const feed = text.indexOf('\n', value[1]);
      const end = feed < 0 ? text.length : feed + 1;
      const isAlone =
        text.slice(start, key[0]).trim() === '' && /^,?\s*$/.test(text.slice(value[1], end));
      return isAlone ? [start, end, field] : [key[0], value[1], field];
    }),
  );
}

/** A JSON text whose names are tagged with their fields. */
export function tagJson(text: string, scope: FieldScope, tags: Tags): string {
  let tagged = '';
  let last = 0;
  for (const { field, key, lines } of listJsonFields(text, scope)) {
    const [start, end] = [key[0] + 1, key[1] - 1];
    tagged += text.slice(last, start) + tags.tag(field, text.slice(start, end), lines);
    last = end;
  }
  return tagged + text.slice(last);
}

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Reads JSON with places; an object keeps the order of its keys, and both of two that are the same. */
function readJson(text: string): Value | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = Array.from(text.matchAll(tokens), ({ 0: token, index }) => [token, index] as const);
  let next = 0;
  const readValue = (): Value => {
    const [token = '', start = 0] = list[next++] ?? [];
    const entries: Value['entries'] = [];
    const items: Value[] = [];
    let end = start + token.length;
    if (token === '{' || token === '[') {
      while (list[next] !== undefined && !/^[}\]]$/.test(list[next]?.[0] ?? '')) {
        if (list[next]?.[0] === ',') next += 1;
        else if (token === '[') items.push(readValue());
        else {
          const [key = '""', place = 0] = list[next] ?? [];
          next += 2;
          const span = [place, place + key.length] as const;
          entries.push({ key: String(JSON.parse(key)), span, value: readValue() });
        }
      }
      end = (list[next++]?.[1] ?? end) + 1;
    }
    const inner = [...items, ...entries.map(({ value }) => value)];
    const lines = inner.reduce((sum, value) => sum + value.lines, inner.length > 0 ? 2 : 1);
    return { span: [start, end], lines, entries, items };
  };
  return readValue();
}
