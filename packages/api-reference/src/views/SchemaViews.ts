import { toAnchor } from '../names';
import type { Alternatives, Direction, Schema } from '../openapi/model';
import { isHidden } from '../requests/sampleSchema';
import type { BlockView, FieldView, SchemaView } from './model';

/** Number of fields after which a page only links to a shared schema that it has already described. */
const longPage = 150;

/** Position of a schema on the page: in the request or the response, and inside which other schemas. */
interface Position {
  direction: Direction;
  ancestors: readonly Schema[];
}

/** Creates the views of the schemas of one page, and remembers which schemas the page has described, and where. */
export class SchemaViews {
  private fieldCount = 0;
  /** The first view of each structure, by its direction and structure. */
  private readonly described = new Map<string, SchemaView>();
  /** The anchor of the first description of each shared schema, by its name. */
  readonly schemaAnchors = new Map<string, string>();

  /** @param takeAnchor returns an anchor that nothing else on the page has */
  constructor(private readonly takeAnchor: (preferred: string) => string) {}

  /** Creates the view of a schema with everything inside it. */
  createSchema(schema: Schema, anchor: string, position: Position): SchemaView {
    const { direction, ancestors } = position;
    const view: SchemaView = {
      schema,
      type: formatType(schema, ancestors),
      anchor,
      describedBy: this.findDescription(schema, position),
      fields: [],
      alternatives: [],
      depth: ancestors.length,
    };
    if (view.describedBy !== undefined) return view;
    const key = `${direction} ${schema.structure}`;
    if (!this.described.has(key)) this.described.set(key, view);
    for (const name of schema.mergedNames) {
      if (!this.schemaAnchors.has(name)) this.schemaAnchors.set(name, anchor);
    }
    const inside = { direction, ancestors: [...ancestors, schema] };
    return Object.assign(view, {
      fields: this.createFields(schema, anchor, inside),
      items: schema.items && this.createBlock('Cada elemento', schema.items, anchor, inside),
      alternatives: schema.alternatives.map((alternatives) => ({
        alternatives,
        blocks: this.createAlternatives(alternatives, anchor, inside),
      })),
    });
  }

  /** Creates the view of a field with its schema. */
  createField(field: FieldView, schema: Schema | undefined, position: Position): FieldView {
    this.fieldCount += 1;
    return { ...field, schema: schema && this.createSchema(schema, field.anchor, position) };
  }

  /** Finds an earlier view to link to: if the schema is recursive, or if it is shared and on a long page or the body of a response. */
  private findDescription(schema: Schema, { direction, ancestors }: Position) {
    const view = this.described.get(`${direction} ${schema.structure}`);
    if (view === undefined || schema.structure === '') return undefined;
    if (repeatsAncestor(schema, ancestors)) return { view, reason: 'recursion' } as const;
    // Response bodies are linked even on short pages, because all errors usually share one schema.
    const isResponseBody = direction === 'response' && ancestors.length === 0;
    const isLinked = isResponseBody || this.fieldCount >= longPage;
    const isShared = schema.name !== undefined;
    return isLinked && isShared ? ({ view, reason: 'length' } as const) : undefined;
  }

  private createFields(schema: Schema, anchor: string, inside: Position): FieldView[] {
    const { properties, required, additionalProperties } = schema;
    const createField = (name: string, property: Schema, isPattern: boolean) => {
      const fieldAnchor = this.takeAnchor(`${anchor}-${toAnchor(name)}`);
      const field = { anchor: fieldAnchor, name, isRequired: required.has(name), isPattern };
      return this.createField(field, property, inside);
    };
    const fields = [...properties]
      .filter(([, property]) => !isHidden(property, inside.direction))
      .map(([name, property]) => createField(name, property, false));
    return typeof additionalProperties === 'object'
      ? [...fields, createField('[clave]', additionalProperties, true)]
      : fields;
  }

  private createAlternatives(
    { propertyName, list }: Alternatives,
    anchor: string,
    inside: Position,
  ): BlockView[] {
    return list.map(({ schema, label, discriminatorValues }, index) => {
      const name = label ?? `Opción ${index + 1}`;
      const values = discriminatorValues.join(' o ');
      const title = values === '' ? name : `${name} (${propertyName}: ${values})`;
      return { ...this.createBlock(title, schema, anchor, inside), shownTitle: label };
    });
  }

  private createBlock(title: string, schema: Schema, anchor: string, inside: Position): BlockView {
    this.fieldCount += 1;
    const blockAnchor = this.takeAnchor(`${anchor}-${toAnchor(title.toLowerCase())}`);
    return { title, schema: this.createSchema(schema, blockAnchor, inside) };
  }
}

/** Whether a schema has the structure of one of its ancestors. */
function repeatsAncestor(schema: Schema, ancestors: readonly Schema[]): boolean {
  const hasStructure = schema.structure !== '';
  return hasStructure && ancestors.some(({ structure }) => structure === schema.structure);
}

/** Depths to which a type is spelled out: of nested alternatives, whose number multiplies at each level, and of nested lists. */
const typeDepths = { alternatives: 2, lists: 5 };

function formatType(schema: Schema, ancestors: readonly Schema[], depth = 0): string {
  const labels = repeatsAncestor(schema, ancestors)
    ? [schema.name ?? 'object']
    : schema.types.map((type) => (type === 'array' ? formatListType(schema, depth) : type));
  if (labels.length === 0 && depth < typeDepths.alternatives) {
    const types = schema.alternatives.flatMap(({ list }) =>
      list.map((alternative) => formatType(alternative.schema, [schema], depth + 1)),
    );
    labels.push(...new Set(types.flatMap((type) => type.split(' | '))));
  }
  if (labels.length === 0) labels.push('any');
  if (schema.isNullable && !labels.includes('null')) labels.push('null');
  return labels.join(' | ');
}

function formatListType(schema: Schema, depth: number): string {
  if (schema.items === undefined || depth > typeDepths.lists) return 'array';
  const type = formatType(schema.items, [schema], depth + 1);
  return type.includes(' ') ? `(${type})[]` : `${type}[]`;
}
