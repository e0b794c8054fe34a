import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Options, Schema } from '../contract/schema';
import { codeWord, listWords } from '../descriptions/elements';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import { texts } from '../texts';
import {
  chip,
  createField,
  describeExamples,
  describeExternalDocs,
  describeFacts,
  describeValues,
  type Fact,
  fold,
  listFacts,
  listFields,
  typeLabel,
} from './elements';
import type { Nodes } from './Page';
import { describe, type PageContext, prose, toAnchor } from './PageContext';

/** What a page says of a schema: description, values and limits, then fields, options and items. */
interface DescribedSchema {
  type: string;
  /** Name of the shared schema. */
  name: string | undefined;
  /** Where the page describes it, if that is elsewhere or in a block that opens. */
  href: string | undefined;
  /** Whether it is described elsewhere on the page. */
  isElsewhere: boolean;
  facts: readonly Fact[];
  groups: readonly FieldGroup[];
  nodes: Nodes;
}

/** Where a schema is on its page. */
interface Position {
  /** Anchor of the field or section with the schema: those of its fields start with it. */
  anchor: string;
  /** The schemas around it. @default [] */
  stack?: readonly unknown[];
  /** How deep it is nested. @default 0 */
  depth?: number;
  /** Whether it is below its own title, so that its fields need none; else its facts stand beside its name. @default false */
  isTitled?: boolean;
  /** Title of the schema, where the page shows it already. */
  title?: string | undefined;
  /** Prose before the description of the schema. */
  lead?: Nodes;
}

/** Where what is in a schema is, and the fields that samples may show. */
interface Inside extends Required<Pick<Position, 'anchor' | 'stack' | 'depth' | 'isTitled'>> {
  groups: FieldGroup[];
}

/** Fields of a page from which on a schema is linked instead of repeated, and beyond which it is refused; levels of fields. */
const limits = { repetition: 150, fields: 1000, depth: 30 };

/** Describes a schema with everything inside it. */
export function describeSchema(
  schema: Schema,
  position: Position,
  page: PageContext,
): DescribedSchema {
  const { anchor, stack = [], depth = 0, isTitled = false } = position;
  if (page.state.fieldCount > limits.fields || depth > limits.depth) {
    const reason = `more than ${limits.fields} fields, or ${limits.depth} in one another`;
    throw new Error(`has ${reason}: not supported by this reference; describe fewer`);
  }
  const schemas = page.state.known[page.direction];
  const recursion = schema.parts.find((part) => stack.includes(part));
  const isBody = isTitled && stack.length === 0;
  const known = recursion === undefined ? findKnown(schema, isBody, page) : schemas.get(recursion);
  const facts = recursion === undefined ? listFacts(schema) : [];
  const text: ElementContent[] = [
    ...(position.lead ?? []),
    ...describeTexts(schema, position.title, page),
    ...describeRequired(schema),
    ...describeFacts(isTitled ? facts : []),
    ...describeExamples(schema),
    ...describeValues(schema.values, page),
    ...schema.parts.flatMap(({ externalDocs }) => describeExternalDocs(externalDocs, page)),
  ];
  const href = known && `#${known.anchor}`;
  const described = { type: schema.typeLabel(stack), name: schema.name, facts };
  if (recursion !== undefined) {
    const link = h('a', { href }, schema.label || texts.schema.unnamed);
    text.push(h('p', [texts.schema.recursive, link, '.']));
  }
  if (known !== undefined) {
    const { groups } = known;
    const isElsewhere = recursion === undefined;
    return { ...described, href, isElsewhere, groups, nodes: prose(text) };
  }
  const groups: FieldGroup[] = [];
  for (const part of schema.parts) if (!schemas.has(part)) schemas.set(part, { anchor, groups });
  const inside = { anchor, stack: [...stack, ...schema.parts], depth, isTitled, groups };
  const fields = describeFields(schema, inside, page);
  const nodes = [
    ...fields,
    ...describeItems(schema, inside, page),
    ...schema.options.flatMap((options) => describeOptions(options, inside, page)),
  ];
  text.push(...describeFreedom(schema));
  const id = fields[0]?.properties.id;
  return {
    ...described,
    href: typeof id === 'string' ? `#${id}` : undefined,
    isElsewhere: false,
    groups,
    nodes: [...prose(text), ...nodes],
  };
}

/** Describes a named value: a field, parameter or header. */
export function describeField(
  name: string,
  schema: Schema | undefined,
  position: Position,
  page: PageContext,
  extra: { isRequired?: boolean; isDeprecated?: boolean; isPattern?: boolean },
): Field {
  const { labels } = texts;
  page.state.fieldCount += 1;
  const described = schema && describeSchema(schema, { title: name, ...position }, page);
  const isDeprecated = extra.isDeprecated || schema?.is('deprecated') === true;
  const words = [
    ...(extra.isRequired ? [labels.required] : []),
    ...(isDeprecated ? [labels.deprecated] : []),
    ...(schema?.is('readOnly') ? [labels.readOnly] : []),
    ...(schema?.is('writeOnly') ? [labels.writeOnly] : []),
  ];
  const field = createField({
    id: position.anchor,
    name,
    type: typeLabel(described?.type ?? 'any', described?.name, described?.href),
    chips: [
      ...words.map((word) => chip(word)),
      ...(described?.facts ?? []).map((fact) => chip(...fact)),
    ],
    nodes: described?.nodes ?? prose(position.lead ?? []),
    isPattern: extra.isPattern,
    only: schema?.get('const'),
    groups: described?.groups ?? [],
  });
  page.state.fields.push(field);
  return field;
}

/** Where a shared schema with something inside is described, if it is to be linked from here: bodies of responses are, however short. */
function findKnown(schema: Schema, isBody: boolean, { state, direction }: PageContext) {
  const isLinked = (isBody && direction === 'response') || state.fieldCount >= limits.repetition;
  if (schema.name === undefined || !isLinked) return undefined;
  const inside = ['properties', 'additionalProperties', 'items', 'oneOf', 'anyOf'];
  const withInside = schema.parts.filter((part) => inside.some((keyword) => keyword in part));
  const known = state.known[direction];
  return withInside.every((part) => known.has(part)) ? known.get(withInside[0]) : undefined;
}

/** Title and description. */
function describeTexts(schema: Schema, title: string | undefined, page: PageContext) {
  const shown = new Set([title ?? '', schema.name ?? ''].map(simplify));
  const own = schema.title;
  return [
    ...(own === undefined || shown.has(simplify(own)) ? [] : [own]),
    ...schema.descriptions,
  ].flatMap((text) => describe(text, page));
}

/** Many tools repeat the name as the title: "Project Id" for `projectId`. */
function simplify(name: string): string {
  return toAnchor(name).replaceAll(/[-_]/g, '').toLowerCase();
}

/** Required fields that are described elsewhere, as in `anyOf: [{ required: [a] }, { required: [b] }]`. */
function describeRequired({ properties, required }: Schema): Element[] {
  const others = [...required].filter((name) => !properties.has(name));
  return others.length === 0 ? [] : [h('p', [texts.schema.required, ...listWords(others), '.'])];
}

/** The fields of an object: a list, or a block that opens and that its type links to. */
function describeFields(schema: Schema, inside: Inside, page: PageContext): Element[] {
  const { fields: countFields, keyName } = texts.schema;
  const { anchor, stack, depth, isTitled } = inside;
  const position = (name: string): Position => ({
    anchor: page.takeAnchor(`${anchor}-${toAnchor(name)}`),
    stack,
    depth: depth + 1,
  });
  const fields = [...schema.properties]
    .filter(([, field]) => page.direction === 'none' || !field.isHidden(page.direction))
    .map(([name, field]) => {
      const isRequired = schema.required.has(name);
      return describeField(name, field, position(name), page, { isRequired });
    });
  if (typeof schema.others === 'object') {
    const lead = [h('p', texts.facts.additionalProperties)];
    const place = { ...position(keyName), lead };
    fields.push(describeField(keyName, schema.others, place, page, { isPattern: true }));
  }
  inside.groups.push({ fields });
  const list = listFields(fields);
  if (isTitled || fields.length === 0) return list;
  const isOpen = depth === 1 && fields.length <= 8;
  const id = schema.name === undefined ? undefined : page.takeAnchor(`campos-${anchor}`);
  return [fold(countFields(fields.length), list, { id, isOpen })];
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom({ others, properties, options, types }: Schema): Element[] {
  const { freeObject, noOtherKeys, otherKeys } = texts.schema;
  if (others === false) return [h('p', noOtherKeys)];
  if (others === true) return [h('p', properties.size > 0 ? otherKeys : freeObject)];
  const isDescribed = properties.size > 0 || others !== undefined || options.length > 0;
  return types.includes('object') && !isDescribed ? [h('p', freeObject)] : [];
}

function describeItems({ items }: Schema, inside: Inside, page: PageContext): Element[] {
  if (items === undefined) return [];
  const { block, groups, isEmpty } = describeBlock(texts.schema.item, items, inside, page);
  inside.groups.push(...groups);
  return isEmpty ? [] : [block];
}

function describeOptions(
  { keyword, list, property = '' }: Options,
  inside: Inside,
  page: PageContext,
): Element[] {
  const [before, after] = texts.schema.discriminatedBy;
  const hint = property === '' ? [] : [h('p', [before, codeWord(property), after])];
  const blocks = list.map(({ schema, label, value }, index) => {
    const title = label || texts.schema.option(index + 1);
    const full = value === undefined ? title : `${title} (${property}: ${value})`;
    const { block, groups } = describeBlock(full, schema, inside, page, label);
    const chosenBy = value === undefined ? undefined : ([property, value] as const);
    inside.groups.push(...groups.map((group) => (group.chosenBy ? group : { ...group, chosenBy })));
    return block;
  });
  return [
    h('div', { className: 'api-block' }, [
      h('p', { className: 'api-title' }, texts.schema[keyword]),
      ...prose(hint),
      ...blocks,
    ]),
  ];
}

/** A schema inside another one, with its own title. */
function describeBlock(
  title: string,
  schema: Schema,
  inside: Inside,
  page: PageContext,
  schemaTitle?: string,
) {
  const id = page.takeAnchor(`${inside.anchor}-${toAnchor(title.toLowerCase())}`);
  const { stack } = inside;
  const place = { anchor: id, stack, depth: inside.depth + 1, isTitled: true, title: schemaTitle };
  const { type, groups, ...described } = describeSchema(schema, place, page);
  const nodes = [...described.nodes, ...linkSchema(described)];
  const block = fold(title, nodes, { id, type, isOpen: inside.depth < 2 });
  return { block, groups, isEmpty: nodes.length === 0 };
}

/** Leads to the description of a schema where no type does. */
export function linkSchema(described: Omit<DescribedSchema, 'type' | 'groups'>): Element[] {
  const { name, href, isElsewhere } = described;
  return isElsewhere && name !== undefined ? prose([h('p', h('a', { href }, name))]) : [];
}
