import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { at, entriesAt, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { listSubtypes, resolveMapping } from '../contract/schemas';
import { describeExamples, describeFacts, describeValues, isEnumeration, listFacts } from './facts';
import { describe, type PageContext, toAnchor } from './PageContext';
import { codeWord, describeExternalDocs, listWords, prosePart } from './prose';
import { readShape, schemaName, type Shape, typeLabel, valuesOf } from './shape';
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
  const { contract, siteUrl } = page;
  const stack = position.stack ?? [];
  const shape = readShape(contract, schemas, stack);
  const facts = listFacts(shape);
  const prose = [
    ...(position.lead ?? []),
    ...describeTexts(shape, position.title, page),
    ...describeRequired(shape),
    ...(position.areFactsApart ? [] : describeFacts(facts)),
    ...describeExamples(shape),
    ...describeValues(shape, page),
    ...describeRecursions(shape, page),
    ...valuesOf(shape, 'externalDocs').flatMap((docs) => describeExternalDocs(docs, siteUrl)),
  ];
  const parts: Part[] = [];
  const known = findKnownAnchor(shape, position, page);
  if (known !== undefined) {
    const name = shape.names[0] ?? 'el esquema anterior';
    prose.push(h('p', ['Sus campos se describen en ', h('a', { href: `#${known}` }, name), '.']));
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
    prose.push(...describeFreedom(shape));
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
  page.fieldCount += 1;
  const placed = { title: name, areFactsApart: true, ...position };
  const { type, name: schema, facts, parts } = describeSchema(schemas, placed, page);
  const all = schemas.map((inner) => readShape(page.contract, [inner], []));
  const has = (keyword: string) => all.some((shape) => valuesOf(shape, keyword).includes(true));
  return {
    ...{ id: position.anchor, name, type },
    ...(schema !== undefined && { schema }),
    ...(extra.isPattern && { isPattern: true }),
    ...(extra.isRequired && { isRequired: true }),
    ...((extra.isDeprecated || has('deprecated')) && { isDeprecated: true }),
    ...(has('readOnly') && { isReadOnly: true }),
    ...(has('writeOnly') && { isWriteOnly: true }),
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
  { schemaAnchors, fieldCount }: PageContext,
): string | undefined {
  if (names.length === 0 || (!isRepetitionLinked && fieldCount < repetitionLimit)) return undefined;
  const withInside = parts.filter(hasInside);
  return withInside.every((part) => schemaAnchors.has(part))
    ? schemaAnchors.get(withInside[0])
    : undefined;
}

function describeTexts(shape: Shape, title: string | undefined, page: PageContext) {
  const shown = new Set([title ?? '', ...shape.names].map(simplify));
  const texts = shape.parts.flatMap((part) => {
    const own = stringAt(part, 'title');
    return [
      ...(own === undefined || shown.has(simplify(own)) ? [] : [own]),
      stringAt(part, 'description'),
    ];
  });
  return [...new Set(texts)].flatMap((text) => describe(text, page));
}

/** Many tools repeat the name as the title: "Project Id" for `projectId`. */
function simplify(name: string): string {
  return toAnchor(name).replaceAll(/[-_]/g, '').toLowerCase();
}

/** Required fields that are described elsewhere, as in `anyOf: [{ required: [a] }, { required: [b] }]`. */
function describeRequired(shape: Shape) {
  const described = new Set(
    valuesOf(shape, 'properties').flatMap((map) => Object.keys(objectAt(map))),
  );
  const names = shape.parts.flatMap((part) => itemsAt(part, 'required')).map(String);
  const others = [...new Set(names)].filter((name) => !described.has(name));
  return others.length === 0 ? [] : [h('p', ['Campos obligatorios: ', ...listWords(others), '.'])];
}

function describeRecursions(shape: Shape, { contract, schemaAnchors }: PageContext) {
  return shape.recursions.map((schema) => {
    const name = schemaName(contract, schema);
    const anchor = schemaAnchors.get(schema);
    const link = anchor === undefined ? codeWord(name) : h('a', { href: `#${anchor}` }, name);
    return h('p', ['Es recursivo: aquí se repite el esquema ', link, '.']);
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
  const fields = [...byName].map(([name, schemas]) =>
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
      const lead = [h('p', 'Cualquier otra clave, con valores de este tipo.')];
      fields.push(
        describeField('[clave]', [schema], { ...position('clave'), lead }, page, {
          isPattern: true,
        }),
      );
    }
  }
  if (fields.length === 0) return [];
  const list: Part = { kind: 'fields', fields };
  if (inside.isTitled) return [list];
  const title = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
  return [
    {
      ...{ kind: 'nested', title, parts: [list] },
      isOpen: inside.depth === 1 && fields.length <= 8,
    },
  ];
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom(shape: Shape) {
  const others = ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) =>
    valuesOf(shape, keyword),
  );
  const hasFields = valuesOf(shape, 'properties').some((map) => entriesAt(map).length > 0);
  if (others.includes(false)) return [h('p', 'No admite otras claves.')];
  const free = 'Objeto libre: admite cualquier clave.';
  if (
    others.some((other) => other === true || (isObject(other) && Object.keys(other).length === 0))
  )
    return [h('p', hasFields ? 'Admite además cualquier otra clave.' : free)];
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
  const itemSchemas = valuesOf(shape, 'items').filter((schema) => !Array.isArray(schema));
  const tuple = shape.parts.flatMap((part) => [
    ...itemsAt(part, 'prefixItems'),
    ...itemsAt(part, 'items'),
  ]);
  return [
    ...(itemSchemas.length === 0
      ? []
      : [describeBlock('Cada elemento', itemSchemas, inside, page)]),
    ...tuple.map((schema, index) => describeBlock(`Elemento ${index + 1}`, [schema], inside, page)),
  ].filter(({ parts }) => parts.length > 0);
}

/** Titles of the keywords that have one schema each. */
const singleKeywords: readonly [keyword: string, title: string][] = [
  ['contains', 'Contiene al menos un elemento así'],
  ['additionalItems', 'Los demás elementos'],
  ['unevaluatedItems', 'Los demás elementos'],
  ['propertyNames', 'Nombres de las claves'],
  ['not', 'No puede ser'],
  ['if', 'Si cumple'],
  ['then', 'Entonces'],
  ['else', 'Si no'],
  ['contentSchema', 'Contenido de la cadena'],
];

function describeCombinations(shape: Shape, inside: Inside, page: PageContext): Part[] {
  const { contract } = page;
  const shown = new Set<unknown>();
  return shape.parts.flatMap((part) => {
    const parts: Part[] = [];
    const discriminator = at(part, 'discriminator');
    for (const [keyword, title] of [
      ['oneOf', 'Una de estas opciones'],
      ['anyOf', 'Una o varias de estas opciones'],
    ] as const) {
      const options = itemsAt(part, keyword);
      if (options.length === 0 || isEnumeration(options)) continue;
      for (const option of options) shown.add(contract.follow(option));
      parts.push(describeOptions(title, options, discriminator, inside, page));
    }
    const subtypes = listSubtypes(contract, part).filter(
      (subtype) => !shown.has(subtype) && !inside.stack.includes(subtype),
    );
    if (subtypes.length > 0) {
      const title = `Según ${stringAt(discriminator, 'propertyName') ?? ''}`;
      parts.push(describeOptions(title, subtypes, discriminator, inside, page));
    }
    for (const [keyword, title] of singleKeywords) {
      const schema = at(part, keyword);
      if (isObject(schema)) parts.push(describeBlock(title, [schema], inside, page));
    }
    for (const [name, schema] of entriesAt(part, 'dependentSchemas')) {
      parts.push(describeBlock(`Si está ${name}`, [schema], inside, page));
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
  const { contract } = page;
  const property = stringAt(discriminator, 'propertyName');
  const hint =
    property === undefined ? [] : [h('p', ['El campo ', codeWord(property), ' dice cuál es.'])];
  const blocks = options.map((option, index) => {
    const target = contract.follow(option);
    const label =
      stringAt(target, 'title') ?? (target === option ? '' : schemaName(contract, target));
    const values = listMappedValues(discriminator, target, page);
    const optionTitle = [
      label || `Opción ${index + 1}`,
      ...values.map((value) => `(${property ?? ''}: ${value})`),
    ].join(' ');
    return describeBlock(optionTitle, [option], inside, page, label);
  });
  return { kind: 'options', title, parts: [...prosePart(hint), ...blocks] };
}

/** Values of the discriminator for a schema: those of the mapping, else the name of the schema. */
function listMappedValues(discriminator: unknown, target: unknown, page: PageContext): string[] {
  if (!isObject(discriminator)) return [];
  const values = entriesAt(discriminator, 'mapping')
    .filter(([, reference]) => resolveMapping(page.contract, reference) === target)
    .map(([value]) => value);
  return values.length > 0 ? values : [schemaName(page.contract, target)];
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
