import type { Oas3_1Schema } from '@redocly/openapi-core';

/** Texts of the generator that are looked up by a key or used in several files. Other texts are in the code that renders them. */

/** Labels of keywords that constrain or explain a value, in the order in which pages list them. */
export const keywordLabels = {
  format: 'Formato',
  const: 'Valor fijo',
  default: 'Predeterminado',
  pattern: 'Patrón',
  minLength: 'Longitud mínima',
  maxLength: 'Longitud máxima',
  minimum: 'Mínimo',
  maximum: 'Máximo',
  exclusiveMinimum: 'Mayor que',
  exclusiveMaximum: 'Menor que',
  multipleOf: 'Múltiplo de',
  minItems: 'Elementos como mínimo',
  maxItems: 'Elementos como máximo',
  uniqueItems: 'Elementos sin repetir',
  minProperties: 'Claves como mínimo',
  maxProperties: 'Claves como máximo',
} as const satisfies Partial<Record<keyof Oas3_1Schema, string>>;

/** Placeholders that samples show instead of a reader's values. */
export const placeholderTexts = {
  apiKey: 'TU_CLAVE_API',
  basic: 'TUS_CREDENCIALES_EN_BASE64',
  file: 'archivo',
  key: 'clave',
  text: 'texto',
  token: 'TU_TOKEN',
};

const statusTexts: Readonly<Record<string, string>> = {
  '1': 'Información',
  '2': 'Correcto',
  '3': 'Redirección',
  '4': 'Error de la petición',
  '5': 'Error del servidor',
  '201': 'Creado',
  '202': 'Aceptado',
  '204': 'Sin contenido',
  '400': 'Petición no válida',
  '401': 'Sin autenticar',
  '403': 'Sin permiso',
  '404': 'No encontrado',
  '409': 'Conflicto',
  '413': 'Contenido demasiado grande',
  '422': 'Contenido no procesable',
  '429': 'Demasiadas peticiones',
  '502': 'Error de un servicio externo',
  '503': 'Servicio no disponible',
  default: 'Cualquier otro código',
};

/** Returns the meaning of a status code, of a range such as `4XX` or of `default`; else `code` itself. */
export function describeStatus(code: string): string {
  return statusTexts[code] ?? statusTexts[code.charAt(0)] ?? code;
}
