import { toAnchor } from '../names';
import { isHidden } from '../requests/sampleSchema';
import type { Alternatives, BlockView, Direction, Field, Schema, SchemaView } from './model';

/** From this number of views on, in the request or in all responses, shared schemas link to an earlier view of their structure, if any. */
const longPage = 150;

/** Creates all schema views of the request, or of the responses, of an operation. Repeated schemas can link to their first view. */
export class SchemaViews {
  private viewCount = 0;
  /** The first views of schemas, by their `structure`. */
  private readonly described = new Map<string, SchemaView>();

  /** `schemaAnchors` receives, by schema name, the anchor where the page first describes a shared schema, alone or merged into another. */
  constructor(
    private readonly direction: Direction,
    private readonly takeAnchor: (preferred: string) => string,
    private readonly schemaAnchors: Map<string, string>,
  ) {}

  /** Creates the view of a schema and, unless it links to an earlier view, of those inside it. `ancestors` enclose it on the page. */
  createView(schema: Schema, anchor: string, ancestors: readonly Schema[] = []): SchemaView {
    this.viewCount += 1;
    const view: SchemaView = {
      schema,
      type: formatType(schema, ancestors),
      anchor,
      describedBy: this.findViewToLink(schema, ancestors),
      fields: [],
      alternatives: [],
      depth: ancestors.length,
    };
    if (view.describedBy !== undefined) return view;
    if (!this.described.has(schema.structure)) this.described.set(schema.structure, view);
    for (const name of schema.mergedNames) {
      if (!this.schemaAnchors.has(name)) this.schemaAnchors.set(name, anchor);
    }
    const inside = [...ancestors, schema];
    return Object.assign(view, {
      fields: this.createShownFields(schema, anchor, inside),
      items: schema.items && this.createBlock('Cada elemento', schema.items, anchor, inside),
      alternatives: schema.alternatives.map((alternatives) => ({
        alternatives,
        blocks: this.createAlternativeBlocks(alternatives, anchor, inside),
      })),
    });
  }

  /** Finds the earlier view of a schema inside itself, or of a shared one that is a whole response body or header or follows many views. */
  private findViewToLink(schema: Schema, ancestors: readonly Schema[]): SchemaView['describedBy'] {
    const view = this.described.get(schema.structure);
    if (view === undefined || schema.structure === '') return undefined;
    if (repeatsAncestor(schema, ancestors)) return { view, reason: 'recursion' };
    // Even on a short page, bodies of responses that share a schema do not repeat it, because error responses usually share one.
    const isBodyOrHeader = this.direction === 'response' && ancestors.length === 0;
    const isLinked = isBodyOrHeader || this.viewCount >= longPage;
    const isShared = schema.name !== undefined;
    return isLinked && isShared ? { view, reason: 'length' } : undefined;
  }

  private createShownFields(schema: Schema, anchor: string, ancestors: readonly Schema[]): Field[] {
    const { properties, required, additionalProperties } = schema;
    const createField = (name: string, property: Schema, isPattern: boolean): Field => {
      const fieldAnchor = this.takeAnchor(`${anchor}-${toAnchor(name)}`);
      const view = this.createView(property, fieldAnchor, ancestors);
      return { anchor: fieldAnchor, name, isRequired: required.has(name), isPattern, view };
    };
    const fields = [...properties]
      .filter(([, property]) => !isHidden(property, this.direction))
      .map(([name, property]) => createField(name, property, false));
    return typeof additionalProperties === 'object'
      ? [...fields, createField('[clave]', additionalProperties, true)]
      : fields;
  }

  private createAlternativeBlocks(
    { propertyName, list }: Alternatives,
    anchor: string,
    ancestors: readonly Schema[],
  ): BlockView[] {
    return list.map(({ schema, label, discriminatorValues }, index) => {
      const name = label ?? `Opción ${index + 1}`;
      const values = discriminatorValues.join(' o ');
      const title = values === '' ? name : `${name} (${propertyName}: ${values})`;
      return { ...this.createBlock(title, schema, anchor, ancestors), shownTitle: label };
    });
  }

  private createBlock(
    title: string,
    schema: Schema,
    anchor: string,
    ancestors: readonly Schema[],
  ): BlockView {
    const blockAnchor = this.takeAnchor(`${anchor}-${toAnchor(title.toLowerCase())}`);
    return { title, view: this.createView(schema, blockAnchor, ancestors) };
  }
}

function repeatsAncestor(schema: Schema, ancestors: readonly Schema[]): boolean {
  const hasStructure = schema.structure !== '';
  return hasStructure && ancestors.some(({ structure }) => structure === schema.structure);
}

const typeDepths = {
  /** At this depth and deeper, alternatives are not spelled out, because their number multiplies at each level. */
  alternatives: 2,
  /** Deeper than this, lists are written without the type of their items. */
  lists: 5,
};

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
