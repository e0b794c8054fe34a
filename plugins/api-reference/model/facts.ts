import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { describe, type PageContext } from './PageContext';
import { codeWord, descriptionList, unwrapParagraph } from './prose';
import { type Shape, valuesOf } from './shape';
import type { Fact } from './types';

/** Labels of the keywords that limit or explain a single value, in the order of the page. */
const labels: readonly [keyword: string, label: string][] = [
  ['format', 'Formato'],
  ['const', 'Valor fijo'],
  ['default', 'Predeterminado'],
  ['pattern', 'Patrón'],
  ['minLength', 'Longitud mínima'],
  ['maxLength', 'Longitud máxima'],
  ['minimum', 'Mínimo'],
  ['maximum', 'Máximo'],
  ['exclusiveMinimum', 'Mayor que'],
  ['exclusiveMaximum', 'Menor que'],
  ['multipleOf', 'Múltiplo de'],
  ['minItems', 'Elementos como mínimo'],
  ['maxItems', 'Elementos como máximo'],
  ['uniqueItems', 'Elementos sin repetir'],
  ['minContains', 'Coincidencias como mínimo'],
  ['maxContains', 'Coincidencias como máximo'],
  ['minProperties', 'Claves como mínimo'],
  ['maxProperties', 'Claves como máximo'],
  ['dependentRequired', 'Claves que exigen otras'],
  ['contentEncoding', 'Codificación'],
  ['contentMediaType', 'Tipo de contenido'],
  ['xml', 'En XML'],
];

/** What limits or explains the value of a schema. */
export function listFacts(shape: Shape): Fact[] {
  const rows = new Map<string, [string, string]>();
  const add = (label: string, value: unknown) => {
    const text = printValue(value);
    rows.set(`${label}: ${text}`, [label, text]);
  };
  for (const [keyword, label] of labels) {
    for (const part of shape.parts) {
      const value = objectAt(part)[keyword];
      if (value === undefined || (keyword === 'uniqueItems' && value === false)) continue;
      // In OpenAPI 3.0, an exclusive limit is a flag beside the limit.
      if (keyword.startsWith('exclusive') && typeof value === 'boolean') {
        const limit = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
        if (value) add(label, objectAt(part)[limit]);
      } else add(label, value);
    }
  }
  return [...rows.values()];
}

/** The example values of a schema. */
export function describeExamples(shape: Shape): Element[] {
  const values = [...valuesOf(shape, 'example'), ...valuesOf(shape, 'examples').flat()];
  return describeFacts([...new Set(values.map(printValue))].map((text) => ['Ejemplo', text]));
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
  description?: unknown;
}

/** A list of values. */
export function describeValueList(values: readonly Value[], page: PageContext): Element[] {
  const list = values.map(({ value, description }) => {
    const nodes: readonly ElementContent[] = describe(description, page);
    return h('li', [
      codeWord(printValue(value)),
      ...(nodes.length === 0 ? [] : [': ', ...unwrapParagraph(nodes)]),
    ]);
  });
  const isPlain = values.every(({ description }) => !description);
  return [h('p', 'Valores posibles:'), h('ul', { dataList: isPlain ? 'chips' : 'values' }, list)];
}

function listEnum(part: unknown): Value[] {
  const schema = objectAt(part);
  const meanings = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  return itemsAt(part, 'enum').map((value, index) => {
    const meaning: unknown = Array.isArray(meanings)
      ? meanings[index]
      : isObject(meanings)
        ? meanings[String(value)]
        : undefined;
    return { value, description: meaning };
  });
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
  if (typeof value === 'string') return value === '' ? '""' : value;
  return JSON.stringify(value) ?? String(value);
}
