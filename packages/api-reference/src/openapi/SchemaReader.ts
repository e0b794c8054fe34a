import { entriesAt, isObject, type Json, stringAt, valueAt } from './json';
import { isNullSchema, listTypes, mergeSchemas } from './mergeSchemas';
import type { Alternative, Alternatives, ExternalDocs, Schema } from './model';
import { findTarget } from './resolveReference';

/** Creates the schemas of the model. A schema that occurs again is the same object, so that it may contain itself. */
export class SchemaReader {
  private readonly names: ReadonlyMap<unknown, string>;
  private readonly schemas = new Map<string, Schema>();
  private readonly ids = new Map<unknown, number>();

  constructor(private readonly root: Json) {
    const named = entriesAt(root, 'components', 'schemas')
      // The bundler adds each alternative that a discriminator maps to under its index as a name.
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, schema]): [unknown, string] => [schema, name]);
    this.names = new Map(named.toReversed());
  }

  /** @param sources schemas of the document that apply together: usually one */
  read(...sources: readonly unknown[]): Schema {
    const parts = this.listParts(sources);
    const key = `${sources.length} ${parts.map((part) => this.idOf(part)).join()}`;
    const known = this.schemas.get(key);
    if (known !== undefined) return known;

    const schema = {} as Schema;
    this.schemas.set(key, schema);
    return Object.assign(schema, this.createSchema(sources, parts));
  }

  private createSchema(sources: readonly unknown[], parts: readonly Json[]): Schema {
    const merged = mergeSchemas(parts);
    const mergedNames = parts.flatMap((part) => this.names.get(part) ?? []);
    const types = listTypes(parts, merged);
    const isNullable =
      merged.isNullable ||
      (types.includes('null') && types.length > 1) ||
      merged.alternatives.some(({ list }) => list.some((source) => this.isNull(source)));
    const holders = parts.filter((part) => this.holdsSchemas(part));
    return {
      structure: holders.map((part) => this.idOf(part)).join(),
      name: mergedNames.at(-1),
      mergedNames,
      title: this.listTexts(sources, 'title')[0],
      descriptions: this.listTexts(sources, 'description'),
      externalDocs: merged.externalDocs.flatMap(toExternalDocs),
      types: types.filter((type) => type !== 'null' || !isNullable),
      isNullable,
      constraints: merged.constraints,
      enum: (merged.enum ?? []).map((value) => ({
        value,
        description: stringAt(merged.enumDescriptions, String(value)),
      })),
      examples: merged.examples,
      isReadOnly: merged.isReadOnly,
      isWriteOnly: merged.isWriteOnly,
      isDeprecated: merged.isDeprecated,
      required: new Set(merged.required),
      properties: new Map(
        Array.from(merged.properties, ([name, schemas]) => [name, this.read(...schemas)]),
      ),
      additionalProperties: this.readAdditionalProperties(merged.additionalProperties),
      items: merged.items.length === 0 ? undefined : this.read(...merged.items),
      alternatives: merged.alternatives.flatMap(({ keyword, list, discriminator }) => {
        const remaining = this.listAlternatives(list);
        // A single alternative is merged into the schema instead.
        if (remaining.length < 2) return [];
        return [this.readAlternatives(keyword, remaining, discriminator)];
      }),
    };
  }

  /** Lists the schemas that apply together, each after the schemas that it refers to. */
  private listParts(sources: readonly unknown[], seen = new Set<unknown>()): Json[] {
    return sources.flatMap((source) => {
      if (!isObject(source) || seen.has(source)) return [];
      seen.add(source);
      const parts = this.listParts(this.listReferred(source), seen);
      const isOnlyReference = Object.keys(source).every((key) => key === '$ref');
      return isOnlyReference && parts.length > 0 ? parts : [...parts, source];
    });
  }

  /** Whether a schema contains other schemas, besides those that are merged into it. */
  private holdsSchemas(part: Json): boolean {
    const lists = [part.oneOf, part.anyOf].map((list) => this.listAlternatives(list));
    return (
      isObject(part.properties) ||
      isObject(part.additionalProperties) ||
      isObject(part.items) ||
      lists.some((list) => list.length > 1)
    );
  }

  /** Lists the schemas that are merged into a schema: the target of `$ref`, the members of `allOf`, and a single alternative. */
  private listReferred(source: Json): unknown[] {
    const target = '$ref' in source ? [findTarget(this.root, source)] : [];
    const allOf = Array.isArray(source.allOf) ? (source.allOf as unknown[]) : [];
    const single = [source.oneOf, source.anyOf].flatMap((list) => {
      const alternatives = this.listAlternatives(list);
      return alternatives.length === 1 ? alternatives : [];
    });
    return [...target, ...allOf, ...single];
  }

  /** Lists the last text of the sources themselves or, if they have none, the texts of the schemas that they refer to. */
  private listTexts(
    sources: readonly unknown[],
    keyword: 'title' | 'description',
    seen = new Set<unknown>(),
  ): string[] {
    const texts = sources.flatMap((source) => {
      const text = stringAt(source, keyword) ?? '';
      return text.trim() === '' ? [] : [text];
    });
    if (texts.length > 0) return texts.slice(-1);
    const referred = sources.flatMap((source) => {
      if (!isObject(source) || seen.has(source)) return [];
      seen.add(source);
      return this.listReferred(source).flatMap((target) => this.listTexts([target], keyword, seen));
    });
    return [...new Set(referred)];
  }

  private readAdditionalProperties(values: readonly unknown[]): Schema | boolean | undefined {
    if (values.includes(false)) return false;
    const schemas = values.filter((value) => isObject(value) && Object.keys(value).length > 0);
    if (schemas.length > 0) return this.read(...schemas);
    return values.length > 0 || undefined;
  }

  private readAlternatives(
    keyword: Alternatives['keyword'],
    sources: readonly unknown[],
    discriminator: unknown,
  ): Alternatives {
    const propertyName = stringAt(discriminator, 'propertyName');
    const mapping = entriesAt(discriminator, 'mapping').map(([value, pointer]) => ({
      value,
      target: findTarget(this.root, { $ref: pointer }),
    }));
    const list = sources.map((source): Alternative => {
      const schema = this.read(source);
      const label = this.findTitle(source) ?? (valueAt(source, '$ref') ? schema.name : undefined);
      const mapped = mapping
        .filter(({ target }) => target === (findTarget(this.root, source) ?? source))
        .map(({ value }) => value);
      const discriminatorValues = [
        mapped,
        this.listFixedValues(source, propertyName ?? ''),
        [label ?? schema.name ?? []].flat(),
      ].find((values) => values.length > 0);
      return {
        schema,
        label,
        discriminatorValues: propertyName === undefined ? [] : (discriminatorValues ?? []),
      };
    });
    return { keyword, propertyName, list };
  }

  /** Finds the title of a schema or of the schema that it refers to, but not of a member of `allOf`. */
  private findTitle(source: unknown): string | undefined {
    const title = stringAt(source, 'title');
    return title ?? stringAt(findTarget(this.root, source), 'title');
  }

  /** Lists the values that `const` or `enum` allow for a property of a schema. */
  private listFixedValues(source: unknown, propertyName: string): string[] {
    const property = mergeSchemas(this.listParts([source])).properties.get(propertyName) ?? [];
    const { constraints, enum: values = [] } = mergeSchemas(this.listParts(property));
    return ('const' in constraints ? [constraints.const] : values).map(String);
  }

  /** Lists the schemas of a `oneOf` or `anyOf` except `null`, which the type shows. */
  private listAlternatives(list: unknown): unknown[] {
    return Array.isArray(list) ? list.filter((source) => !this.isNull(source)) : [];
  }

  private isNull(source: unknown): boolean {
    return isNullSchema(source) || isNullSchema(findTarget(this.root, source));
  }

  private idOf(part: unknown): number {
    const id = this.ids.get(part) ?? this.ids.size;
    this.ids.set(part, id);
    return id;
  }
}

/** Converts an `externalDocs` object to a list of none or one. */
export function toExternalDocs(value: unknown): ExternalDocs[] {
  const url = stringAt(value, 'url');
  return url === undefined ? [] : [{ url, description: stringAt(value, 'description') }];
}
