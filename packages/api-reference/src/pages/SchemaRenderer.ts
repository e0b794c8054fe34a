import type { Element } from 'hast';
import { type Child, h } from 'hastscript';
import { toFlatNodes, toSafeHast } from '../descriptions/toSafeHast';
import type { ShownFields } from '../field-links/FieldSentinels';
import { textOrJsonOf } from '../openapi/json';
import type { BlockView, Field, Header, MediaType, Schema, SchemaView } from '../openapi/model';
import { keywordLabels } from '../texts';
import {
  type LabeledValue,
  renderCode,
  renderCollapsible,
  renderExternalDocs,
  renderFieldItem,
  renderFieldList,
  renderLabeledValues,
  renderList,
  renderSampleLink,
  renderTermItem,
  renderType,
  separateBySpaces,
  wrapAsProse,
} from './elements';
import type { Nodes } from './Page';

/** A parameter, a header or a property. A property has only the members of `Field`; its schema holds the rest. */
type RenderedField = Field & Partial<Header>;

/** Renders the fields and schemas of a page, with a link from each field to the first sample that shows it, if there is one. */
export class SchemaRenderer {
  constructor(private readonly shownFields: ShownFields) {}

  /**
   * Renders the media types of a body or response. If there are several, all but the first are collapsed.
   *
   * @param beside element beside the media type, or above the media types if there are several
   */
  renderMediaTypes(content: readonly MediaType[], beside: Element | undefined): Nodes {
    const [first] = content;
    if (first === undefined) return [];
    if (content.length === 1) {
      const { name, view } = first;
      // The range `*/*` is left out, because it allows every type.
      const type = name === '*/*' ? undefined : renderCode(name);
      const caption = renderCaption(type, view && renderLinkedNameOrType(view), beside);
      return [h('div', caption, view && this.renderSchema(view))];
    }
    return toFlatNodes(
      beside && renderCaption(beside),
      wrapAsProse(h('p', 'Según el tipo de contenido:')),
      content.map(({ anchor, name, view }, index) => {
        const options = { id: anchor, type: view?.type, isOpen: index === 0 };
        return renderCollapsible(name, view && this.renderBlockContent({ view }), options);
      }),
    );
  }

  /** Renders fields with everything inside them, or nothing if there are no fields. */
  renderFields(fields: readonly RenderedField[]): Element | undefined {
    return renderFieldList(fields.map((field) => this.renderField(field)));
  }

  private renderField(field: RenderedField): Element {
    const { anchor, name, isPattern, isRequired, view } = field;
    const shown = this.shownFields.get(anchor);
    const schema = view?.schema;
    const chips = [
      ...(field.isDeprecated || schema?.deprecated ? ['obsoleto'] : []),
      ...(schema?.readOnly ? ['solo lectura'] : []),
      ...(schema?.writeOnly ? ['solo escritura'] : []),
    ];
    const beside = [
      renderType(view?.type ?? 'any', schema?.name, view && findFieldsUrl(view)),
      isRequired ? h('span.chip.api-required', 'obligatorio') : undefined,
      ...chips.map((text) => h('span.chip', text)),
      ...(view ? listConstraints(view).map(renderConstraintChip) : []),
      shown && renderSampleLink(shown.sample.href, name, shown.sample.title),
    ];
    const texts = wrapAsProse(
      isPattern ? h('p', 'Cualquier otra clave, con valores de este tipo.') : undefined,
      renderParameterTexts(field, shown?.values),
      view && renderSchemaTexts(view, name, shown?.values),
    );
    return renderFieldItem({ anchor, name, isSampled: shown !== undefined }, beside, [
      texts,
      view && this.renderFoldedFields(view),
      view && this.renderItemsAndAlternatives(view),
    ]);
  }

  /** Renders the fields inside a field as a `<details>`, which the type of the field links to if its schema has a name. */
  private renderFoldedFields({ anchor, schema, fields, depth }: SchemaView): Element | undefined {
    if (fields.length === 0) return undefined;
    const title = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
    const id = schema.name === undefined ? undefined : createFieldsBlockAnchor(anchor);
    const isOpen = depth === 1 && fields.length <= 8;
    return renderCollapsible(title, this.renderFields(fields), { id, isOpen });
  }

  /** Renders the schema of a block, a body or a response, below the title or caption that the caller renders. */
  private renderSchema(view: SchemaView, shownTitle?: string): Nodes {
    return toFlatNodes(
      wrapAsProse(renderSchemaTexts(view, shownTitle, undefined, listConstraints(view))),
      this.renderFields(view.fields),
      this.renderItemsAndAlternatives(view),
    );
  }

  private renderItemsAndAlternatives({ items, alternatives: lists }: SchemaView): Nodes {
    const itemNodes = items ? this.renderBlockContent(items) : [];
    return toFlatNodes(
      items && itemNodes.length > 0 ? renderCollapsibleBlock(items, itemNodes) : undefined,
      lists.map(({ alternatives: { keyword, propertyName = '' }, blocks }) => {
        const hint = h('p', 'El campo ', renderCode(propertyName), ' dice cuál es.');
        return h('div', [
          h('p', alternativesTitles[keyword]),
          propertyName === '' ? undefined : wrapAsProse(hint),
          ...blocks.map((block) => renderCollapsibleBlock(block, this.renderBlockContent(block))),
        ]);
      }),
    );
  }

  /** Renders the schema of a block or media type, and links to the earlier view if its content is left out to shorten the page. */
  private renderBlockContent({ view, shownTitle }: Omit<BlockView, 'title'>): Nodes {
    const { schema, describedBy } = view;
    const nodes = this.renderSchema(view, shownTitle);
    if (describedBy?.reason !== 'length' || schema.name === undefined) return nodes;
    const link = h('a', { href: `#${describedBy.view.anchor}` }, schema.name);
    return toFlatNodes(nodes, wrapAsProse(h('p', link)));
  }
}

const exampleLabel = 'Ejemplo';

const alternativesTitles = {
  oneOf: 'Una de estas opciones',
  anyOf: 'Una o varias de estas opciones',
};

function renderCollapsibleBlock({ title, view }: BlockView, nodes: Nodes): Element {
  const { anchor: id, type, depth } = view;
  return renderCollapsible(title, nodes, { id, type, isOpen: depth < 3 });
}

function renderCaption(...elements: (Element | undefined)[]): Element {
  return h('p.api-head.api-caption', separateBySpaces(...elements));
}

/** Renders the name of a schema with a link to its description on the page, or its type if it has no name. */
function renderLinkedNameOrType(view: SchemaView): Element {
  const { schema, type, describedBy } = view;
  if (schema.name === undefined) return renderType(type);
  return renderType(schema.name, undefined, `#${(describedBy?.view ?? view).anchor}`);
}

/** Returns the hash of the earlier view of a schema, else of the block with its fields if the schema has a name. */
function findFieldsUrl({ anchor, schema, describedBy, fields }: SchemaView): string | undefined {
  if (describedBy !== undefined) return `#${describedBy.view.anchor}`;
  const hasBlock = schema.name !== undefined && fields.length > 0;
  return hasBlock ? `#${createFieldsBlockAnchor(anchor)}` : undefined;
}

/** No other generated anchor has this prefix. */
function createFieldsBlockAnchor(fieldAnchor: string): string {
  return `campos-${fieldAnchor}`;
}

/** Lists the constraints of a schema in the order of `keywordLabels`; none if it repeats an ancestor, which has them. */
function listConstraints({ schema, describedBy }: SchemaView): LabeledValue[] {
  if (describedBy?.reason === 'recursion') return [];
  return Object.entries(keywordLabels).flatMap(([keyword, label]): LabeledValue[] => {
    const value = schema[keyword as keyof typeof keywordLabels];
    if (value === undefined) return [];
    return [[label, keyword === 'uniqueItems' ? undefined : value]];
  });
}

function renderConstraintChip([label, value]: LabeledValue): Element {
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  return value === undefined
    ? h('span.chip', text)
    : h('span.chip', `${text}: `, renderCode(textOrJsonOf(value)));
}

function renderEnumValues(values: Schema['enum']): Child {
  if (values.length === 0) return undefined;
  const items = values.map(({ value, description }) =>
    renderTermItem(textOrJsonOf(value), description),
  );
  const kind = values.every(({ description }) => !description) ? 'chips' : 'values';
  return [h('p', 'Valores posibles:'), renderList(kind, items)];
}

/** Renders description and examples of a parameter or header. The value of an example without a summary is left out if samples show it. */
function renderParameterTexts(
  { description, examples = [] }: RenderedField,
  shownValues: ReadonlySet<string> | undefined,
): Nodes {
  const missing = examples.filter(
    ({ summary, value }) => summary !== undefined || !shownValues?.has(textOrJsonOf(value)),
  );
  const values = missing.map(({ summary, value }): LabeledValue => {
    return [summary === undefined ? exampleLabel : `${exampleLabel}: ${summary}`, value];
  });
  return toFlatNodes(
    toSafeHast(description),
    renderLabeledValues(values),
    examples.flatMap((example) => toSafeHast(example.description)),
  );
}

/**
 * Renders title, descriptions, constraints, examples, possible values and external documentation, and notes on other keys or recursion.
 *
 * @param shownTitle title that the page already shows
 * @param shownValues values that samples show, so that no example repeats them
 * @param constraints constraints to list, because no chip shows them
 */
function renderSchemaTexts(
  { schema, describedBy }: SchemaView,
  shownTitle: string | undefined,
  shownValues: ReadonlySet<string> | undefined,
  constraints: readonly LabeledValue[] = [],
): Nodes {
  const { title = '', name, descriptions, examples } = schema;
  const titles = [shownTitle, name, ''].includes(title) ? [] : [title];
  const missing = new Set(examples.map(textOrJsonOf).filter((value) => !shownValues?.has(value)));
  const nodes = toFlatNodes(
    [...titles, ...descriptions].flatMap((markdown) => toSafeHast(markdown)),
    renderLabeledValues(constraints),
    renderLabeledValues(Array.from(missing, (value) => [exampleLabel, value])),
    renderEnumValues(schema.enum),
    renderExternalDocs(schema.externalDocs),
  );
  if (describedBy === undefined) return toFlatNodes(nodes, renderAdditionalPropertiesNote(schema));
  if (describedBy.reason === 'length') return nodes;
  const link = h('a', { href: `#${describedBy.view.anchor}` }, name ?? 'esquema');
  return [...nodes, h('p', 'Es recursivo: aquí se repite el esquema ', link, '.')];
}

/** Says whether other keys are allowed, as a boolean `additionalProperties` states, or that all are if nothing describes the keys. */
function renderAdditionalPropertiesNote(schema: Schema): Element | undefined {
  const { additionalProperties, properties, alternatives, types } = schema;
  if (additionalProperties === false) return h('p', 'No admite otras claves.');
  const isOpen = additionalProperties === true;
  if (isOpen && properties.size > 0) return h('p', 'Admite además cualquier otra clave.');
  const isDescribed =
    properties.size > 0 || additionalProperties !== undefined || alternatives.length > 0;
  const isFree = isOpen || (types.includes('object') && !isDescribed);
  return isFree ? h('p', 'Objeto libre: admite cualquier clave.') : undefined;
}
