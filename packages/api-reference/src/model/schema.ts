import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { listMappedValues, listSubtypes } from '../contract/schemas';
import {
  isMarked,
  listOptions,
  listTuple,
  propertiesOf,
  readShape,
  schemaName,
  type Shape,
  typeLabel,
  valuesOf,
} from '../contract/shape';
import { codeWord, listWords } from '../descriptions/elements';
import { describeExamples, describeFacts, describeValues, isEnumeration, listFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { describeExternalDocs, prosePart } from './prose';
import type { Fact, FieldData, Part } from './types';

/** What a page says of a schema. */
export interface DescribedSchema {
  type: string;
  /** Name of the shared schema. */
  name: string | undefined;
  /** Where the page describes it, if that is elsewhere or in a block that opens. */
  href: string | undefined;
  shape: Shape;
  facts: Fact[];
  /** Description, values and limits, then fields, options and items. */
  parts: Part[];
}

/** Where a schema is on its page. */
export interface Position {
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

/** Number of fields on a page from which on a schema is linked instead of repeated. */
const repetitionLimit = 150;

/** Describes schemas that apply together (usually one) with everything inside them. */
export function describeSchema(
  schemas: readonly unknown[],
  position: Position,
  page: PageContext,
): DescribedSchema {
  const { contract, texts } = page;
  const { anchor, stack = [], depth = 0, isTitled = false, lead = [] } = position;
  const shape = readShape(contract, schemas, stack);
  const facts = listFacts(shape, page);
  const [name] = shape.names;
  const prose = [
    ...lead,
    ...describeTexts(shape, schemas, position.title, page),
    ...describeRequired(shape, page),
    ...describeFacts(position.areFactsApart ? [] : facts),
    ...describeExamples(shape, page),
    ...describeValues(shape, page),
    ...describeRecursions(shape, page),
    ...valuesOf(shape, 'externalDocs').flatMap((docs) => describeExternalDocs(docs, page)),
  ];
  const parts: Part[] = [];
  const known = findKnownAnchor(shape, position, page);
  const anchors = page.state.anchorsIn(page.direction);
  const address = known === undefined ? findModel(shape, depth, page) : `#${known}`;
  if (address !== undefined) {
    const link = h('a', { href: address }, name ?? texts.schema.previous);
    prose.push(h('p', [texts.schema.seeFields, link, '.']));
  } else {
    for (const part of shape.parts) if (!anchors.has(part)) anchors.set(part, anchor);
    const inside: Inside = { anchor, stack: [...stack, ...shape.parts], depth, isTitled };
    parts.push(
      ...describeFields(shape, inside, page),
      ...describeItems(shape, inside, page),
      ...describeCombinations(shape, inside, page),
    );
    prose.push(...describeFreedom(shape, page));
  }
  const [first] = parts;
  const fold = first?.kind === 'nested' && !isTitled ? first.id : undefined;
  const inside = fold ?? anchors.get(shape.recursions[0]);
  return {
    type: typeLabel(contract, shape),
    name,
    href: address ?? (inside && `#${inside}`),
    shape,
    facts,
    parts: [...prosePart(prose), ...parts],
  };
}

/** Describes a named value: a field, parameter or header. */
export function describeField(
  name: string,
  schemas: readonly unknown[],
  position: Position,
  page: PageContext,
  extra: { isRequired?: boolean; isDeprecated?: boolean; isPattern?: boolean } = {},
): FieldData {
  page.state.fieldCount += 1;
  const placed = { title: name, areFactsApart: true, ...position };
  const described = describeSchema(schemas, placed, page);
  const { type, name: schema, href, shape, facts, parts } = described;
  const isDeprecated = extra.isDeprecated || isMarked(shape, 'deprecated');
  const { labels } = page.texts;
  const pills = [
    extra.isRequired && { text: labels.required, isRequired: true },
    isDeprecated && { text: labels.deprecated },
    isMarked(shape, 'readOnly') && { text: labels.readOnly },
    isMarked(shape, 'writeOnly') && { text: labels.writeOnly },
  ];
  return {
    id: position.anchor,
    name,
    type,
    schema,
    schemaHref: href,
    isPattern: extra.isPattern,
    isDeprecated,
    pills: pills.filter((pill) => typeof pill === 'object'),
    facts,
    parts,
  };
}

/** Whether a page shows something below a schema. */
function hasInside(part: unknown, { texts }: PageContext): boolean {
  return [
    'properties',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'items',
    'prefixItems',
    'oneOf',
    'anyOf',
    'dependentSchemas',
    'discriminator',
    ...Object.keys(texts.parts),
  ].some((keyword) => keyword in objectAt(part));
}

/** Only a schema that is completely the shared one can be replaced by a link to it. */
function findKnownAnchor(
  { parts, names }: Shape,
  { isRepetitionLinked }: Position,
  page: PageContext,
): string | undefined {
  const { state, direction } = page;
  if (names.length === 0 || (!isRepetitionLinked && state.fieldCount < repetitionLimit)) {
    return undefined;
  }
  const withInside = parts.filter((part) => hasInside(part, page));
  const anchors = state.anchorsIn(direction);
  return withInside.every((part) => anchors.has(part)) ? anchors.get(withInside[0]) : undefined;
}

/** The address of a shared schema among the models, where the page has no room for what is in it. */
function findModel({ parts }: Shape, depth: number, page: PageContext): string | undefined {
  const { contract, models, state } = page;
  if (models === undefined || depth === 0 || state.fieldCount < state.fieldLimit) return undefined;
  const model = parts.find((part) => contract.nameOf(part) !== undefined);
  const whole = model === undefined ? [] : readShape(contract, [model]).parts;
  const withInside = parts.filter((part) => hasInside(part, page));
  const isWhole = withInside.length > 0 && withInside.every((part) => whole.includes(part));
  return isWhole ? models.addressOf(model) : undefined;
}

/**
 * Title and description. Those of the schema itself win over those of its parts, and of several schemas that apply together the later
 * one wins; a schema without its own text has those of its parts.
 */
function describeTexts(
  shape: Shape,
  schemas: readonly unknown[],
  title: string | undefined,
  page: PageContext,
) {
  const shown = new Set([title ?? '', ...shape.names].map(simplify));
  const listTexts = (keyword: string): string[] => {
    const textsOf = (holders: readonly unknown[]) =>
      holders.map((one) => stringAt(one, keyword) ?? '').filter((text) => text.trim() !== '');
    const own = textsOf(schemas).at(-1);
    const local = textsOf(shape.parts.filter((part) => page.contract.nameOf(part) === undefined));
    if (own !== undefined) return [own];
    return [...new Set(local.length > 0 ? local : textsOf(shape.parts))];
  };
  const [ownTitle] = listTexts('title');
  return [
    ...(ownTitle === undefined || shown.has(simplify(ownTitle)) ? [] : [ownTitle]),
    ...listTexts('description'),
  ].flatMap((text) => describe(text, page));
}

/** Many tools repeat the name as the title: "Project Id" for `projectId`. */
function simplify(name: string): string {
  return toAnchor(name).replaceAll(/[-_]/g, '').toLowerCase();
}

/** Required fields that are described elsewhere, as in `anyOf: [{ required: [a] }, { required: [b] }]`. */
function describeRequired(shape: Shape, { texts }: PageContext) {
  const described = propertiesOf(shape);
  const names = shape.parts.flatMap((part) => itemsAt(part, 'required')).map(String);
  const others = [...new Set(names)].filter((name) => !described.has(name));
  return others.length === 0 ? [] : [h('p', [texts.schema.required, ...listWords(others), '.'])];
}

function describeRecursions(shape: Shape, { contract, direction, state, texts }: PageContext) {
  return shape.recursions.map((schema) => {
    const name = schemaName(contract, schema) ?? texts.schema.unnamed;
    const anchor = state.anchorsIn(direction).get(schema);
    const link = anchor === undefined ? codeWord(name) : h('a', { href: `#${anchor}` }, name);
    return h('p', [texts.schema.recursive, link, '.']);
  });
}

function describeFields(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const { contract, direction } = page;
  const { schema: texts, facts } = page.texts;
  const hiding = direction === 'request' ? 'readOnly' : 'writeOnly';
  const required = new Set(valuesOf(shape, 'required').flat());
  const position = (name: string): Position => ({
    anchor: page.takeAnchor(`${inside.anchor}-${toAnchor(name)}`),
    stack: inside.stack,
    depth: inside.depth + 1,
  });
  const pattern = { isPattern: true };
  const fields = [...propertiesOf(shape)]
    .filter(
      ([, schemas]) => direction === undefined || !isMarked(readShape(contract, schemas), hiding),
    )
    .map(([name, schemas]) =>
      describeField(name, schemas, position(name), page, { isRequired: required.has(name) }),
    );
  for (const [name, schema] of valuesOf(shape, 'patternProperties').flatMap((map) =>
    entriesAt(map),
  )) {
    fields.push(describeField(`/${name}/`, [schema], position(name), page, pattern));
  }
  const lead = [h('p', facts.additionalProperties)];
  for (const part of shape.parts) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      const schema = objectAt(part, keyword);
      if (Object.keys(schema).length === 0) continue;
      const place = { ...position(texts.keyName), lead };
      fields.push(describeField(texts.keyName, [schema], place, page, pattern));
    }
  }
  if (fields.length === 0) return [];
  const list: Part = { kind: 'fields', fields };
  const isOpen = inside.depth === 1 && fields.length <= 8;
  if (inside.isTitled) return [list];
  const title = texts.fields(fields.length);
  // Its name links to it.
  const id =
    shape.names.length === 0
      ? undefined
      : page.takeAnchor(`${page.texts.anchors.fields}-${inside.anchor}`);
  return [{ kind: 'nested', title, id, isOpen, parts: [list] }];
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom(shape: Shape, { texts }: PageContext) {
  const others = ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) =>
    valuesOf(shape, keyword),
  );
  const hasFields = propertiesOf(shape).size > 0;
  const { freeObject: free, noOtherKeys, otherKeys } = texts.schema;
  if (others.includes(false)) return [h('p', noOtherKeys)];
  const isFree = (other: unknown) =>
    other === true || (isObject(other) && Object.keys(other).length === 0);
  if (others.some(isFree)) return [h('p', hasFields ? otherKeys : free)];
  const isDescribed =
    hasFields ||
    shape.recursions.length > 0 ||
    ['additionalProperties', 'patternProperties', 'oneOf', 'anyOf'].some(
      (keyword) => valuesOf(shape, keyword).length > 0,
    );
  const isObjectType = valuesOf(shape, 'type').flat().includes('object');
  return isObjectType && !isDescribed ? [h('p', free)] : [];
}

function describeItems(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const { texts } = page;
  const itemSchemas = valuesOf(shape, 'items').filter(
    (schema) => !Array.isArray(schema) && schema !== false,
  );
  const tuple = listTuple(shape);
  const title = tuple.length === 0 ? texts.schema.item : texts.parts.additionalItems;
  const rest = itemSchemas.length === 0 ? [] : [describeBlock(title, itemSchemas, inside, page)];
  return [
    ...tuple.map((schema, index) =>
      describeBlock(texts.schema.numberedItem(index + 1), [schema], inside, page),
    ),
    ...rest.filter(({ parts }) => parts.length > 0),
  ];
}

function describeCombinations(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const { contract, texts } = page;
  const shown = new Set<unknown>();
  return shape.parts.flatMap((part) => {
    const parts: Part[] = [];
    const discriminator = at(part, 'discriminator');
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const options = listOptions(contract, part, keyword);
      if (options.length < 2 || isEnumeration(options)) continue;
      const title = texts.schema[keyword];
      for (const option of options) shown.add(contract.follow(option));
      parts.push(describeOptions(title, options, discriminator, inside, page));
    }
    const subtypes = listSubtypes(contract, part).filter(
      (subtype) => !shown.has(subtype) && !inside.stack.includes(subtype),
    );
    if (subtypes.length > 0) {
      const title = texts.schema.by(stringAt(discriminator, 'propertyName') ?? '');
      parts.push(describeOptions(title, subtypes, discriminator, inside, page));
    }
    for (const [keyword, title] of Object.entries(texts.parts)) {
      const schema = at(part, keyword);
      if (isObject(schema)) parts.push(describeBlock(title, [schema], inside, page));
    }
    for (const [name, schema] of entriesAt(part, 'dependentSchemas')) {
      parts.push(describeBlock(texts.schema.ifPresent(name), [schema], inside, page));
    }
    return parts;
  });
}

function describeOptions(
  title: string,
  options: readonly unknown[],
  discriminator: unknown,
  inside: Inside,
  page: PageContext,
): Part {
  const { contract, texts } = page;
  const property = stringAt(discriminator, 'propertyName');
  const [before, after] = texts.schema.discriminatedBy;
  const hint = property === undefined ? [] : [h('p', [before, codeWord(property), after])];
  const blocks = options.map((option, index) => {
    const target = contract.follow(option);
    const label =
      stringAt(target, 'title') ?? (target === option ? '' : (schemaName(contract, target) ?? ''));
    const values = listMappedValues(contract, discriminator, target);
    const optionTitle = [
      label || texts.schema.option(index + 1),
      ...values.map((value) => `(${property ?? ''}: ${value})`),
    ].join(' ');
    return describeBlock(optionTitle, [option], inside, page, label);
  });
  return { kind: 'block', title, parts: [...prosePart(hint), ...blocks] };
}

/** A schema inside another one, with its own title. */
function describeBlock(
  title: string,
  schemas: readonly unknown[],
  inside: Inside,
  page: PageContext,
  schemaTitle?: string,
): Extract<Part, { kind: 'nested' }> {
  const id = page.takeAnchor(`${inside.anchor}-${toAnchor(title.toLowerCase())}`);
  const { type, parts } = describeSchema(
    schemas,
    {
      anchor: id,
      stack: inside.stack,
      depth: inside.depth + 1,
      isTitled: true,
      title: schemaTitle,
    },
    page,
  );
  return { kind: 'nested', id, title, type, isOpen: inside.depth < 2, parts };
}
