import { at, entriesAt, isObject, itemsAt, type Json, stringAt } from './json';
import { type Contract, nameOf } from './readContract';

/** Which way a schema is read: requests have no read-only fields, responses no write-only ones. */
export type Direction = 'request' | 'response';

/** A possible value with its meaning. */
export interface Value {
  value: unknown;
  description?: unknown;
}

/** One of several schemas, with the value of the discriminator that chooses it. */
interface Option {
  schema: Schema;
  label: string;
  value?: string | undefined;
}

/** Schemas of which one (`oneOf`) or more (`anyOf`) apply; the property says which one it is. */
export interface Options {
  keyword: 'oneOf' | 'anyOf';
  list: readonly Option[];
  property: string | undefined;
}

const optionKeywords = ['oneOf', 'anyOf'] as const;

/** The keywords that tell a type where none is declared. */
const typesOfKeywords = {
  properties: 'object',
  additionalProperties: 'object',
  items: 'array',
  pattern: 'string',
};

/** Schemas that may apply together; a reference and its target are two. */
const partLimit = 50;

/** The parts of schemas, which a page asks for many times. */
const merged = new WeakMap<object, readonly Json[]>();

/**
 * A schema with its references followed and its `allOf`s merged, the same for OpenAPI 3.0 and 3.1. What is in it is read when it is asked
 * for, because a schema may contain itself.
 */
export class Schema {
  constructor(
    private readonly names: Contract['names'],
    /** Usually one: several are those of a field that several members of an `allOf` have. */
    private readonly own: readonly unknown[],
  ) {}

  /** Every schema of the contract whose keywords apply; a later one wins, and a schema over what it refers to. */
  get parts(): readonly Json[] {
    const key = this.own.length === 1 ? (this.own[0] as Json) : this;
    const known = merged.get(key);
    if (known !== undefined) return known;
    const parts = [...collect(this.own, new Set())];
    if (parts.length > partLimit) {
      throw new Error(`merges more than ${partLimit} schemas: not supported by this reference`);
    }
    merged.set(key, parts);
    return parts;
  }

  /** The values of a keyword in all parts. */
  private all(keyword: string): unknown[] {
    return this.parts.map((part) => normalize(part, keyword)).filter((one) => one !== undefined);
  }

  /** The value of a keyword that wins; of a limit, the strictest. */
  get(keyword: string): unknown {
    const values = this.all(keyword);
    if (values.length < 2 || !/^(exclusiveM|m)(in|ax)/.test(keyword)) return values.at(-1);
    const choose = /^(exclusiveM|m)in/.test(keyword) ? Math.max : Math.min;
    return choose(...(values as number[]));
  }

  is(keyword: 'deprecated' | 'readOnly' | 'writeOnly'): boolean {
    return this.all(keyword).includes(true);
  }

  isHidden(direction: Direction): boolean {
    return this.is(direction === 'request' ? 'readOnly' : 'writeOnly');
  }

  /** The name under which it, or a part of it, is shared. */
  get name(): string | undefined {
    return this.parts.flatMap((part) => this.names.get(part) ?? []).at(-1);
  }

  /** A text of its own, else those of its parts. */
  private texts(keyword: string): string[] {
    const textsOf = (holders: readonly unknown[]) =>
      holders.map((one) => stringAt(one, keyword) ?? '').filter((text) => text.trim() !== '');
    const own = textsOf(this.own).slice(-1);
    return own.length > 0 ? own : [...new Set(textsOf(this.parts))];
  }

  get title(): string | undefined {
    return this.texts('title')[0];
  }

  get descriptions(): readonly string[] {
    return this.texts('description');
  }

  get examples(): readonly unknown[] {
    return this.parts.toReversed().flatMap((part) => {
      const examples = itemsAt(part, 'examples');
      return 'example' in part ? [part.example, ...examples] : examples;
    });
  }

  /** Its possible values: those that all parts allow. */
  get values(): readonly Value[] {
    const lists = this.all('enum') as unknown[][];
    const allowed = lists[0]?.filter((value) => lists.every((list) => list.includes(value))) ?? [];
    const meanings = this.get('x-enumDescriptions');
    return allowed.map((value) => ({ value, description: at(meanings, String(value)) }));
  }

  get required(): ReadonlySet<string> {
    return new Set(this.all('required').flat() as string[]);
  }

  get properties(): ReadonlyMap<string, Schema> {
    const byName = new Map<string, unknown[]>();
    for (const [name, schema] of this.parts.flatMap((part) => entriesAt(part, 'properties'))) {
      byName.set(name, [...(byName.get(name) ?? []), schema]);
    }
    return new Map([...byName].map(([name, schemas]) => [name, new Schema(this.names, schemas)]));
  }

  /** The schema of the keys that it does not name, or whether there may be any; undefined where nothing is said. */
  get others(): Schema | boolean | undefined {
    const values = this.all('additionalProperties');
    if (values.includes(false)) return false;
    const schemas = values.filter((one) => isObject(one) && Object.keys(one).length > 0);
    return schemas.length > 0 ? new Schema(this.names, schemas) : values.length > 0 || undefined;
  }

  get items(): Schema | undefined {
    const schemas = this.all('items');
    return schemas.length === 0 ? undefined : new Schema(this.names, schemas);
  }

  get options(): readonly Options[] {
    return this.parts.flatMap((part) =>
      optionKeywords.flatMap((keyword): Options[] => {
        const options = listOptions(part, keyword);
        if (options.length < 2) return [];
        const property = stringAt(part, 'discriminator', 'propertyName');
        const list = options.map((option) => this.readOption(option, part));
        return [{ keyword, list, property }];
      }),
    );
  }

  private readOption(option: Json, part: Json): Option {
    const target = follow(option);
    const name = this.names.get(target);
    const title = stringAt(target, 'title');
    const label = title ?? (target === option ? '' : (name ?? ''));
    const schema = new Schema(this.names, [option]);
    if (part.discriminator === undefined) return { schema, label };
    const mapped = entriesAt(part.discriminator, 'mapping').find(
      ([, reference]) => reference === name || nameOf(String(reference)) === name,
    );
    return { schema, label, value: mapped?.[0] ?? name ?? title };
  }

  get isNullable(): boolean {
    const hasNull = optionKeywords.some((keyword) =>
      this.parts.some((part) => itemsAt(part, keyword).length > listOptions(part, keyword).length),
    );
    const types = this.all('type').flat();
    const isType = types.includes('null') && types.some((type) => type !== 'null');
    return hasNull || isType || this.all('nullable').includes(true);
  }

  /** Its types but `null`, which `isNullable` says; inferred where none is declared. */
  get types(): readonly string[] {
    const declared = this.all('type').flat() as string[];
    if (declared.length > 0) {
      return [...new Set(declared)].filter((type) => type !== 'null' || !this.isNullable);
    }
    const inferred = Object.entries(typesOfKeywords).find(([key]) => this.all(key).length > 0);
    if (inferred !== undefined) return [inferred[1]];
    const values = [...this.values.map(({ value }) => value), ...this.all('const').slice(0, 1)];
    return [...new Set(values.map(typeOfValue))];
  }

  /** The type as pages show it: `string`, `object[]`, `string | null`. */
  typeLabel(stack: readonly unknown[] = [], depth = 0): string {
    const labels = this.types.map((type) => (type === 'array' ? this.arrayLabel(depth) : type));
    const recursion = this.parts.find((part) => stack.includes(part));
    if (recursion !== undefined) {
      labels.splice(0, Infinity, this.names.get(recursion) ?? 'object');
    } else if (labels.length === 0 && depth < 2) {
      // No deeper: the number of options multiplies with each level.
      const options = this.options.flatMap(({ list }) => list);
      const all = options.map(({ schema }) => schema.typeLabel(this.parts, depth + 1));
      labels.push(...new Set(all.flatMap((label) => label.split(' | '))));
    }
    if (labels.length === 0) labels.push('any');
    if (this.isNullable && !labels.includes('null')) labels.push('null');
    return labels.join(' | ');
  }

  private arrayLabel(depth: number): string {
    if (this.items === undefined || depth > 5) return 'array';
    const label = this.items.typeLabel(this.parts, depth + 1);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
  }
}

/** What a reference holds, or the schema itself. */
function follow(schema: Json): Json {
  return isObject(schema.$ref) ? schema.$ref : schema;
}

/** A schema after all that it refers to: its target, members of `allOf`, and an only option. */
function* collect(schemas: readonly unknown[], seen: Set<unknown>): Generator<Json> {
  for (const schema of schemas) {
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const only = optionKeywords.flatMap((keyword) => {
      const options = listOptions(schema, keyword);
      return options.length === 1 ? options : [];
    });
    yield* collect([schema.$ref, ...itemsAt(schema, 'allOf'), ...only], seen);
    yield schema;
  }
}

/** The options of a schema but `null`, which the type shows. */
function listOptions(schema: Json, keyword: 'oneOf' | 'anyOf'): Json[] {
  return (itemsAt(schema, keyword) as Json[]).filter((option) => {
    const { type, const: constant, enum: values = [] } = follow(option);
    const isOnlyNull =
      Array.isArray(values) && values.length > 0 && values.every((one) => one === null);
    return type !== 'null' && constant !== null && !isOnlyNull;
  });
}

/** The value of a keyword, if it says something; in OpenAPI 3.0, an exclusive limit is a flag beside the limit. */
function normalize(part: Json, keyword: string): unknown {
  const value = part[keyword];
  if (keyword === 'minimum' && part.exclusiveMinimum === true) return undefined;
  if (keyword === 'maximum' && part.exclusiveMaximum === true) return undefined;
  if (!/^(exclusive|unique)/.test(keyword) || typeof value !== 'boolean') return value;
  if (keyword === 'uniqueItems' || !value) return value || undefined;
  return part[keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum'];
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
