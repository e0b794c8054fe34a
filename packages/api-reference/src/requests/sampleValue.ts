import { sample } from 'openapi-sampler';
import { isObject, type Json } from '../contract/json';
import type { Direction, Schema } from '../contract/schema';
import { texts } from '../texts';

/** Values up to which a sample is made deeper, and levels of fields: optional ones end at the first, required ones at the second. */
const limits = { size: 200, optional: 8, required: 16 };

/** A value for a schema: its examples where it has some, else values within its limits, made by openapi-sampler. */
export function sampleValue(schema: Schema, direction: Direction): unknown {
  let best: Json | undefined;
  for (let depth = 1; depth <= limits.optional; depth += 1) {
    const run: Run = { direction, depth, size: 0, isCut: false };
    const plain = toPlain(schema, run, [], 0);
    if (best !== undefined && run.size > limits.size) break;
    best = plain;
    if (!run.isCut) break;
  }
  return best && sample(best, { enablePatterns: true });
}

interface Run {
  direction: Direction;
  /** Depth at which optional fields end. */
  depth: number;
  /** Values so far. */
  size: number;
  /** Whether something was left out because of the depth. */
  isCut: boolean;
}

/**
 * A schema without references and options for openapi-sampler, which follows every path of a contract, however many there are, and does
 * not read discriminators; undefined where it repeats a schema around it or goes too deep.
 */
function toPlain(
  schema: Schema,
  run: Run,
  stack: readonly unknown[],
  level: number,
): Json | undefined {
  run.size += 1;
  const isRepeated = schema.parts.some((part) => stack.includes(part));
  if (isRepeated || run.size > limits.size * 10 || level > limits.required) return undefined;
  const inside = [...stack, ...schema.parts];
  const [example] = schema.examples;
  const fixed = schema.get('const');
  if (fixed !== undefined || schema.examples.length > 0) {
    return { example: dropHidden(fixed ?? example ?? null, schema, run.direction) };
  }
  const plain = toScalar(schema);
  const properties: Json = {};
  const add = (name: string, inner: Schema, isRequired: boolean) => {
    if (inner.isHidden(run.direction)) return;
    if (!isRequired && level >= run.depth) run.isCut = true;
    else {
      const value = toPlain(inner, run, inside, level + 1);
      if (value !== undefined) properties[name] = value;
      else if (isRequired) properties[name] = { example: emptyOf(inner) };
    }
  };
  for (const [name, inner] of schema.properties) add(name, inner, schema.required.has(name));
  if (typeof schema.others === 'object') add(texts.placeholders.key, schema.others, false);
  for (const { list, property } of schema.options) {
    const possible = list.map(
      (option) => [option, toPlain(option.schema, run, inside, level)] as const,
    );
    const [option, chosen] = possible.find(([, one]) => one !== undefined) ?? [];
    if (chosen === undefined) return undefined;
    if (!isObject(chosen.properties)) return chosen;
    Object.assign(properties, chosen.properties);
    if (property !== undefined) properties[property] = { const: option?.value };
  }
  if (plain.type === 'object' || Object.keys(properties).length > 0) {
    return { ...plain, type: 'object', properties };
  }
  if (plain.type !== 'array' || schema.items === undefined) return plain;
  const items = toPlain(schema.items, run, inside, level + 1);
  return items && { ...plain, items, minItems: Math.min(Number(schema.get('minItems') ?? 1), 20) };
}

/** Of a required value that would repeat a schema without end. */
function emptyOf(schema: Schema): unknown {
  if (schema.isNullable) return null;
  return schema.types.includes('array') ? [] : {};
}

/** A value of the author without the fields of the other direction. */
function dropHidden(value: unknown, schema: Schema, direction: Direction): unknown {
  const { items, properties } = schema;
  if (Array.isArray(value)) {
    return items ? value.map((item) => dropHidden(item, items, direction)) : value;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = properties.get(name);
      if (own === undefined) return [[name, inner]];
      return own.isHidden(direction) ? [] : [[name, dropHidden(inner, own, direction)]];
    }),
  );
}

const otherFormats: Readonly<Record<string, string>> = { byte: 'dGV4dG8=', duration: 'P1D' };
/** Formats that openapi-sampler has a value for. */
const formats =
  /^((idn-)?(email|hostname)|date|(date-)?time|password|ipv[46]|[iu]ri(-reference)?|uri-template|uuid|(relative-)?json-pointer|regex)$/;

/** The keywords that choose a scalar; a value shows what it looks like, and a longer one would only fill the page. */
function toScalar(schema: Schema): Json {
  const [type = schema.isNullable ? 'null' : undefined] = schema.types;
  const values = schema.values.map(({ value }) => value).filter((value) => value !== null);
  const plain: Json = { type, format: schema.get('format') };
  const fixed = schema.get('default') ?? values[0];
  if (fixed !== undefined) return { ...plain, default: fixed };
  if (type === 'string' && !formats.test(String(plain.format))) {
    return { ...plain, default: writeText(schema) };
  }
  if (type === 'integer' || type === 'number') return { ...plain, default: chooseNumber(schema) };
  return plain;
}

/** A text in the language of the pages, of an allowed length; by a pattern where the library can. */
function writeText(schema: Schema): string {
  const text = otherFormats[String(schema.get('format'))] ?? texts.placeholders.text;
  const minimum = Math.min(Number(schema.get('minLength') ?? 1), 1000);
  const length = Math.min(
    Math.max(minimum, text.length),
    Number(schema.get('maxLength') ?? Infinity),
  );
  const fitting = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const pattern = schema.get('pattern');
  // Some patterns take forever on a long text, or make one.
  const isRisky = fitting.length > 20 || /\{\d{3}/.test(String(pattern));
  if (typeof pattern !== 'string' || isRisky || matches(pattern, fitting)) return fitting;
  const made = followPattern(pattern);
  return made.length <= 20 && matches(pattern, made) ? made : fitting;
}

/** A text for a simple pattern; the library knows neither groups, of which the first alternative counts, nor escapes. */
function followPattern(pattern: string): string {
  const group = /\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)([?*]?)/g;
  const simple = pattern
    .replaceAll('\\d', '[0-9]')
    .replaceAll('\\w', '[a-z]')
    .replaceAll(group, (_found, first: string, count: string) => (count ? '' : first))
    .replaceAll(/(\\.|[^\\\]}])\?/g, '');
  const made = sample({ type: 'string', pattern: simple }, { enablePatterns: true });
  return String(made).replaceAll(/\\(.)/g, '$1');
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}

/** Zero or the smallest number that the limits permit, which openapi-sampler misses for multiples and ranges. */
function chooseNumber(schema: Schema): number {
  const limit = (keyword: string, fallback: number) => Number(schema.get(keyword) ?? fallback);
  const step = limit('multipleOf', schema.types.includes('integer') ? 1 : 0);
  const [above, below] = [
    limit('exclusiveMinimum', -Infinity),
    limit('exclusiveMaximum', Infinity),
  ];
  const [least, most] = [limit('minimum', -Infinity), limit('maximum', Infinity)];
  const start = Math.max(least, above);
  const end = Math.min(most, below);
  const first = step === 0 ? start : Math.ceil(start / step) * step;
  const last = step === 0 ? end : Math.floor(end / step) * step;
  const candidates = [0, first, first + (step || 1), last, last - (step || 1), (start + end) / 2];
  const isAllowed = (value: number) =>
    value >= least &&
    value <= most &&
    value > above &&
    value < below &&
    (step === 0 || Math.abs(value / step - Math.round(value / step)) < 1e-9);
  return Number((candidates.filter(Number.isFinite).find(isAllowed) ?? 0).toPrecision(15));
}
