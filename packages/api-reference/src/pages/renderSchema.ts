import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { ShownField } from '../field-links/FieldSentinels';
import { printValue } from '../openapi/json';
import type { Schema } from '../openapi/model';
import type { BlockView, FieldView, SchemaView } from '../views/model';
import {
  listConstraints,
  renderChip,
  renderCode,
  renderCollapsible,
  renderEnum,
  renderExamples,
  renderExternalDocs,
  renderField,
  renderFieldList,
  renderProse,
  renderRequiredChip,
  renderSampleLink,
  renderType,
  renderValueChip,
  renderValues,
} from './elements';
import type { Nodes } from './Page';

/** The fields that samples show, and how. */
export type ShownFields = ReadonlyMap<FieldView, ShownField>;

/** Renders a field with everything inside it. `lead` stands before the texts of the schema. */
export function renderFieldView(
  field: FieldView,
  shownFields: ShownFields,
  lead: Nodes = [],
): Element {
  const { anchor, name, schema: view, isRequired, isDeprecated } = field;
  const shown = shownFields.get(field);
  const beside = [
    view ? renderType(view.type, view.schema.name, hrefOfField(field)) : renderType('any'),
    ...(isRequired ? [renderRequiredChip()] : []),
    ...(isDeprecated ? [renderChip('obsoleto')] : []),
    ...(view?.schema.isReadOnly ? [renderChip('solo lectura')] : []),
    ...(view?.schema.isWriteOnly ? [renderChip('solo escritura')] : []),
    ...(view && !isRecursive(view)
      ? listConstraints(view.schema.constraints).map(renderValueChip)
      : []),
    ...(shown ? [renderSampleLink(shown.sample.href, name, shown.sample.title)] : []),
  ];
  const nodes = view
    ? [
        ...renderTexts(view, { lead, shownTitle: name, shownValues: shown?.values }),
        ...renderInside(view, shownFields, renderFieldsOf(field, shownFields)),
      ]
    : renderProse(lead);
  return renderField({ anchor, name, isSampled: shown !== undefined }, beside, nodes);
}

/** Renders a schema that has a title of its own, as a block, a body or a response. */
export function renderTitledSchema(
  view: SchemaView,
  shownFields: ShownFields,
  shownTitle?: string,
): Nodes {
  const fields = view.fields.map((field) => renderProperty(field, shownFields));
  return [
    ...renderTexts(view, { shownTitle, constraints: view.schema.constraints }),
    ...renderInside(view, shownFields, renderFieldList(fields)),
  ];
}

/** Renders a link to the description of a schema where no type links to it. */
export function renderSchemaLink({ schema, describedBy }: SchemaView): Element[] {
  if (describedBy?.reason !== 'length' || schema.name === undefined) return [];
  const link = h('a', { href: `#${describedBy.view.anchor}` }, schema.name);
  return renderProse([h('p', link)]);
}

function isRecursive({ describedBy }: SchemaView): boolean {
  return describedBy?.reason === 'recursion';
}

/** Returns the URL of the description of a field's schema on the page. */
function hrefOfField({ schema, fieldsAnchor }: FieldView): string | undefined {
  const anchor = schema?.describedBy?.view.anchor ?? fieldsAnchor;
  return anchor === undefined ? undefined : `#${anchor}`;
}

interface TextOptions {
  /** Nodes before the texts. */
  lead?: Nodes;
  /** Title that the page already shows. */
  shownTitle?: string | undefined;
  /** Constraints that no chip shows. */
  constraints?: Schema['constraints'];
  /** Values that samples show, so that no example repeats them. */
  shownValues?: ReadonlySet<string> | undefined;
}

/** Renders title, description, constraints, examples and values of a schema. */
function renderTexts(view: SchemaView, options: TextOptions): Element[] {
  const { lead = [], shownTitle = '', constraints = {}, shownValues } = options;
  const { schema, describedBy } = view;
  const { title = '', name, descriptions, examples } = schema;
  const titles = [shownTitle, name].includes(title) ? [] : [title];
  const hiddenExamples = shownValues ?? new Set<string>();
  const text: ElementContent[] = [
    ...lead,
    ...[...titles, ...descriptions].flatMap((markdown) => markdownToHast(markdown)),
    ...(isRecursive(view) ? [] : renderValues(listConstraints(constraints))),
    ...renderExamples(examples.filter((value) => !hiddenExamples.has(printValue(value)))),
    ...renderEnum(schema.enum),
    ...schema.externalDocs.flatMap(renderExternalDocs),
  ];
  if (describedBy?.reason === 'recursion') {
    const link = h('a', { href: `#${describedBy.view.anchor}` }, name ?? 'esquema');
    text.push(h('p', ['Es recursivo: aquí se repite el esquema ', link, '.']));
  }
  if (describedBy === undefined) text.push(...renderOpenness(schema));
  return renderProse(text);
}

/** Renders whether an object allows additional properties. */
function renderOpenness(schema: Schema): Element[] {
  const { additionalProperties, properties, alternatives, types } = schema;
  const freeObject = 'Objeto libre: admite cualquier clave.';
  if (additionalProperties === false) return [h('p', 'No admite otras claves.')];
  if (additionalProperties === true) {
    return [h('p', properties.size > 0 ? 'Admite además cualquier otra clave.' : freeObject)];
  }
  const isDescribed =
    properties.size > 0 || additionalProperties !== undefined || alternatives.length > 0;
  return types.includes('object') && !isDescribed ? [h('p', freeObject)] : [];
}

/** Renders the fields, items and alternatives of a schema. */
function renderInside(view: SchemaView, shownFields: ShownFields, fields: Nodes): Nodes {
  return [
    ...fields,
    ...renderItems(view, shownFields),
    ...view.alternatives.map((alternatives) => renderAlternatives(alternatives, shownFields)),
  ];
}

/** Renders the fields inside a field as a collapsible block, to which the type of the field links. */
function renderFieldsOf({ schema, fieldsAnchor }: FieldView, shownFields: ShownFields): Nodes {
  const { fields = [], depth = 0 } = schema ?? {};
  if (fields.length === 0) return [];
  const list = renderFieldList(fields.map((field) => renderProperty(field, shownFields)));
  const title = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
  return [
    renderCollapsible(title, list, { id: fieldsAnchor, isOpen: depth === 1 && fields.length <= 8 }),
  ];
}

function renderProperty(field: FieldView, shownFields: ShownFields): Element {
  const lead = field.isPattern ? [h('p', 'Cualquier otra clave, con valores de este tipo.')] : [];
  return renderFieldView(field, shownFields, lead);
}

function renderItems({ items }: SchemaView, shownFields: ShownFields): Element[] {
  if (items === undefined) return [];
  const nodes = renderBlockContent(items, shownFields);
  return nodes.length === 0 ? [] : [renderBlock(items, nodes)];
}

const alternativesTitles = {
  oneOf: 'Una de estas opciones',
  anyOf: 'Una o varias de estas opciones',
};

function renderAlternatives(
  { alternatives, blocks }: SchemaView['alternatives'][number],
  shownFields: ShownFields,
): Element {
  const { keyword, propertyName } = alternatives;
  const hint =
    propertyName === undefined
      ? []
      : [h('p', ['El campo ', renderCode(propertyName), ' dice cuál es.'])];
  return h('div', [
    h('p', alternativesTitles[keyword]),
    ...renderProse(hint),
    ...blocks.map((block) => renderBlock(block, renderBlockContent(block, shownFields))),
  ]);
}

function renderBlockContent({ schema, shownTitle }: BlockView, shownFields: ShownFields): Nodes {
  return [...renderTitledSchema(schema, shownFields, shownTitle), ...renderSchemaLink(schema)];
}

function renderBlock({ anchor, title, schema }: BlockView, nodes: Nodes): Element {
  const isOpen = schema.depth < 3;
  return renderCollapsible(title, nodes, { id: anchor, type: schema.type, isOpen });
}
