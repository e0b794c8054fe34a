import { sample } from 'openapi-sampler';
import type { BundledContract } from '../contract/BundledContract';
import { markName, restoreInherited, restoreNames } from '../contract/inheritedNames';
import { at, isObject, itemsAt, type Json, objectAt, stringAt } from '../contract/json';
import { numberOf } from '../contract/numbers';
import { listMappedValues, listSubtypes } from '../contract/schemas';
import {
  type Direction,
  isMarked,
  listOptions,
  listTuple,
  propertiesOf,
  readShape,
  type Shape,
  typeLabel,
  valuesOf,
} from '../contract/shape';

/** What samples say where the contract has no example. */
export interface RequestWords {
  /** Name and title of the only request of an operation. */
  operation: { sample: string; sampleTitle: string };
  placeholders: Readonly<Record<'apiKey' | 'basic' | 'file' | 'key' | 'text' | 'token', string>>;
}

/** What a sample value is for. */
export interface SampleContext {
  contract: BundledContract;
  texts: RequestWords;
  direction: Direction;
  isXml?: boolean;
}

/** Number of values up to which a sample is made deeper. */
const sizeLimit = 200;
/** Levels of fields: optional ones end at the first limit, required ones at the second. */
const depthLimits = { optional: 8, required: 16 };

/** A value for a schema: its examples where it has some, else values within its limits, made by openapi-sampler. */
export function sampleValue(context: SampleContext, schema: unknown): unknown {
  const plain = toPlainSchema(context, schema);
  if (plain === undefined) return undefined;
  const result = { value: sample(plain, {}) };
  restoreInherited(result);
  return result.value;
}

/** An XML document for a schema; `example` is the value that it shows. */
export function sampleXml(context: SampleContext, schema: unknown, example?: unknown): string {
  const filled = fill(toPlainSchema({ ...context, isXml: true }, schema) ?? {}, example);
  const plain = { type: 'object', ...filled };
  const name =
    stringAt(plain, 'xml', 'name') ??
    context.contract.nameOf(context.contract.follow(schema)) ??
    'root';
  const root = { ...plain, xml: { ...objectAt(plain, 'xml'), name, wrapped: false } };
  // A root element of that name is written for a referenced schema only; that of a list is always called "root".
  const document = { components: { schemas: { root } } };
  const xml = sample(
    { $ref: '#/components/schemas/root' },
    { format: 'xml', quiet: true },
    document,
  );
  return restoreNames(String(xml))
    .trimEnd()
    .replace(/^<root>/, () => `<${name}>`)
    .replace(/<\/root>$/, () => `</${name}>`);
}

/**
 * A schema without references, `allOf` and options, as deep as the limit of its size permits: openapi-sampler follows every path of
 * a contract, however many there are, and does not read discriminators.
 */
function toPlainSchema(context: SampleContext, schema: unknown): Json | undefined {
  let best: Json | undefined;
  for (let depth = 1; depth <= depthLimits.optional; depth += 1) {
    const run = { ...context, depth, size: 0, isCut: false };
    const plain = flatten(run, [schema], [], 0);
    if (best !== undefined && run.size > sizeLimit) break;
    best = plain;
    if (!run.isCut) break;
  }
  return best;
}

interface Run extends SampleContext {
  /** Depth at which optional fields end. */
  depth: number;
  /** Values so far. */
  size: number;
  /** Whether something was left out because of the depth. */
  isCut: boolean;
}

/** Schemas that apply together as one; undefined where they repeat a schema around them or go too deep. */
function flatten(
  run: Run,
  schemas: readonly unknown[],
  stack: readonly unknown[],
  level: number,
): Json | undefined {
  const { contract } = run;
  if (run.size > sizeLimit * 10 || level > depthLimits.required) return undefined;
  run.size += 1;
  // Of several schemas of a field the last one counts.
  const all = [...schemas].reverse();
  const shape = chooseOptions(contract, readShape(contract, all, stack), stack);
  if (shape.recursions.length > 0 || shape.parts.includes(false)) return undefined;
  const inside = [...stack, ...shape.parts];
  const parts = shape.parts.filter(isObject);
  const merged = mergeLimits(parts, run);
  const own = findExample(contract, parts, schemas);
  const given = own && filterValue(run, parts, own.value);
  // In XML, the schemas of its fields say which of them are attributes.
  if (given !== undefined && !(run.isXml && isObject(given))) return { ...merged, example: given };

  const properties = flattenProperties(run, shape, inside, level);
  for (const part of parts) {
    for (const [given, value] of Object.entries(objectAt(part, 'example'))) {
      const name = markName(given);
      properties[name] = fill(objectAt(properties, name), value);
    }
  }
  const discriminator = findDiscriminator(contract, parts);
  if (discriminator !== undefined) {
    properties[markName(discriminator.property)] = { const: discriminator.value };
  }
  const isObjectType = merged.type === 'object' || Object.keys(properties).length > 0;
  if (isObjectType) return fill({ ...merged, type: 'object', properties }, given);
  if (merged.type !== 'array') return merged;

  const tuple = listTuple(shape);
  const item = parts
    .flatMap((part) => [part.items, part.contains])
    .filter((schema) => isObject(schema));
  const single = item.length === 0 ? undefined : flatten(run, item.slice(0, 1), inside, level + 1);
  if (tuple.length === 0 && item.length > 0 && single === undefined) return undefined;
  const items = tuple.map((schema) => flatten(run, [schema], inside, level + 1) ?? {});
  while (items.length > 0 && single && items.length < Number(merged.minItems ?? 0)) {
    items.push(single);
  }
  return { ...merged, ...(tuple.length > 0 ? { items } : single && { items: single }) };
}

/** Properties by their marked names in the direction of the sample; optional ones only where they do not repeat and are not too deep. */
function flattenProperties(
  run: Run,
  shape: Shape,
  inside: readonly unknown[],
  level: number,
): Json {
  const required = new Set(valuesOf(shape, 'required').flat());
  const properties: Json = {};
  const add = (name: string, schemas: readonly unknown[], isRequired: boolean) => {
    if (isHidden(run, schemas)) return;
    if (!isRequired && level >= run.depth) run.isCut = true;
    else {
      const plain = flatten(run, schemas, inside, level + 1);
      if (plain !== undefined) properties[markName(name)] = plain;
      else if (isRequired) properties[markName(name)] = emptyOf(run, schemas);
    }
  };
  for (const [name, schemas] of propertiesOf(shape)) add(name, schemas, required.has(name));
  for (const schema of valuesOf(shape, 'additionalProperties').filter(isObject)) {
    const name = stringAt(schema, 'x-additionalPropertiesName') ?? run.texts.placeholders.key;
    if (Object.keys(schema).length > 0) add(name, [schema], false);
  }
  return properties;
}

/** Placeholder of a required value that would repeat a schema without end. */
function emptyOf({ contract }: Run, schemas: readonly unknown[]): Json {
  const type = typeLabel(contract, readShape(contract, schemas));
  return { example: /\bnull$/.test(type) ? null : /\]$|^array/.test(type) ? [] : {} };
}

function isHidden({ contract, direction }: Run, schemas: readonly unknown[]): boolean {
  return isMarked(readShape(contract, schemas), direction === 'request' ? 'readOnly' : 'writeOnly');
}

/** Adds the first option of each `oneOf` and `anyOf`, the subtype of a discriminator, and what `if` selects. */
function chooseOptions(contract: BundledContract, shape: Shape, stack: readonly unknown[]): Shape {
  const isPossible = (option: unknown) =>
    readShape(contract, [option], stack).recursions.length === 0;
  const chosen = shape.parts.flatMap((part) => [
    ...['oneOf', 'anyOf'].flatMap((keyword) => {
      const options = listOptions(contract, part, keyword);
      return options.length < 2 ? [] : [options.find(isPossible) ?? options[0]];
    }),
    ...(isObject(part) && isObject(part.then) ? [part.if, part.then] : []),
  ]);
  // The schema of a subtype has that of its discriminator as a part, not as the first one.
  const [first] = shape.parts.map((part) => contract.follow(part));
  const hasOptions = shape.parts.some((part) => itemsAt(part, 'oneOf').length > 0);
  const [subtype] = hasOptions ? [] : listSubtypes(contract, first).filter(isPossible);
  const added = subtype === undefined ? chosen : [subtype, ...chosen];
  return added.length === 0 || added.every((one) => shape.parts.includes(one))
    ? shape
    : chooseOptions(contract, readShape(contract, [...shape.parts, ...added], stack), stack);
}

/** The field that says which subtype an object is, with its value. */
function findDiscriminator(contract: BundledContract, parts: readonly Json[]) {
  for (const part of parts) {
    const discriminator = part.discriminator;
    const property = stringAt(discriminator, 'propertyName');
    if (property === undefined) continue;
    const options = ['oneOf', 'anyOf'].flatMap((keyword) => itemsAt(part, keyword));
    const subtypes = [
      ...options.map((option) => contract.follow(option)),
      ...listSubtypes(contract, part),
    ];
    const subtype = parts.find((other) => subtypes.includes(other));
    const [value] = listMappedValues(contract, discriminator, subtype ?? part);
    if (value !== undefined) return { property, value };
  }
  return undefined;
}

/** The example of the whole: that of a member of `allOf` is a part of it. */
function findExample(
  contract: BundledContract,
  parts: readonly Json[],
  schemas: readonly unknown[],
): { value: unknown } | undefined {
  const wholes = new Set(schemas.flatMap((schema) => [schema, contract.follow(schema)]));
  const withFields = parts.filter((part) => isObject(part.properties));
  for (const part of parts) {
    const isWhole = wholes.has(part) || withFields.every((other) => other === part);
    const [first] = itemsAt(part, 'examples');
    const value = [part.example, part.const, first].find((candidate) => candidate !== undefined);
    if (value !== undefined && (isWhole || !isObject(value))) return { value };
  }
  return undefined;
}

/** A value of the author without the fields of the other direction. */
function filterValue(run: Run, schemas: readonly unknown[], value: unknown): unknown {
  const { contract } = run;
  const shape = readShape(contract, schemas);
  if (Array.isArray(value)) {
    const items = valuesOf(shape, 'items');
    return items.length === 0 ? value : value.map((item) => filterValue(run, items, item));
  }
  if (!isObject(value)) return value;
  const properties = valuesOf(shape, 'properties');
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = properties.flatMap((map) => at(map, name) ?? []);
      return isHidden(run, own) ? [] : [[name, filterValue(run, own, inner)]];
    }),
  );
}

/** Keywords with which openapi-sampler chooses a single value; of several the first counts. */
const choices = ['default', 'enum', 'format', 'pattern', 'type', 'xml'];
/** Those of which the strictest counts. */
const lowerLimits = ['minItems', 'minLength', 'minimum', 'exclusiveMinimum'];
// prettier-ignore
const upperLimits = ['maxItems', 'maxLength', 'maximum', 'exclusiveMaximum', 'multipleOf'];
/** A value shows what it looks like; a longer one would only fill the page. */
const largest: Readonly<Record<string, number>> = { minItems: 20, minLength: 1000 };

function mergeLimits(parts: readonly Json[], { texts }: Run): Json {
  const merged: Json = {};
  for (const keyword of [...choices, ...lowerLimits, ...upperLimits]) {
    const values = parts.map((part) => part[keyword]).filter((value) => value !== undefined);
    const numbers = choices.includes(keyword)
      ? []
      : values.flatMap((value) => numberOf(value) ?? []);
    const strictest = lowerLimits.includes(keyword) ? Math.max : Math.min;
    const used = numbers.length > 0 ? strictest(...numbers) : values[0];
    const most = largest[keyword];
    if (used !== undefined) merged[keyword] = most && Number(used) > most ? most : used;
  }
  if (Array.isArray(merged.type)) merged.type = merged.type.find((type) => type !== 'null');
  const enums = parts.flatMap((part) => (Array.isArray(part.enum) ? [part.enum] : []));
  const [values] = enums;
  if (values !== undefined) {
    const common = values.filter((value) => enums.every((other) => other.includes(value)));
    merged.enum = (common.length === 0 ? values : common).filter((value) => value !== null);
  }
  merged.type ??= inferType(parts);
  if (merged.enum !== undefined || merged.default !== undefined) return merged;
  if (merged.type === 'string' && !sampledFormats.test(String(merged.format))) {
    return withText(merged, texts);
  }
  return merged.type === 'integer' || merged.type === 'number' ? withNumber(merged) : merged;
}

function inferType(parts: readonly Json[]): string | undefined {
  const has = (...keywords: string[]) => parts.some((part) => keywords.some((key) => key in part));
  if (has('properties', 'additionalProperties')) return 'object';
  if (has('items', 'prefixItems', 'minItems')) return 'array';
  if (has('pattern', 'minLength', 'maxLength', 'format')) return 'string';
  return has('minimum', 'maximum', 'multipleOf') ? 'number' : undefined;
}

/** Formats that openapi-sampler has a value for. */
const sampledFormats =
  /^((idn-)?(email|hostname)|date|(date-)?time|password|ipv[46]|[iu]ri(-reference)?|uri-template|uuid|(relative-)?json-pointer|regex)$/;
const otherFormats: Readonly<Record<string, string>> = { byte: 'dGV4dG8=', duration: 'P1D' };

/** A text in the language of the pages, of an allowed length; by a pattern where it is simple. */
function withText(schema: Json, { placeholders }: RequestWords): Json {
  const { pattern, minLength = 0, maxLength = Infinity, format } = schema;
  const text = otherFormats[String(format)] ?? placeholders.text;
  const repeated = text.repeat(Math.ceil(Math.max(Number(minLength), 1) / text.length));
  const length = Math.min(Math.max(Number(minLength), text.length), Number(maxLength));
  const fitting = repeated.slice(0, length);
  if (typeof pattern !== 'string' || matches(pattern, fitting)) {
    return { ...schema, default: fitting };
  }
  const followed = followPattern(pattern);
  return { ...schema, default: matches(pattern, followed) ? followed : fitting };
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** A text for a simple pattern: classes with counts, and the first alternative of groups, as in `^(A|B)-\d{2}$`. */
function followPattern(pattern: string): string {
  let text = pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll(/\\d/g, '[0-9]')
    .replaceAll(/\\w/g, '[a-z]')
    // A class in a class.
    .replaceAll(/\[\[/g, '[');
  const group = /\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)([?*]?)/g;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(group, (_found, first: string, count: string) => (count ? '' : first));
  }
  return text
    .replaceAll(/(\\.|[^\\\]}])\?/g, '')
    .replaceAll(
      /\[([^\]^])[^\]]*\](?:\{(\d+)(?:,\d*)?\}|([+*?]))?/g,
      (_found, first: string, count = '1') => first.repeat(Math.min(Number(count), 100)),
    )
    .replaceAll(/\\(.)/g, '$1');
}

/** Zero or the smallest number that the limits permit, which openapi-sampler misses for multiples and small ranges. */
function withNumber(schema: Json): Json {
  const limit = (keyword: string) => numberOf(schema[keyword]);
  const isAbove = schema.exclusiveMinimum === true;
  const isBelow = schema.exclusiveMaximum === true;
  const step = limit('multipleOf') ?? (schema.type === 'integer' ? 1 : 0);
  const above = limit('exclusiveMinimum') ?? (isAbove ? limit('minimum') : undefined) ?? -Infinity;
  const below = limit('exclusiveMaximum') ?? (isBelow ? limit('maximum') : undefined) ?? Infinity;
  const least = (isAbove ? undefined : limit('minimum')) ?? -Infinity;
  const most = (isBelow ? undefined : limit('maximum')) ?? Infinity;
  const isAllowed = (value: number) =>
    value >= least &&
    value <= most &&
    value > above &&
    value < below &&
    (step === 0 || Math.abs(value / step - Math.round(value / step)) < 1e-9);
  const start = above > -Infinity ? above : least;
  const end = below < Infinity ? below : most;
  const first = step === 0 ? start : Math.ceil(start / step) * step;
  const last = step === 0 ? end : Math.floor(end / step) * step;
  const candidates = [0, first, first + (step || 1), last, end - (step || 1), (start + end) / 2];
  const found = candidates.filter(Number.isFinite).find(isAllowed);
  return found === undefined ? schema : { ...schema, default: Number(found.toPrecision(15)) };
}

/** A schema whose example is a value, field by field as far as it has fields. */
function fill(plain: Json, value: unknown): Json {
  if (value === undefined) return plain;
  if (Array.isArray(value) && value.length > 0 && isObject(plain.items)) {
    const { items } = plain;
    return { ...plain, minItems: 0, items: value.map((item) => fill(items, item)) };
  }
  if (!isObject(value) || !isObject(plain.properties)) return { ...plain, example: value };
  const fields = Object.entries(value).map(([given, inner]) => {
    const name = markName(given);
    return [name, fill(objectAt(plain.properties, name), inner)];
  });
  return { ...plain, properties: Object.fromEntries(fields) as Json };
}
