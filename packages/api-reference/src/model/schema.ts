import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Options, Schema } from '../contract/schema';
import { codeWord, listWords } from '../descriptions/elements';
import { texts } from '../texts';
import { describeExamples, describeFacts, describeValues, listFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { describeExternalDocs, prosePart } from './prose';
import type { Fact, FieldData, Part, Typed } from './types';

/** What a page says of a schema: description, values and limits, then fields, options and items. */
interface DescribedSchema extends Omit<Typed, 'id' | 'sample'> {
  type: string;
  facts: readonly Fact[];
}

/** Where a schema is on its page. */
interface Position {
  /** Anchor of the field or section with the schema: those of its fields start with it. */
  anchor: string;
  /** The schemas around it. @default [] */
  stack?: readonly unknown[];
  /** How deep it is nested. @default 0 */
  depth?: number;
  /** Whether it is below its own title, so that its fields need none. @default false */
  isTitled?: boolean;
  /** Title of the schema, where the page shows it already. */
  title?: string | undefined;
  /** Whether schemas that are elsewhere on the page are linked, however few. @default false */
  isRepetitionLinked?: boolean | undefined;
  /** Whether its facts stand elsewhere. @default false */
  areFactsApart?: boolean;
  /** Prose before the description of the schema. */
  lead?: readonly ElementContent[];
}

/** Where what is in a schema is. */
type Inside = Required<Pick<Position, 'anchor' | 'stack' | 'depth' | 'isTitled'>>;

/** Fields of a page from which on a schema is linked instead of repeated, and beyond which it is refused; levels of fields. */
const limits = { repetition: 150, fields: 1000, depth: 30 };

/** Describes a schema with everything inside it. */
export function describeSchema(
  schema: Schema,
  position: Position,
  page: PageContext,
): DescribedSchema {
  const { anchor, stack = [], depth = 0, isTitled = false, lead = [] } = position;
  if (page.state.fieldCount > limits.fields || depth > limits.depth) {
    const reason = `more than ${limits.fields} fields, or ${limits.depth} in one another`;
    throw new Error(`has ${reason}: not supported by this reference; describe fewer`);
  }
  const { name } = schema;
  const anchors = page.state.anchorsIn(page.direction);
  const recursion = schema.parts.find((part) => stack.includes(part));
  const facts = recursion === undefined ? listFacts(schema) : [];
  const known = recursion === undefined ? findKnownAnchor(schema, position, page) : undefined;
  const prose = [
    ...lead,
    ...describeTexts(schema, position.title, page),
    ...describeRequired(schema),
    ...describeFacts(position.areFactsApart ? [] : facts),
    ...describeExamples(schema),
    ...describeValues(schema.values, page),
    ...schema.parts.flatMap(({ externalDocs }) => describeExternalDocs(externalDocs, page)),
  ];
  const parts: Part[] = [];
  if (recursion !== undefined) {
    const label = h(
      'a',
      { href: `#${anchors.get(recursion) ?? ''}` },
      schema.label || texts.schema.unnamed,
    );
    prose.push(h('p', [texts.schema.recursive, label, '.']));
  } else if (known !== undefined) {
    const link = h('a', { href: `#${known}` }, name);
    prose.push(h('p', [texts.schema.seeFields, link, '.']));
  } else {
    for (const part of schema.parts) if (!anchors.has(part)) anchors.set(part, anchor);
    const inside: Inside = { anchor, stack: [...stack, ...schema.parts], depth, isTitled };
    parts.push(
      ...describeFields(schema, inside, page),
      ...describeItems(schema, inside, page),
      ...schema.options.flatMap((options) => describeOptions(options, inside, page)),
    );
    prose.push(...describeFreedom(schema));
  }
  const [first] = parts;
  const fold = first?.kind === 'nested' && !isTitled ? first.id : undefined;
  const target = known ?? fold ?? (recursion && anchors.get(recursion));
  return {
    type: schema.typeLabel(stack),
    schema: name,
    schemaHref: target && `#${target}`,
    facts,
    parts: [...prosePart(prose), ...parts],
  };
}

/** Describes a named value: a field, parameter or header. */
export function describeField(
  name: string,
  schema: Schema | undefined,
  position: Position,
  page: PageContext,
  extra: { isRequired?: boolean; isDeprecated?: boolean; isPattern?: boolean } = {},
): FieldData {
  page.state.fieldCount += 1;
  const placed = { title: name, areFactsApart: true, ...position };
  const described = schema && describeSchema(schema, placed, page);
  const isDeprecated = extra.isDeprecated || schema?.is('deprecated') === true;
  const { labels } = texts;
  const pills = [
    extra.isRequired && { text: labels.required, isRequired: true },
    isDeprecated && { text: labels.deprecated },
    schema?.is('readOnly') && { text: labels.readOnly },
    schema?.is('writeOnly') && { text: labels.writeOnly },
  ];
  return {
    id: position.anchor,
    name,
    type: 'any',
    parts: prosePart(position.lead ?? []),
    ...described,
    isPattern: extra.isPattern,
    isDeprecated,
    pills: pills.filter((pill) => typeof pill === 'object'),
  };
}

/** Only a shared schema with something inside that the page describes already can be replaced by a link to it. */
function findKnownAnchor(
  schema: Schema,
  { isRepetitionLinked }: Position,
  { state, direction }: PageContext,
): string | undefined {
  const isFew = state.fieldCount < limits.repetition;
  if (schema.name === undefined || (!isRepetitionLinked && isFew)) return undefined;
  const inside = ['properties', 'additionalProperties', 'items', 'oneOf', 'anyOf'];
  const withInside = schema.parts.filter((part) => inside.some((keyword) => keyword in part));
  const anchors = state.anchorsIn(direction);
  return withInside.every((part) => anchors.has(part)) ? anchors.get(withInside[0]) : undefined;
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
function describeRequired({ properties, required }: Schema) {
  const others = [...required].filter((name) => !properties.has(name));
  return others.length === 0 ? [] : [h('p', [texts.schema.required, ...listWords(others), '.'])];
}

function describeFields(schema: Schema, inside: Inside, page: PageContext): Part[] {
  const { fields: countFields, keyName } = texts.schema;
  const { required } = schema;
  const position = (name: string): Position => ({
    anchor: page.takeAnchor(`${inside.anchor}-${toAnchor(name)}`),
    stack: inside.stack,
    depth: inside.depth + 1,
  });
  const fields = [...schema.properties]
    .filter(([, field]) => !field.isHidden(page.direction))
    .map(([name, field]) =>
      describeField(name, field, position(name), page, { isRequired: required.has(name) }),
    );
  if (typeof schema.others === 'object') {
    const lead = [h('p', texts.facts.additionalProperties)];
    const place = { ...position(keyName), lead };
    fields.push(describeField(keyName, schema.others, place, page, { isPattern: true }));
  }
  if (fields.length === 0) return [];
  const list: Part = { kind: 'fields', fields };
  if (inside.isTitled) return [list];
  const isOpen = inside.depth === 1 && fields.length <= 8;
  // Its name links to it.
  const id =
    schema.name === undefined
      ? undefined
      : page.takeAnchor(`${texts.anchors.fields}-${inside.anchor}`);
  return [{ kind: 'nested', title: countFields(fields.length), id, isOpen, parts: [list] }];
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom({ others, properties, options, types }: Schema) {
  const { freeObject, noOtherKeys, otherKeys } = texts.schema;
  if (others === false) return [h('p', noOtherKeys)];
  if (others === true) return [h('p', properties.size > 0 ? otherKeys : freeObject)];
  const isDescribed = properties.size > 0 || others !== undefined || options.length > 0;
  return types.includes('object') && !isDescribed ? [h('p', freeObject)] : [];
}

function describeItems({ items }: Schema, inside: Inside, page: PageContext): Part[] {
  if (items === undefined) return [];
  const block = describeBlock(texts.schema.item, items, inside, page);
  return block.parts.length === 0 ? [] : [block];
}

function describeOptions(
  { keyword, list, property }: Options,
  inside: Inside,
  page: PageContext,
): Part[] {
  const [before, after] = texts.schema.discriminatedBy;
  const hint = property === undefined ? [] : [h('p', [before, codeWord(property), after])];
  const blocks = list.map(({ schema, label, value }, index) => {
    const title = label || texts.schema.option(index + 1);
    const full = value === undefined ? title : `${title} (${property ?? ''}: ${value})`;
    return describeBlock(full, schema, inside, page, label);
  });
  return [{ kind: 'block', title: texts.schema[keyword], parts: [...prosePart(hint), ...blocks] }];
}

/** A schema inside another one, with its own title. */
function describeBlock(
  title: string,
  schema: Schema,
  inside: Inside,
  page: PageContext,
  schemaTitle?: string,
): Extract<Part, { kind: 'nested' }> {
  const id = page.takeAnchor(`${inside.anchor}-${toAnchor(title.toLowerCase())}`);
  const { stack } = inside;
  const place = { anchor: id, stack, depth: inside.depth + 1, isTitled: true, title: schemaTitle };
  const { type, parts } = describeSchema(schema, place, page);
  return { kind: 'nested', id, title, type, isOpen: inside.depth < 2, parts };
}
