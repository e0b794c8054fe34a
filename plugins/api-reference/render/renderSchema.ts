import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  child,
  type Cursor,
  entries,
  isObject,
  items,
  keyOf,
  objectAt,
  stringAt,
} from '../contract/Cursor';
import { listSubtypes, resolveMapping } from '../contract/walkReferenced';
import { hastToHtml, toSafeAddress } from './markdownToHast';
import { element } from './mdx';
import { codeWord, describe, type PageContext, toAnchor } from './PageContext';
import { nameOf, readShape, type Shape, typeLabel } from './readShape';
import { listEnumValues, listFacts } from './listFacts';

/** A schema ready for a page: its type, its own text, and the elements of what is inside it. */
export interface RenderedSchema {
  type: string;
  /** Name of the shared schema, where it has one. */
  name: string | undefined;
  /** Description, values and limits, as HTML. */
  html: string;
  /** MDX elements for fields, options and items. */
  children: string[];
}

/** Where a schema stands on its page. */
export interface SchemaPosition {
  /** Anchor of the field or section that holds the schema; anchors of its fields start with it. */
  anchor: string;
  /** Keys of the schemas around it. @default [] */
  stack?: readonly string[];
  /** How deep it is nested. @default 0 */
  depth?: number;
  /** Whether it stands right under a title of its own, so that its fields need none. @default false */
  isTitled?: boolean;
  /** Title of the schema, where the page shows it already. */
  title?: string | undefined;
  /** Whether fields that stand elsewhere on the page are linked even when few. @default false */
  isRepetitionLinked?: boolean;
}

/** Number of fields on a page above which a schema that is already there is linked instead of repeated. */
const repetitionLimit = 150;

/** Renders schemas that apply together (usually one) with everything that they hold. */
export function renderSchema(
  schemas: readonly Cursor[],
  position: SchemaPosition,
  page: PageContext,
): RenderedSchema {
  const { contract } = page.model;
  const stack = position.stack ?? [];
  const shape = readShape(contract, schemas, stack);
  const nodes = [
    ...renderDescriptions(shape, position.title, page),
    ...renderRequired(shape),
    ...listFacts(shape),
    ...renderEnum(shape, page),
    ...renderRecursions(shape, page),
    ...renderExternalDocs(shape, page),
  ];
  const children: string[] = [];
  const known = findKnownAnchor(shape, position, page);
  if (known !== undefined && hasInside(shape)) {
    nodes.push(
      h('p', [
        'Sus campos se describen en ',
        h('a', { href: `#${known}` }, shape.names[0] ?? 'el esquema anterior'),
        '.',
      ]),
    );
  } else {
    for (const key of shape.keys) {
      if (!page.schemaAnchors.has(key)) page.schemaAnchors.set(key, position.anchor);
    }
    const inside: InsidePosition = {
      anchor: position.anchor,
      stack: [...stack, ...shape.keys],
      depth: position.depth ?? 0,
      isTitled: position.isTitled ?? false,
    };
    children.push(...renderFields(shape, inside, page));
    nodes.push(...renderFreedom(shape));
    children.push(...renderItems(shape, inside, page));
    children.push(...renderCombinations(shape, inside, page));
  }
  return {
    type: typeLabel(contract, shape),
    name: shape.names[0],
    html: hastToHtml(nodes),
    children,
  };
}

/** One named value (field, parameter, header) as a `Field` element. */
export function renderField(
  name: string,
  schemas: readonly Cursor[],
  position: SchemaPosition,
  page: PageContext,
  extra: { isRequired?: boolean; isDeprecated?: boolean; html?: string; nameKind?: string } = {},
): string {
  page.fieldCount += 1;
  const schema = renderSchema(schemas, { title: name, ...position }, page);
  const flag = (keyword: string) => schemas.some((cursor) => hasFlag(cursor, keyword, page));
  const attributes = {
    id: position.anchor,
    name,
    kind: extra.nameKind,
    type: schema.type,
    schema: schema.name,
    required: extra.isRequired,
    deprecated: (extra.isDeprecated ?? false) || flag('deprecated'),
    readOnly: flag('readOnly'),
    writeOnly: flag('writeOnly'),
    html: `${extra.html ?? ''}${schema.html}` || undefined,
  };
  return element('Field', attributes, schema.children.length === 0 ? undefined : schema.children);
}

interface InsidePosition {
  anchor: string;
  stack: readonly string[];
  depth: number;
  isTitled: boolean;
}

function hasFlag(cursor: Cursor, keyword: string, page: PageContext): boolean {
  return readShape(page.model.contract, [cursor], []).parts.some(
    (part) => objectAt(part)[keyword] === true,
  );
}

function findKnownAnchor(
  shape: Shape,
  position: SchemaPosition,
  page: PageContext,
): string | undefined {
  if (shape.names.length === 0) return undefined;
  if (!position.isRepetitionLinked && page.fieldCount < repetitionLimit) return undefined;
  // Only a schema that is wholly the shared one may be replaced by a link to it.
  if (shape.parts.some((part) => hasOwnInside(part) && !page.schemaAnchors.has(keyOf(part))))
    return undefined;
  const shared = shape.parts.find((part) => hasOwnInside(part));
  return shared === undefined ? undefined : page.schemaAnchors.get(keyOf(shared));
}

const insideKeywords = [
  ...[
    'properties',
    'patternProperties',
    'additionalProperties',
    'unevaluatedProperties',
    'propertyNames',
  ],
  ...[
    'items',
    'prefixItems',
    'additionalItems',
    'unevaluatedItems',
    'contains',
    'oneOf',
    'anyOf',
    'not',
  ],
  ...['if', 'then', 'else', 'dependentSchemas', 'contentSchema', 'discriminator'],
];

function hasOwnInside(part: Cursor): boolean {
  return insideKeywords.some((keyword) => keyword in objectAt(part));
}

function hasInside(shape: Shape): boolean {
  return shape.parts.some(hasOwnInside);
}

function renderDescriptions(
  shape: Shape,
  shownTitle: string | undefined,
  page: PageContext,
): ElementContent[] {
  const shown = new Set([shownTitle ?? '', ...shape.names].map(simplify));
  const texts = shape.parts.flatMap((part) => {
    const title = stringAt(part, 'title');
    const description = stringAt(part, 'description');
    return [
      ...(title === undefined || shown.has(simplify(title)) ? [] : [title]),
      ...(description === undefined ? [] : [description]),
    ];
  });
  return [...new Set(texts)].flatMap((text) => describe(text, page));
}

/** Many tools write the name once more as the title: "Project Id" for `projectId`. */
function simplify(name: string): string {
  return toAnchor(name).replaceAll(/[-_]/g, '').toLowerCase();
}

/** Fields that are required here and described elsewhere, as in `anyOf: [{ required: [a] }, { required: [b] }]`. */
function renderRequired(shape: Shape): ElementContent[] {
  const described = new Set(
    shape.parts.flatMap((part) => entries(child(part, 'properties')).map(([name]) => name)),
  );
  const names = shape.parts
    .flatMap((part) => items(child(part, 'required')).map(({ value }) => String(value)))
    .filter((name) => !described.has(name));
  if (names.length === 0) return [];
  const words = [...new Set(names)].flatMap((name, index) => [
    ...(index === 0 ? [] : [', ']),
    codeWord(name),
  ]);
  return [h('p', ['Campos obligatorios: ', ...words, '.'])];
}

function renderEnum(shape: Shape, page: PageContext): ElementContent[] {
  const values = listEnumValues(shape);
  if (values.length === 0) return [];
  const list = values.map(({ value, description }) =>
    h('li', [
      codeWord(value),
      ...(description === undefined ? [] : [': ', ...inline(describe(description, page))]),
    ]),
  );
  return [h('p', 'Valores posibles:'), h('ul', { dataList: 'values' }, list)];
}

/** The content of a single paragraph without the paragraph. */
function inline(nodes: ElementContent[]): ElementContent[] {
  const [first] = nodes;
  return nodes.length === 1 && first?.type === 'element' && first.tagName === 'p'
    ? first.children
    : nodes;
}

function renderRecursions(shape: Shape, page: PageContext): ElementContent[] {
  return shape.recursions.map(({ key, name }) => {
    const anchor = page.schemaAnchors.get(key);
    const link = anchor === undefined ? codeWord(name) : h('a', { href: `#${anchor}` }, name);
    return h('p', ['Es recursivo: aquí se repite el esquema ', link, '.']);
  });
}

function renderExternalDocs(shape: Shape, page: PageContext): ElementContent[] {
  return shape.parts.flatMap((part) => renderDocsLink(child(part, 'externalDocs'), page));
}

/** The link of an `externalDocs` object. */
export function renderDocsLink(docs: Cursor | undefined, page: PageContext): ElementContent[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = inline(describe(stringAt(docs, 'description') ?? url, page));
  const address = toSafeAddress(url, page.siteUrl);
  return [
    h('p', [
      'Más información: ',
      ...(address === undefined ? [...text, ` (${url})`] : [h('a', { href: address }, text)]),
      '.',
    ]),
  ];
}

function renderFields(shape: Shape, inside: InsidePosition, page: PageContext): string[] {
  const byName = new Map<string, Cursor[]>();
  const required = new Set<unknown>();
  for (const part of shape.parts) {
    const value = objectAt(part);
    if (Array.isArray(value.required)) for (const name of value.required) required.add(name);
    for (const [name, property] of entries(child(part, 'properties'))) {
      byName.set(name, [...(byName.get(name) ?? []), property]);
    }
  }
  const position = (name: string) => ({
    anchor: page.takeAnchor(`${inside.anchor}-${toAnchor(name)}`),
    stack: inside.stack,
    depth: inside.depth + 1,
  });
  const fields = [...byName].map(([name, schemas]) =>
    renderField(name, schemas, position(name), page, { isRequired: required.has(name) }),
  );
  const named = (keyword: string, title: (key: string) => string) =>
    shape.parts.flatMap((part) =>
      entries(child(part, keyword)).map(([key, schema]) =>
        renderField(title(key), [schema], position(key), page, { nameKind: 'pattern' }),
      ),
    );
  fields.push(...named('patternProperties', (pattern) => `/${pattern}/`));
  for (const part of shape.parts) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      const schema = child(part, keyword);
      if (schema === undefined || !isObject(schema.value) || Object.keys(schema.value).length === 0)
        continue;
      fields.push(
        renderField('[clave]', [schema], position('clave'), page, {
          nameKind: 'pattern',
          html: '<p>Cualquier otra clave, con valores de este tipo.</p>',
        }),
      );
    }
  }
  if (fields.length === 0) return [];
  if (inside.isTitled) return [element('Fields', {}, fields)];
  const title = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
  return [
    element('Nested', { title, open: inside.depth === 1 && fields.length <= 8 }, [
      element('Fields', {}, fields),
    ]),
  ];
}

/** Says whether an object takes keys that it does not name. */
function renderFreedom(shape: Shape): ElementContent[] {
  const has = (keyword: string, test: (value: unknown) => boolean) =>
    shape.parts.some((part) => keyword in objectAt(part) && test(objectAt(part)[keyword]));
  const isObjectType = has(
    'type',
    (type) => type === 'object' || (Array.isArray(type) && type.includes('object')),
  );
  const hasFields = shape.parts.some((part) => entries(child(part, 'properties')).length > 0);
  const isOpen = (value: unknown) =>
    value === true || (isObject(value) && Object.keys(value).length === 0);
  if (
    has('additionalProperties', (value) => value === false) ||
    has('unevaluatedProperties', (value) => value === false)
  ) {
    return [h('p', 'No admite otras claves.')];
  }
  if (has('additionalProperties', isOpen) || has('unevaluatedProperties', isOpen)) {
    return [
      h(
        'p',
        hasFields ? 'Admite además cualquier otra clave.' : 'Objeto libre: admite cualquier clave.',
      ),
    ];
  }
  const saysMore =
    hasFields ||
    ['additionalProperties', 'patternProperties', 'oneOf', 'anyOf'].some((key) =>
      has(key, () => true),
    );
  return isObjectType && !saysMore && shape.recursions.length === 0
    ? [h('p', 'Objeto libre: admite cualquier clave.')]
    : [];
}

function renderItems(shape: Shape, inside: InsidePosition, page: PageContext): string[] {
  const itemSchemas = shape.parts
    .flatMap((part) => child(part, 'items') ?? [])
    .filter(({ value }) => !Array.isArray(value));
  const blocks =
    itemSchemas.length === 0 ? [] : [renderBlock('Cada elemento', itemSchemas, inside, page)];
  for (const part of shape.parts) {
    const positions = [...items(child(part, 'prefixItems')), ...items(child(part, 'items'))];
    blocks.push(
      ...positions.map((schema, index) =>
        renderBlock(`Elemento ${index + 1}`, [schema], inside, page),
      ),
    );
  }
  return blocks.filter((block) => block !== '');
}

/** Titles of the keywords that hold one schema each. */
const singleKeywords: readonly [string, string][] = [
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

function renderCombinations(shape: Shape, inside: InsidePosition, page: PageContext): string[] {
  const blocks: string[] = [];
  const shown = new Set<string>();
  for (const part of shape.parts) {
    const discriminator = child(part, 'discriminator');
    for (const [keyword, title] of [
      ['oneOf', 'Una de estas opciones'],
      ['anyOf', 'Una o varias de estas opciones'],
    ] as const) {
      const options = items(child(part, keyword));
      if (options.length === 0 || isEnumeration(options)) continue;
      for (const option of options) shown.add(keyOf(followed(option, page)));
      blocks.push(renderOptions(title, options, discriminator, inside, page));
    }
    const subtypes = listSubtypes(page.model.contract, part).filter((subtype) => {
      const key = keyOf(subtype);
      return !shown.has(key) && !inside.stack.includes(key);
    });
    if (subtypes.length > 0) {
      const field = stringAt(discriminator, 'propertyName') ?? '';
      blocks.push(renderOptions(`Según ${field}`, subtypes, discriminator, inside, page));
    }
    for (const [keyword, title] of singleKeywords) {
      const schema = child(part, keyword);
      if (schema !== undefined && isObject(schema.value))
        blocks.push(renderBlock(title, [schema], inside, page, { isAlwaysShown: true }));
    }
    for (const [name, schema] of entries(child(part, 'dependentSchemas'))) {
      blocks.push(renderBlock(`Si está ${name}`, [schema], inside, page, { isAlwaysShown: true }));
    }
  }
  return blocks;
}

function followed(cursor: Cursor, page: PageContext): Cursor {
  return page.model.contract.follow(cursor) ?? cursor;
}

/** Whether each option only names one value: then they are listed as values, not as options. */
export function isEnumeration(options: readonly Cursor[]): boolean {
  return (
    options.length > 0 &&
    options.every((option) => 'const' in objectAt(option) && !('properties' in objectAt(option)))
  );
}

function renderOptions(
  title: string,
  options: readonly Cursor[],
  discriminator: Cursor | undefined,
  inside: InsidePosition,
  page: PageContext,
): string {
  const property = stringAt(discriminator, 'propertyName');
  const hint =
    property === undefined
      ? ''
      : hastToHtml([h('p', ['El campo ', codeWord(property), ' dice cuál es.'])]);
  const rendered = options.map((option, index) => {
    const target = followed(option, page);
    const name = target === option ? (stringAt(option, 'title') ?? '') : nameOf(target);
    const label = stringAt(target, 'title') ?? name;
    const values = listMappedValues(discriminator, target, page);
    const optionTitle = [
      label || `Opción ${index + 1}`,
      ...values.map((value) => `(${property ?? ''}: ${value})`),
    ].join(' ');
    return renderBlock(optionTitle, [option], inside, page, {
      isAlwaysShown: true,
      schemaTitle: label,
    });
  });
  return element('Options', { title, html: hint || undefined }, rendered);
}

/** Values of the discriminator that stand for a schema: those of the mapping, else the schema's own name. */
function listMappedValues(
  discriminator: Cursor | undefined,
  target: Cursor,
  page: PageContext,
): string[] {
  if (discriminator === undefined) return [];
  const values = entries(child(discriminator, 'mapping')).flatMap(([value, reference]) => {
    const mapped = resolveMapping(page.model.contract, reference);
    return mapped !== undefined && keyOf(mapped) === keyOf(target) ? [value] : [];
  });
  return values.length > 0 ? values : [nameOf(target)];
}

/** A schema inside another, with its own title. Empty where it says nothing that the type does not. */
function renderBlock(
  title: string,
  schemas: readonly Cursor[],
  inside: InsidePosition,
  page: PageContext,
  { isAlwaysShown = false, schemaTitle }: { isAlwaysShown?: boolean; schemaTitle?: string } = {},
): string {
  const anchor = page.takeAnchor(`${inside.anchor}-${toAnchor(title.toLowerCase())}`);
  const depth = inside.depth + 1;
  const schema = renderSchema(
    schemas,
    { anchor, stack: inside.stack, depth, isTitled: true, title: schemaTitle },
    page,
  );
  if (!isAlwaysShown && schema.html === '' && schema.children.length === 0) return '';
  return element(
    'Nested',
    {
      id: anchor,
      title,
      type: schema.type,
      open: inside.depth < 2,
      html: schema.html || undefined,
    },
    schema.children,
  );
}
