import { type BundledDocument, findDirectTarget } from './bundledDocument';
import { isObject, stringAt, valueAt } from './json';
import { type DocumentSchema, listDeclaredOrImpliedTypes, mergeKeywords } from './mergeKeywords';
import type { Alternative, Alternatives, Schema } from './model';

/** Creates the schemas of the model. A schema that occurs again is the same object, so that it may contain itself. */
export class SchemaReader {
  private readonly names: ReadonlyMap<unknown, string>;
  private readonly schemas = new Map<string, Schema>();
  private readonly ids = new Map<unknown, number>();

  constructor(private readonly root: BundledDocument) {
    const named = Object.entries(root.components?.schemas ?? {})
      // If a discriminator maps to an inline alternative, the bundler adds it as a component, usually with its index as name.
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, schema]): [unknown, string] => [schema, name]);
    this.names = new Map(named.toReversed());
  }

  /** @param sources one schema, or several that apply together, such as those that members of `allOf` give one property */
  readMerged(...sources: readonly DocumentSchema[]): Schema {
    const parts = this.flattenSchemasToMerge(sources);
    const key = `${sources.length} ${parts.map((part) => this.getOrCreateId(part)).join()}`;
    const known = this.schemas.get(key);
    if (known !== undefined) return known;

    const schema = {} as Schema;
    this.schemas.set(key, schema);
    return Object.assign(schema, this.createMergedSchema(sources, parts));
  }

  private createMergedSchema(
    sources: readonly DocumentSchema[],
    parts: readonly DocumentSchema[],
  ): Schema {
    const keywords = mergeKeywords(parts);
    const types = listDeclaredOrImpliedTypes(keywords);
    const mergedNames = parts.flatMap((part) => this.names.get(part) ?? []);
    const alternatives = parts.flatMap(({ oneOf = [], anyOf = [] }) => [...oneOf, ...anyOf]);
    const allowsNull =
      keywords.nullable === true ||
      (types.includes('null') && types.length > 1) ||
      alternatives.some((source) => this.allowsOnlyNull(source));
    const names = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
    const items = parts.flatMap((part) => (isObject(part.items) ? [part.items] : []));
    const listTextsOfLastSourceWith = (keyword: 'title' | 'description'): string[] =>
      sources
        .map((source) => this.listOwnOrMergedTexts(source, keyword))
        .findLast((texts) => texts.length > 0) ?? [];
    const holders = parts.filter((part) => this.hasFieldsItemsOrAlternatives(part));
    return {
      ...keywords,
      structure: holders.map((part) => this.getOrCreateId(part)).join(),
      name: mergedNames.at(-1),
      mergedNames,
      title: listTextsOfLastSourceWith('title')[0],
      descriptions: listTextsOfLastSourceWith('description'),
      types: types.filter((type) => type !== 'null' || !allowsNull),
      isNullable: allowsNull,
      enum: (keywords.enum ?? []).map((value) => {
        const description = stringAt(keywords, 'x-enumDescriptions', String(value));
        return { value, description };
      }),
      examples: keywords.examples ?? [],
      required: new Set(keywords.required),
      properties: new Map(
        Array.from(names, (name) => [name, this.readMerged(...listPropertySchemas(parts, name))]),
      ),
      additionalProperties: this.mergeAdditionalProperties(parts),
      items: items.length === 0 ? undefined : this.readMerged(...items),
      alternatives: parts.flatMap((part) => [
        ...this.readAlternatives(part, 'oneOf'),
        ...this.readAlternatives(part, 'anyOf'),
      ]),
    };
  }

  /** Lists schemas, each after those merged into it. A mere `$ref` is replaced by its target, unless the target was visited before. */
  private flattenSchemasToMerge(
    sources: readonly DocumentSchema[],
    seen = new Set<DocumentSchema>(),
  ): DocumentSchema[] {
    return sources.flatMap((source) => {
      if (!isObject(source) || seen.has(source)) return [];
      seen.add(source);
      const parts = this.flattenSchemasToMerge(this.listSchemasToMerge(source), seen);
      const isOnlyReference = Object.keys(source).every((key) => key === '$ref');
      return isOnlyReference && parts.length > 0 ? parts : [...parts, source];
    });
  }

  /** A schema of additional properties counts as a field. A single alternative does not count: it is merged into the schema. */
  private hasFieldsItemsOrAlternatives(schema: DocumentSchema): boolean {
    const { properties, additionalProperties, items, oneOf, anyOf } = schema;
    return (
      [properties, additionalProperties, items].some(isObject) ||
      [oneOf, anyOf].some((list) => this.omitNullSchemas(list).length > 1)
    );
  }

  /** Lists the target of `$ref`, the members of `allOf`, and the only alternative of a `oneOf` or `anyOf` besides `null`. */
  private listSchemasToMerge(source: DocumentSchema): DocumentSchema[] {
    const single = [source.oneOf, source.anyOf]
      .map((list) => this.omitNullSchemas(list))
      .filter((alternatives) => alternatives.length === 1);
    return [this.findReferenceTarget(source) ?? [], source.allOf ?? [], ...single].flat();
  }

  /** Returns the schema's own text, else the different texts of the schemas that are merged into it. */
  private listOwnOrMergedTexts(
    source: DocumentSchema,
    keyword: 'title' | 'description',
    seen = new Set<DocumentSchema>(),
  ): string[] {
    if (!isObject(source) || seen.has(source)) return [];
    seen.add(source);
    const text = stringAt(source, keyword) ?? '';
    if (text.trim() !== '') return [text];
    const merged = this.listSchemasToMerge(source);
    const texts = merged.map((target) => this.listOwnOrMergedTexts(target, keyword, seen));
    return [...new Set(texts.flat())];
  }

  private mergeAdditionalProperties(
    parts: readonly DocumentSchema[],
  ): Schema | boolean | undefined {
    const values = parts.flatMap(({ additionalProperties }) => additionalProperties ?? []);
    if (values.includes(false)) return false;
    const schemas = values.filter((value) => typeof value === 'object');
    const restricting = schemas.filter((schema) => Object.keys(schema).length > 0);
    if (restricting.length > 0) return this.readMerged(...restricting);
    return values.length > 0 || undefined;
  }

  /** Returns one item with the alternatives of a keyword, or none if there are fewer than two: a single one is merged into the schema. */
  private readAlternatives(part: DocumentSchema, keyword: 'oneOf' | 'anyOf'): [] | [Alternatives] {
    const sources = this.omitNullSchemas(part[keyword]);
    if (sources.length < 2) return [];
    const { propertyName, mapping = {} } = part.discriminator ?? {};
    const targets = Object.entries(mapping).map(([value, $ref]) => ({
      value,
      target: this.findReferenceTarget({ $ref }),
    }));
    const list = sources.map((source): Alternative => {
      const schema = this.readMerged(source);
      const target = this.findReferenceTarget(source);
      // `schema.title` would be wrong: it may be the title of a member of `allOf`.
      const title = source.title ?? target?.title;
      const label = title ?? (source.$ref === undefined ? undefined : schema.name);
      if (propertyName === undefined) return { schema, label, discriminatorValues: [] };
      const mapped = targets.filter((entry) => entry.target === (target ?? source));
      const discriminatorValues = [
        mapped.map(({ value }) => value),
        this.listConstOrEnumValues(source, propertyName),
        [label ?? schema.name ?? []].flat(),
      ].find((values) => values.length > 0);
      return { schema, label, discriminatorValues: discriminatorValues ?? [] };
    });
    return [{ keyword, propertyName, list }];
  }

  private listConstOrEnumValues(source: DocumentSchema, propertyName: string): string[] {
    const property = listPropertySchemas(this.flattenSchemasToMerge([source]), propertyName);
    const { enum: values = [], ...keywords } = mergeKeywords(this.flattenSchemasToMerge(property));
    return ('const' in keywords ? [keywords.const] : values).map(String);
  }

  /** Leaves out those schemas of a `oneOf` or `anyOf` that allow only `null`, because `Schema.isNullable` stands for them. */
  private omitNullSchemas(list: readonly DocumentSchema[] = []): DocumentSchema[] {
    return list.filter((source) => !this.allowsOnlyNull(source));
  }

  private allowsOnlyNull(source: DocumentSchema): boolean {
    return isNullSchema(source) || isNullSchema(this.findReferenceTarget(source));
  }

  private findReferenceTarget(source: DocumentSchema): DocumentSchema | undefined {
    return findDirectTarget(this.root, source) as DocumentSchema | undefined;
  }

  private getOrCreateId(part: unknown): number {
    const id = this.ids.get(part) ?? this.ids.size;
    this.ids.set(part, id);
    return id;
  }
}

function listPropertySchemas(parts: readonly DocumentSchema[], name: string): DocumentSchema[] {
  return parts.flatMap(({ properties }) => (valueAt(properties, name) ?? []) as DocumentSchema);
}

function isNullSchema({ type, const: constant, enum: values = [] }: DocumentSchema = {}): boolean {
  const hasOnlyNull = values.length > 0 && values.every((value) => value === null);
  return type === 'null' || constant === null || hasOnlyNull;
}
