import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { printJson, unmark } from '../contract/numbers';
import { describe, type PageContext } from './PageContext';
import { codeWord, descriptionList, unwrapParagraph } from './prose';
import { type Shape, valuesOf } from './shape';
import type { Fact } from './types';

/** Keywords that limit or explain a single value, in the order of the page. */
const keywords = [
  ...['format', 'const', 'default', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minContains', 'maxContains', 'minProperties', 'maxProperties', 'dependentRequired'],
  ...['contentEncoding', 'contentMediaType', 'xml'],
] as const;

/** What limits or explains the value of a schema. */
export function listFacts(shape: Shape, { texts, isXml }: PageContext): Fact[] {
  const rows = new Map<string, [string, string]>();
  const add = (label: string, value: unknown) => {
    const text = printValue(value);
    rows.set(`${label}: ${text}`, [label, text]);
  };
  for (const keyword of keywords) {
    if (keyword === 'xml' && !isXml) continue;
    for (const part of shape.parts) {
      const holder = objectAt(part);
      const value = holder[keyword];
      if (value === undefined || (keyword === 'uniqueItems' && value === false)) continue;
      const label = texts.facts[keyword];
      // In OpenAPI 3.0, an exclusive limit is a flag beside the limit.
      if (keyword === 'minimum' && holder.exclusiveMinimum === true) continue;
      if (keyword === 'maximum' && holder.exclusiveMaximum === true) continue;
      if (keyword === 'exclusiveMinimum' && typeof value === 'boolean') {
        if (value) add(label, holder.minimum);
      } else if (keyword === 'exclusiveMaximum' && typeof value === 'boolean') {
        if (value) add(label, holder.maximum);
      } else add(label, value);
    }
  }
  return [...rows.values()];
}

/** The example values of a schema. */
export function describeExamples(shape: Shape, { texts }: PageContext): Element[] {
  const values = [...valuesOf(shape, 'example'), ...valuesOf(shape, 'examples').flat()];
  return describeFacts(
    [...new Set(values.map(printValue))].map((text) => [texts.facts.example, text]),
  );
}

/** Facts as a description list. */
export function describeFacts(facts: readonly Fact[]): Element[] {
  return descriptionList(facts.map(([label, text]) => [label, codeWord(text)]));
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

/** Number of values from which on a list is folded. */
const foldedFrom = 21;

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
  return values.length < foldedFrom
    ? [h('p', title), items]
    : [
        h('details', { className: 'collapsible' }, [
          h('summary', manyValues(values.length)),
          items,
        ]),
      ];
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

/** A value as pages show it: a string as it is, all others as JSON. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : unmark(value);
  return printJson(value) ?? String(value);
}
