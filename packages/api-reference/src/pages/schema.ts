import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { printValue } from '../contract/json';
import { toAnchor } from '../contract/names';
import type { Options, Schema } from '../contract/schema';
import { markdownToHast } from '../descriptions/markdownToHast';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import {
  chip,
  codeWord,
  createField,
  describeExternalDocs,
  describeFacts,
  describeValues,
  type Fact,
  fold,
  listFacts,
  listFields,
  prose,
  typeLabel,
} from './elements';
import type { Nodes } from './Page';
import type { PageContext } from './PageContext';

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

/** Where a schema is on a page. */
interface Place {
  /** Anchor of the field or section with the schema: those of its fields start with it. */
  anchor: string;
  /** Whether it is below its own title, so that its fields need none; else its facts stand beside its name. @default false */
  isTitled?: boolean;
  /** Title of the schema, where the page shows it already. */
  title?: string | undefined;
  /** Prose before the description of the schema. */
  lead?: Nodes;
}

/** Where what is in a schema is, and the fields that samples may show. */
interface Inside {
  page: PageContext;
  anchor: string;
  groups: FieldGroup[];
}

/** Fields of a page from which on a schema is linked instead of repeated, and beyond which it is refused; levels of fields. */
const limits = { repetition: 150, fields: 1000, depth: 30 };

/** Describes a schema with everything inside it. */
export function describeSchema(schema: Schema, place: Place, page: PageContext): DescribedSchema {
  const { anchor, isTitled = false, lead = [] } = place;
  const { state, direction, stack, depth } = page;
  if (state.fieldCount > limits.fields || depth > limits.depth) {
    const reason = `more than ${limits.fields} fields, or ${limits.depth} in one another`;
    throw new Error(`has ${reason}: not supported by this reference; describe fewer`);
  }
  const schemas = state.known[direction];
  const recursion = schema.parts.find((part) => stack.includes(part));
  const isBody = isTitled && stack.length === 0;
  const known = recursion === undefined ? findKnown(schema, isBody, page) : schemas.get(recursion);
  const facts = recursion === undefined ? listFacts(schema) : [];
  const text: ElementContent[] = [
    ...lead,
    ...describeTexts(schema, place.title),
    ...describeFacts(isTitled ? facts : []),
    ...describeFacts([...new Set(schema.examples.map(printValue))].map((one) => ['Ejemplo', one])),
    ...describeValues(schema.values),
    ...schema.parts.flatMap(({ externalDocs }) => describeExternalDocs(externalDocs)),
  ];
  const href = known && `#${known.anchor}`;
  const described = { type: schema.typeLabel(stack), name: schema.name, facts };
  if (recursion !== undefined) {
    const link = h('a', { href }, schema.name ?? 'esquema');
    text.push(h('p', ['Es recursivo: aquí se repite el esquema ', link, '.']));
  }
  if (known !== undefined) {
    const { groups } = known;
    const isElsewhere = recursion === undefined;
    return { ...described, href, isElsewhere, groups, nodes: prose(text) };
  }
  const groups: FieldGroup[] = [];
  for (const part of schema.parts) if (!schemas.has(part)) schemas.set(part, { anchor, groups });
  const inner = { ...page, stack: [...stack, ...schema.parts], depth: depth + 1 };
  const inside = { page: inner, anchor, groups };
  const fields = describeFields(schema, isTitled, inside);
  const nodes = [
    ...fields,
    ...describeItems(schema, inside),
    ...schema.options.flatMap((options) => describeOptions(options, inside)),
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
  { anchor, lead = [] }: Place,
  page: PageContext,
  extra: { isRequired?: boolean; isDeprecated?: boolean; isPattern?: boolean },
): Field {
  page.state.fieldCount += 1;
  const described = schema && describeSchema(schema, { anchor, lead, title: name }, page);
  const isDeprecated = extra.isDeprecated || schema?.is('deprecated') === true;
  const words = [
    ...(extra.isRequired ? ['obligatorio'] : []),
    ...(isDeprecated ? ['obsoleto'] : []),
    ...(schema?.is('readOnly') ? ['solo lectura'] : []),
    ...(schema?.is('writeOnly') ? ['solo escritura'] : []),
  ];
  const { type = 'any', facts = [], groups = [], nodes = prose(lead) } = described ?? {};
  const field = createField(
    { id: anchor, name, groups, isPattern: extra.isPattern, only: schema?.get('const') },
    [
      typeLabel(type, described?.name, described?.href),
      ...words.map((word) => chip(word)),
      ...facts.map(([label, value]) => chip(label, value)),
    ],
    nodes,
  );
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

/** Title, unless the page has it already, and description. */
function describeTexts({ title = '', name, descriptions }: Schema, shownTitle = ''): Nodes {
  const isShown = [shownTitle, name].includes(title);
  return [...(isShown ? [] : [title]), ...descriptions].flatMap((text) => markdownToHast(text));
}

/** The fields of an object: a list, or a block that opens and that its type links to. */
function describeFields(schema: Schema, isTitled: boolean, inside: Inside): Element[] {
  const { page, anchor } = inside;
  const placeOf = (name: string) => ({ anchor: page.takeAnchor(`${anchor}-${toAnchor(name)}`) });
  const fields = [...schema.properties]
    .filter(([, field]) => !field.isHidden(page.direction))
    .map(([name, field]) => {
      const isRequired = schema.required.has(name);
      return describeField(name, field, placeOf(name), page, { isRequired });
    });
  if (typeof schema.others === 'object') {
    const lead = [h('p', 'Cualquier otra clave, con valores de este tipo.')];
    const place = { ...placeOf('[clave]'), lead };
    fields.push(describeField('[clave]', schema.others, place, page, { isPattern: true }));
  }
  inside.groups.push(fields);
  const list = listFields(fields);
  if (isTitled || fields.length === 0) return list;
  const isOpen = page.depth === 2 && fields.length <= 8;
  const id = schema.name === undefined ? undefined : page.takeAnchor(`campos-${anchor}`);
  const title = fields.length === 1 ? '1 campo' : `${fields.length} campos`;
  return [fold(title, list, { id, isOpen })];
}

/** Says whether an object allows keys that it does not name. */
function describeFreedom({ others, properties, options, types }: Schema): Element[] {
  const freeObject = 'Objeto libre: admite cualquier clave.';
  if (others === false) return [h('p', 'No admite otras claves.')];
  if (others === true) {
    return [h('p', properties.size > 0 ? 'Admite además cualquier otra clave.' : freeObject)];
  }
  const isDescribed = properties.size > 0 || others !== undefined || options.length > 0;
  return types.includes('object') && !isDescribed ? [h('p', freeObject)] : [];
}

function describeItems({ items }: Schema, inside: Inside): Element[] {
  if (items === undefined) return [];
  const { block, isEmpty } = describeBlock('Cada elemento', items, inside);
  return isEmpty ? [] : [block];
}

const optionTitles = {
  oneOf: 'Una de estas opciones',
  anyOf: 'Una o varias de estas opciones',
};

function describeOptions({ keyword, list, property = '' }: Options, inside: Inside): Element[] {
  const hint = property === '' ? [] : [h('p', ['El campo ', codeWord(property), ' dice cuál es.'])];
  const blocks = list.map(({ schema, label, value }, index) => {
    const title = label || `Opción ${index + 1}`;
    const full = value === undefined ? title : `${title} (${property}: ${value})`;
    return describeBlock(full, schema, inside, label).block;
  });
  const title = h('p', optionTitles[keyword]);
  return [h('div', [title, ...prose(hint), ...blocks])];
}

/** A schema inside another one, with its own title. */
function describeBlock(full: string, schema: Schema, inside: Inside, title?: string) {
  const { page, groups } = inside;
  page.state.fieldCount += 1;
  const anchor = page.takeAnchor(`${inside.anchor}-${toAnchor(full.toLowerCase())}`);
  const described = describeSchema(schema, { anchor, isTitled: true, title }, page);
  groups.push(...described.groups);
  const nodes = [...described.nodes, ...linkSchema(described)];
  const block = fold(full, nodes, { id: anchor, type: described.type, isOpen: page.depth < 3 });
  return { block, isEmpty: nodes.length === 0 };
}

/** Leads to the description of a schema where no type does. */
export function linkSchema({ name, href, isElsewhere }: DescribedSchema): Element[] {
  return isElsewhere && name !== undefined ? prose([h('p', h('a', { href }, name))]) : [];
}
