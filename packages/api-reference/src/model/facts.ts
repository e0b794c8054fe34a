import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isObject, itemsAt, type Json, objectAt, stringAt } from '../contract/json';
import { printValue } from '../contract/numbers';
import { type Shape, valuesOf } from '../contract/shape';
import { codeWord, descriptionList, unwrapParagraph } from '../descriptions/elements';
import { describe, type PageContext } from './PageContext';
import type { Fact } from './types';

/** What limits or explains the value of a schema. */
export function listFacts(shape: Shape, { texts, isXml }: PageContext): Fact[] {
  const rows = new Map<string, Fact>();
  for (const [keyword, label] of Object.entries(texts.keywords)) {
    if (keyword === 'xml' && !isXml) continue;
    for (const value of shape.parts.flatMap((part) => readFact(objectAt(part), keyword))) {
      const text = printValue(value);
      rows.set(`${label}: ${text}`, [label, text]);
    }
  }
  return [...rows.values()];
}

/** The value of a keyword, if it says something; in OpenAPI 3.0, an exclusive limit is a flag beside the limit. */
function readFact(schema: Json, keyword: string): unknown[] {
  const { [keyword]: value, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (keyword === 'minimum' && exclusiveMinimum === true) return [];
  if (keyword === 'maximum' && exclusiveMaximum === true) return [];
  if (keyword === 'exclusiveMinimum' && typeof value === 'boolean') return value ? [minimum] : [];
  if (keyword === 'exclusiveMaximum' && typeof value === 'boolean') return value ? [maximum] : [];
  return value === undefined || (keyword === 'uniqueItems' && value === false) ? [] : [value];
}

/** The example values of a schema. */
export function describeExamples(shape: Shape, { texts }: PageContext): Element[] {
  const values = [...valuesOf(shape, 'example'), ...valuesOf(shape, 'examples').flat()];
  return describeFacts(
    [...new Set(values.map(printValue))].map((text) => [texts.facts.example, text]),
  );
}

/** Labels and values as a description list, without the undefined ones. */
export function describeFacts(facts: readonly (readonly [string, unknown])[]): Element[] {
  return descriptionList(
    facts.map(([label, value]) => [
      label,
      value === undefined ? value : codeWord(printValue(value)),
    ]),
  );
}

/** The possible values of a schema, each with its meaning where the contract gives one. */
export function describeValues(shape: Shape, page: PageContext): Element[] {
  const values = shape.parts.flatMap((part) => [
    ...listEnum(part),
    ...['oneOf', 'anyOf'].flatMap((keyword) => listConstants(itemsAt(part, keyword))),
  ]);
  return values.length === 0 ? [] : describeValueList(values, page);
}

interface Value {
  value: unknown;
  /** Name of the value in generated code. */
  name?: unknown;
  description?: unknown;
}

/** Numbers of entries from which on lists are folded; chips take less room. */
const foldedFrom = { chips: 21, values: 13 };

/** A list; a long one in a block that opens. */
export function foldLong(list: Element, titleOf: (count: number) => string): Element {
  const count = list.children.length;
  if (count < foldedFrom[list.properties.dataList === 'chips' ? 'chips' : 'values']) return list;
  return h('details', { className: 'collapsible' }, [h('summary', titleOf(count)), list]);
}

/** A list of values; a long one is folded. */
export function describeValueList(values: readonly Value[], page: PageContext): Element[] {
  const { manyValues, values: title } = page.texts.facts;
  const list = values.map(({ value, name, description }) => {
    const nodes: readonly ElementContent[] = describe(description, page);
    return h('li', [
      codeWord(printValue(value)),
      ...(typeof name === 'string' ? [' ', codeWord(`(${name})`)] : []),
      ...(nodes.length === 0 ? [] : [': ', ...unwrapParagraph(nodes)]),
    ]);
  });
  const isPlain = values.every((one) => !one.description && one.name === undefined);
  const items = h('ul', { dataList: isPlain ? 'chips' : 'values' }, list);
  const shown = foldLong(items, manyValues);
  return shown === items ? [h('p', title), items] : [shown];
}

function listEnum(part: unknown): Value[] {
  const schema = objectAt(part);
  const at = (holder: unknown, index: number, value: unknown): unknown => {
    if (Array.isArray(holder)) return holder[index];
    return isObject(holder) ? holder[String(value)] : undefined;
  };
  return itemsAt(part, 'enum').map((value, index) => ({
    value,
    name: at(schema['x-enum-varnames'] ?? schema['x-enumNames'], index, value),
    description: at(schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'], index, value),
  }));
}

function listConstants(options: readonly unknown[]): Value[] {
  if (!isEnumeration(options)) return [];
  return options.map((option) => ({
    value: objectAt(option).const,
    description: [stringAt(option, 'title'), stringAt(option, 'description')]
      .filter(Boolean)
      .join('. '),
  }));
}

/** Whether each option is a constant: then they are listed as values. */
export function isEnumeration(options: readonly unknown[]): boolean {
  return (
    options.length > 0 &&
    options.every((option) => 'const' in objectAt(option) && !('properties' in objectAt(option)))
  );
}
