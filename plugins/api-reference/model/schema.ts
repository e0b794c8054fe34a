import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { listMappedValues, listSubtypes } from '../contract/schemas';
import { describeExamples, describeFacts, describeValues, isEnumeration, listFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { codeWord, describeExternalDocs, listWords, prosePart } from './prose';
import {
  listOptions,
  listTuple,
  readShape,
  schemaName,
  type Shape,
  typeLabel,
  valuesOf,
} from './shape';
import type { Fact, Field, Part } from './types';

/** What a page says of a schema. */
export interface DescribedSchema {
  type: string;
  /** Name of the shared schema. */
  name?: string;
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
  title?: string;
  /** Whether schemas that are elsewhere on the page are linked, however few. @default false */
  isRepetitionLinked?: boolean;
  /** Whether its facts stand elsewhere. @default false */
  areFactsApart?: boolean;
  /** Prose before the description of the schema. */
  lead?: readonly ElementContent[];
}

interface Inside {
  anchor: string;
  stack: readonly unknown[];
  depth: number;
  isTitled: boolean;
}

/** Number of fields on a page from which on a schema is linked instead of repeated. */
const repetitionLimit = 150;

/** Describes schemas that apply together (usually one) with everything inside them. */
export function describeSchema(
  schemas: readonly unknown[],
  position: Position,
  page: PageContext,
): DescribedSchema {
  const { contract, texts } = page;
  const stack = position.stack ?? [];
  const shape = readShape(contract, schemas, stack);
  const facts = listFacts(shape, page);
  const prose = [
    ...(position.lead ?? []),
    ...describeTexts(shape, position.title, page),
    ...describeRequired(shape, page),
    ...(position.areFactsApart ? [] : describeFacts(facts)),
    ...describeExamples(shape, page),
    ...describeValues(shape, page),
    ...describeRecursions(shape, page),
    ...valuesOf(shape, 'externalDocs').flatMap((docs) => describeExternalDocs(docs, page)),
  ];
  const parts: Part[] = [];
  const known = findKnownAnchor(shape, position, page);
  if (known !== undefined) {
    const name = shape.names[0] ?? texts.schema.previous;
    prose.push(h('p', [texts.schema.seeFields, h('a', { href: `#${known}` }, name), '.']));
  } else {
    for (const part of shape.parts) {
      if (!page.schemaAnchors.has(part)) page.schemaAnchors.set(part, position.anchor);
    }
    const inside: Inside = {
      anchor: position.anchor,
      stack: [...stack, ...shape.parts],
      depth: position.depth ?? 0,
      isTitled: position.isTitled ?? false,
    };
    parts.push(
      ...describeFields(shape, inside, page),
      ...describeItems(shape, inside, page),
      ...describeCombinations(shape, inside, page),
    );
    prose.push(...describeFreedom(shape, page));
  }
  const [name] = shape.names;
  return {
    type: typeLabel(contract, shape),
    ...(name !== undefined && { name }),
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
): Field {
  page.count.fields += 1;
  const placed = { title: name, areFactsApart: true, ...position };
  const { type, name: schema, facts, parts } = describeSchema(schemas, placed, page);
  const shape = readShape(page.contract, schemas, []);
  const has = (keyword: string) => valuesOf(shape, keyword).includes(true);
  const isDeprecated = extra.isDeprecated || has('deprecated');
  const { labels } = page.texts;
  return {
    ...{ id: position.anchor, name, type },
    ...(schema !== undefined && { schema }),
    ...(extra.isPattern && { isPattern: true }),
    ...(isDeprecated && { isDeprecated }),
    pills: [
      ...(extra.isRequired ? [{ text: labels.required, isRequired: true }] : []),
      ...(isDeprecated ? [{ text: labels.deprecated }] : []),
      ...(has('readOnly') ? [{ text: labels.readOnly }] : []),
      ...(has('writeOnly') ? [{ text: labels.writeOnly }] : []),
    ],
    ...(facts.length > 0 && { facts }),
    parts,
  };
}

const insideKeywords = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['propertyNames', 'items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains'],
  ...['oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'contentSchema'],
  'discriminator',
];

function hasInside(part: unknown): boolean {
  return insideKeywords.some((keyword) => keyword in objectAt(part));
}

/** Only a schema that is completely the shared one can be replaced by a link to it. */
function findKnownAnchor(
  { parts, names }: Shape,
  { isRepetitionLinked }: Position,
  { schemaAnchors, count }: PageContext,
): string | undefined {
  if (names.length === 0 || (!isRepetitionLinked && count.fields < repetitionLimit))
    return undefined;
  const withInside = parts.filter(hasInside);
  return withInside.every((part) => schemaAnchors.has(part))
    ? schemaAnchors.get(withInside[0])
    : undefined;
}

/** Title and description: those beside a `$ref` win over those of its target, and one is enough. */
function describeTexts(shape: Shape, title: string | undefined, page: PageContext) {
  const shown = new Set([title ?? '', ...shape.names].map(simplify));
  const first = (keyword: string) => {
    const holders = shape.parts.filter((part) => stringAt(part, keyword)?.trim());
    const [outer] = shape.parts;
    const local = holders.find((part) => page.contract.nameOf(part) === undefined);
    return stringAt(holders.find((part) => part === outer) ?? local ?? holders[0], keyword);
  };
  const own = first('title');
  return [
    own === undefined || shown.has(simplify(own)) ? undefined : own,
    first('description'),
  ].flatMap((text) => describe(text, page));
}

/** Many tools repeat the name as the title: "Project Id" for `projectId`. */
function simplify(name: string): string {
  return toAnchor(name).replaceAll(/[-_]/g, '').toLowerCase();
}

/** Required fields that are described elsewhere, as in `anyOf: [{ required: [a] }, { required: [b] }]`. */
function describeRequired(shape: Shape, { texts }: PageContext) {
  const described = new Set(
    valuesOf(shape, 'properties').flatMap((map) => Object.keys(objectAt(map))),
  );
  const names = shape.parts.flatMap((part) => itemsAt(part, 'required')).map(String);
  const others = [...new Set(names)].filter((name) => !described.has(name));
  return others.length === 0 ? [] : [h('p', [texts.schema.required, ...listWords(others), '.'])];
}

function describeRecursions(shape: Shape, { contract, schemaAnchors, texts }: PageContext) {
  return shape.recursions.map((schema) => {
    const name = schemaName(contract, schema) ?? texts.schema.unnamed;
    const anchor = schemaAnchors.get(schema);
    const link = anchor === undefined ? codeWord(name) : h('a', { href: `#${anchor}` }, name);
    return h('p', [texts.schema.recursive, link, '.']);
  });
}

function describeFields(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const byName = new Map<string, unknown[]>();
  for (const properties of valuesOf(shape, 'properties')) {
    for (const [name, property] of entriesAt(properties)) {
      byName.set(name, [...(byName.get(name) ?? []), property]);
    }
  }
  const required = new Set(valuesOf(shape, 'required').flat());
  const position = (name: string): Position => ({
    anchor: page.takeAnchor(`${inside.anchor}-${toAnchor(name)}`),
    stack: inside.stack,
    depth: inside.depth + 1,
  });
  const shown = [...byName].filter(([, schemas]) => !isHidden(schemas, page));
  const fields = shown.map(([name, schemas]) =>
    describeField(name, schemas, position(name), page, { isRequired: required.has(name) }),
  );
  for (const [pattern, schema] of valuesOf(shape, 'patternProperties').flatMap((map) =>
    entriesAt(map),
  )) {
    fields.push(
      describeField(`/${pattern}/`, [schema], position(pattern), page, { isPattern: true }),
    );
  }
  for (const part of shape.parts) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      const schema = at(part, keyword);
      if (!isObject(schema) || Object.keys(schema).length === 0) continue;
      const lead = [h('p', page.texts.facts.additionalProperties)];
      const { keyName } = page.texts.schema;
      fields.push(
        describeField(keyName, [schema], { ...position(keyName), lead }, page, {
          isPattern: true,
        }),
      );
    }
  }
  if (fields.length === 0) return [];
  const list: Part = { kind: 'fields', fields };
  if (inside.isTitled) return [list];
  return [
    {
      ...{ kind: 'nested', title: page.texts.schema.fields(fields.length), parts: [list] },
      isOpen: inside.depth === 1 && fields.length <= 8,
    },
  ];
}

/** Whether a field is only for the other direction. */
function isHidden(schemas: readonly unknown[], { contract, direction }: PageContext): boolean {
  if (direction === undefined) return false;
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  return valuesOf(readShape(contract, schemas, []), keyword).includes(true);
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom(shape: Shape, { texts }: PageContext) {
  const others = ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) =>
    valuesOf(shape, keyword),
  );
  const hasFields = valuesOf(shape, 'properties').some((map) => entriesAt(map).length > 0);
  const { freeObject: free, noOtherKeys, otherKeys } = texts.schema;
  if (others.includes(false)) return [h('p', noOtherKeys)];
  if (
    others.some((other) => other === true || (isObject(other) && Object.keys(other).length === 0))
  )
    return [h('p', hasFields ? otherKeys : free)];
  const isObjectType = valuesOf(shape, 'type').flat().includes('object');
  const isDescribed =
    hasFields ||
    shape.recursions.length > 0 ||
    ['additionalProperties', 'patternProperties', 'oneOf', 'anyOf'].some(
      (keyword) => valuesOf(shape, keyword).length > 0,
    );
  return isObjectType && !isDescribed ? [h('p', free)] : [];
}

function describeItems(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const { texts } = page;
  const itemSchemas = valuesOf(shape, 'items').filter(
    (schema) => !Array.isArray(schema) && schema !== false,
  );
  const tuple = listTuple(shape);
  const title = tuple.length === 0 ? texts.schema.item : texts.schema.additionalItems;
  const rest = itemSchemas.length === 0 ? [] : [describeBlock(title, itemSchemas, inside, page)];
  return [
    ...tuple.map((schema, index) =>
      describeBlock(texts.schema.numberedItem(index + 1), [schema], inside, page),
    ),
    ...rest.filter(({ parts }) => parts.length > 0),
  ];
}

/** Keywords that have one schema each. */
const singleKeywords = [
  ...['contains', 'additionalItems', 'unevaluatedItems', 'propertyNames', 'not', 'if', 'then'],
  ...['else', 'contentSchema'],
] as const;

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
    for (const keyword of singleKeywords) {
      const schema = at(part, keyword);
      if (isObject(schema))
        parts.push(describeBlock(texts.schema[keyword], [schema], inside, page));
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
  return { kind: 'options', title, parts: [...prosePart(hint), ...blocks] };
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
  const position: Position = {
    ...{ anchor: id, stack: inside.stack, depth: inside.depth + 1, isTitled: true },
    ...(schemaTitle !== undefined && { title: schemaTitle }),
  };
  const { type, parts } = describeSchema(schemas, position, page);
  return { kind: 'nested', id, title, type, isOpen: inside.depth < 2, parts };
}
