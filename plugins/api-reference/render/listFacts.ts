import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { child, isObject, items, objectAt, stringAt } from '../contract/Cursor';
import { codeWord } from './PageContext';
import type { Shape } from './readShape';

/** Keywords that say something about a single value, with their Spanish labels, in the order of the page. */
const factLabels: readonly [string, string][] = [
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
  ['example', 'Ejemplo'],
];

/** The facts of a schema as a description list; nothing where it has none. */
export function listFacts(shape: Shape): ElementContent[] {
  const rows: { label: string; value: string }[] = [];
  const add = (label: string, value: unknown) => {
    const text = printValue(value);
    if (!rows.some((row) => row.label === label && row.value === text))
      rows.push({ label, value: text });
  };
  for (const [keyword, label] of factLabels) {
    for (const part of shape.parts) {
      const value = objectAt(part)[keyword];
      if (value === undefined || (keyword === 'uniqueItems' && value === false)) continue;
      // OpenAPI 3.0 writes an exclusive limit as a flag beside the limit.
      if (typeof value === 'boolean' && keyword.startsWith('exclusive')) {
        if (value)
          add(label, objectAt(part)[keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum']);
        continue;
      }
      add(label, value);
    }
  }
  for (const part of shape.parts) {
    for (const example of items(child(part, 'examples'))) add('Ejemplo', example.value);
  }
  if (rows.length === 0) return [];
  return [
    h(
      'dl',
      rows.map(({ label, value }) => h('div', [h('dt', label), h('dd', [codeWord(value)])])),
    ),
  ];
}

/** The values of `enum`, or of a `oneOf` that only names values, each with its meaning where the contract gives one. */
export function listEnumValues(shape: Shape): { value: string; description?: string }[] {
  return shape.parts.flatMap((part) => {
    const schema = objectAt(part);
    if (Array.isArray(schema.enum)) {
      const meanings = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
      return schema.enum.map((value: unknown, index) => {
        const text = printValue(value);
        const meaning: unknown = Array.isArray(meanings)
          ? meanings[index]
          : isObject(meanings)
            ? meanings[String(value)]
            : undefined;
        return typeof meaning === 'string'
          ? { value: text, description: meaning }
          : { value: text };
      });
    }
    return ['oneOf', 'anyOf'].flatMap((keyword) => {
      const options = items(child(part, keyword));
      if (
        !options.every(
          (option) => 'const' in objectAt(option) && !('properties' in objectAt(option)),
        )
      )
        return [];
      return options.map((option) => {
        const description = [stringAt(option, 'title'), stringAt(option, 'description')]
          .filter(Boolean)
          .join('. ');
        const value = printValue(objectAt(option).const);
        return description === '' ? { value } : { value, description };
      });
    });
  });
}

/** A value as the page prints it: a string as it is, all others as JSON. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value;
  return JSON.stringify(value) ?? String(value);
}
