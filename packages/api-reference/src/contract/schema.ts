import { at, entriesAt, isObject, itemsAt, type Json, stringAt } from './json';
import type { Contract } from './readContract';

/** Which way a schema is read: requests have no read-only fields, responses no write-only ones. */
export type Direction = 'request' | 'response';

/** A possible value with its meaning. */
export interface Value {
  value: unknown;
  description?: unknown;
}

/** One of several schemas, with the value of the discriminator that chooses it. */
export interface Option {
  schema: Schema;
  label: string;
  value?: string | undefined;
}

/** Schemas of which one (`oneOf`) or more (`anyOf`) apply. */
export interface Options {
  keyword: 'oneOf' | 'anyOf';
  list: readonly Option[];
  /** The property that says which one it is. */
  property: string | undefined;
}

/** Limits of which the strictest counts. */
const strictest: Readonly<Record<string, (...values: number[]) => number>> = {
  minLength: Math.max,
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maxLength: Math.min,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

// prettier-ignore
const keywordsOfTypes = {
  object: ['properties', 'additionalProperties', 'minProperties', 'maxProperties'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'],
};

/**
 * A schema with its references followed and its `allOf`s merged, the same for OpenAPI 3.0 and 3.1. What is in it is read when it is asked
 * for, because a schema may contain itself.
 */
export class Schema {
  private inOrder: readonly Json[] | undefined;
  private byRank: readonly Json[] | undefined;

  constructor(
    private readonly contract: Contract,
    /** Usually one: several are those of a field that several members of an `allOf` have. */
    private readonly own: readonly unknown[],
  ) {}

  /** Every schema of the contract whose keywords apply. */
  get parts(): readonly Json[] {
    return (this.inOrder ??= this.collect(this.own, (list) => list, new Set()));
  }

  /** The same, those first whose keywords win: a schema over what it refers to, a later one over an earlier one. */
  private get ranked(): readonly Json[] {
    return (this.byRank ??= this.collect(this.own, (list) => list.toReversed(), new Set()));
  }

  private collect(
    schemas: readonly unknown[],
    order: (list: readonly unknown[]) => readonly unknown[],
    seen: Set<unknown>,
  ): Json[] {
    return order(schemas).flatMap((schema) => {
      if (!isObject(schema) || seen.has(schema)) return [];
      seen.add(schema);
      const target = this.contract.follow(schema);
      const only = (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
        const options = this.listOptions(schema, keyword);
        return options.length === 1 ? options : [];
      });
      return [
        schema,
        ...this.collect(target === schema ? [] : [target], order, seen),
        ...this.collect([...itemsAt(schema, 'allOf'), ...only], order, seen),
      ];
    });
  }

  /** The options of a part but `null`, which the type shows. */
  private listOptions(part: Json, keyword: 'oneOf' | 'anyOf'): unknown[] {
    return itemsAt(part, keyword).filter((option) => !this.isNull(option));
  }

  private isNull(option: unknown): boolean {
    const schema = this.contract.follow(option);
    const values = itemsAt(schema, 'enum');
    return (
      at(schema, 'type') === 'null' ||
      at(schema, 'const') === null ||
      (values.length > 0 && values.every((value) => value === null))
    );
  }

  private read(schemas: readonly unknown[]): Schema {
    return new Schema(this.contract, schemas);
  }

  /** The value of a keyword that wins; of a limit, the strictest. */
  get(keyword: string): unknown {
    const all = this.ranked.map((part) => normalize(part, keyword));
    const values = all.filter((value) => value !== undefined);
    const choose = strictest[keyword];
    return choose === undefined || values.length === 0
      ? values[0]
      : choose(...(values as number[]));
  }

  is(keyword: 'deprecated' | 'readOnly' | 'writeOnly'): boolean {
    return this.parts.some((part) => part[keyword] === true);
  }

  isHidden(direction: Direction | undefined): boolean {
    return direction !== undefined && this.is(direction === 'request' ? 'readOnly' : 'writeOnly');
  }

  /** The name under which it, or a part of it, is shared. */
  get name(): string | undefined {
    return this.parts.map((part) => this.contract.nameOf(part)).find((name) => name !== undefined);
  }

  /** A name for readers. */
  get label(): string {
    return this.name ?? stringAt(this.parts[0], 'title') ?? '';
  }

  /** A text of its own, else those of its parts, of which the shared ones count last. */
  private texts(keyword: string): string[] {
    const textsOf = (holders: readonly unknown[]) =>
      holders.map((one) => stringAt(one, keyword) ?? '').filter((text) => text.trim() !== '');
    const own = textsOf(this.own).at(-1);
    if (own !== undefined) return [own];
    const local = textsOf(this.parts.filter((part) => this.contract.nameOf(part) === undefined));
    return [...new Set(local.length > 0 ? local : textsOf(this.parts))];
  }

  get title(): string | undefined {
    return this.texts('title')[0];
  }

  get descriptions(): readonly string[] {
    return this.texts('description');
  }

  get examples(): readonly unknown[] {
    return this.ranked.flatMap((part) => [
      ...('example' in part ? [part.example] : []),
      ...itemsAt(part, 'examples'),
    ]);
  }

  /** Its possible values: those that all parts allow, or the constants of its options. */
  get values(): readonly Value[] {
    const enums = this.parts.filter((part) => Array.isArray(part.enum));
    const constants = this.options.flatMap(({ list }) => (isEnumeration(list) ? list : []));
    const [first, ...others] = enums;
    const allowed = itemsAt(first, 'enum').filter((value) =>
      others.every((other) => itemsAt(other, 'enum').includes(value)),
    );
    const meanings = this.get('x-enumDescriptions');
    return [
      ...allowed.map((value, index) => ({
        value,
        description: Array.isArray(meanings)
          ? (meanings[index] as unknown)
          : at(meanings, String(value)),
      })),
      ...constants.map(({ schema }) => ({
        value: schema.get('const'),
        description: [schema.title, ...schema.descriptions].filter(Boolean).join('. '),
      })),
    ];
  }

  get required(): ReadonlySet<string> {
    return new Set(this.parts.flatMap((part) => itemsAt(part, 'required').map(String)));
  }

  get properties(): ReadonlyMap<string, Schema> {
    const byName = new Map<string, unknown[]>();
    for (const [name, schema] of this.parts.flatMap((part) => entriesAt(part, 'properties'))) {
      byName.set(name, [...(byName.get(name) ?? []), schema]);
    }
    return new Map([...byName].map(([name, schemas]) => [name, this.read(schemas)]));
  }

  /** The schema of the keys that it does not name, or whether there may be any; undefined where nothing is said. */
  get others(): Schema | boolean | undefined {
    const values = this.parts.flatMap((part) => part.additionalProperties ?? []);
    if (values.includes(false)) return false;
    const schemas = values.filter((one) => isObject(one) && Object.keys(one).length > 0);
    return schemas.length > 0 ? this.read(schemas) : values.length > 0 || undefined;
  }

  get items(): Schema | undefined {
    const schemas = this.parts.flatMap((part) => part.items ?? []);
    return schemas.length === 0 ? undefined : this.read(schemas);
  }

  get options(): readonly Options[] {
    return this.parts.flatMap((part) =>
      (['oneOf', 'anyOf'] as const).flatMap((keyword): Options[] => {
        const options = this.listOptions(part, keyword);
        if (options.length < 2) return [];
        const property = stringAt(part, 'discriminator', 'propertyName');
        const list = options.map((option) => this.readOption(option, part));
        return [{ keyword, list, property }];
      }),
    );
  }

  private readOption(option: unknown, part: Json): Option {
    const target = this.contract.follow(option);
    const name = this.contract.nameOf(target);
    const label = stringAt(target, 'title') ?? (target === option ? '' : (name ?? ''));
    const schema = this.read([option]);
    if (!isObject(part.discriminator)) return { schema, label };
    const mapped = entriesAt(part.discriminator, 'mapping').find(
      ([, reference]) => reference === name || this.contract.follow({ $ref: reference }) === target,
    );
    return { schema, label, value: mapped?.[0] ?? name ?? stringAt(target, 'title') };
  }

  get isNullable(): boolean {
    const hasNull = (['oneOf', 'anyOf'] as const).some((keyword) =>
      this.parts.some(
        (part) => itemsAt(part, keyword).length > this.listOptions(part, keyword).length,
      ),
    );
    const types = this.parts.flatMap((part) => part.type ?? []);
    return (
      hasNull ||
      this.parts.some((part) => part.nullable === true) ||
      (types.includes('null') && types.some((type) => type !== 'null'))
    );
  }

  /** Its types but `null`, which `isNullable` says; inferred where none is declared. */
  get types(): readonly string[] {
    const declared = this.parts.flatMap((part) => part.type ?? []) as string[];
    if (declared.length > 0) {
      return [...new Set(declared)].filter((type) => type !== 'null' || !this.isNullable);
    }
    const inferred = Object.entries(keywordsOfTypes).find(([, keywords]) =>
      this.parts.some((part) => keywords.some((keyword) => keyword in part)),
    );
    if (inferred !== undefined) return [inferred[0]];
    const constant = this.get('const');
    const values = [
      ...this.values.map(({ value }) => value),
      ...(constant === undefined ? [] : [constant]),
    ];
    return [...new Set(values.map(typeOfValue))];
  }

  /** The type as pages show it: `string`, `object[]`, `string | null`. */
  typeLabel(stack: readonly unknown[] = [], depth = 0): string {
    const labels = this.types.map((type) => (type === 'array' ? this.arrayLabel(depth) : type));
    const recursion = this.parts.find((part) => stack.includes(part));
    if (recursion !== undefined) {
      labels.splice(0, Infinity, this.contract.nameOf(recursion) ?? 'object');
    } else if (labels.length === 0 && depth < 6) {
      const options = this.options.flatMap(({ list }) => list);
      const all = options.map(({ schema }) => schema.typeLabel(this.parts, depth + 1));
      labels.push(...new Set(all.flatMap((label) => label.split(' | '))));
    }
    if (labels.length === 0) labels.push('any');
    return [...labels, ...(this.isNullable && !labels.includes('null') ? ['null'] : [])].join(
      ' | ',
    );
  }

  private arrayLabel(depth: number): string {
    if (this.items === undefined || depth > 5) return 'array';
    const label = this.items.typeLabel(this.parts, depth + 1);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
  }
}

/** The value of a keyword, if it says something; in OpenAPI 3.0, an exclusive limit is a flag beside the limit. */
function normalize(part: Json, keyword: string): unknown {
  const value = part[keyword];
  if (keyword === 'minimum' && part.exclusiveMinimum === true) return undefined;
  if (keyword === 'maximum' && part.exclusiveMaximum === true) return undefined;
  if (keyword === 'exclusiveMinimum' && value === true) return part.minimum;
  if (keyword === 'exclusiveMaximum' && value === true) return part.maximum;
  return typeof value === 'boolean' && /^(exclusive|unique)/.test(keyword)
    ? value || undefined
    : value;
}

/** Whether each option is a constant: then they are listed as values. */
export function isEnumeration(options: readonly Option[]): boolean {
  return options.every(
    ({ schema }) => schema.get('const') !== undefined && schema.properties.size === 0,
  );
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
