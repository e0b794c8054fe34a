import { type FormPart, isJsonType, type SampleBody } from '@aifindr-docs/request-samples';
import { isObject } from '../openapi/json';
import type { MediaType, Schema } from '../openapi/model';
import { placeholderTexts } from '../texts';
import { serializeForm, toList, toText } from './serialize';

/** Whether a media type is JSON, or a range that includes it: `application/*`, or that of all types, which Spring often generates. */
export function mayBeJson(mediaType: string): boolean {
  return isJsonType(mediaType) || /^(\*|application)\/\*$/.test(mediaType);
}

/** Encodes a value as the body of a request. `markJson` marks the fields in JSON, and is not called for other media types. */
export function encodeBody(
  mediaType: MediaType,
  value: unknown,
  markJson: (json: string) => string,
): SampleBody {
  const { name } = mediaType;
  if (mayBeJson(name)) {
    const sentType = name.includes('*') ? 'application/json' : name;
    return { mediaType: sentType, text: markJson(formatBody(mediaType, value)) };
  }
  const fields = isObject(value) ? Object.entries(value) : [];
  if (/^multipart\//i.test(name)) {
    const parts = fields.flatMap(([field, inner]) => createParts(field, inner, mediaType));
    return { mediaType: name, parts };
  }
  if (/x-www-form-urlencoded/i.test(name)) {
    const pairs = fields.flatMap(([field, inner]) =>
      toList(inner).flatMap((item) => serializeForm(field, toText(item))),
    );
    return { mediaType: name, text: pairs.join('&') };
  }
  return { mediaType: name.replace('*', 'plain'), text: formatBody(mediaType, value) };
}

/**
 * Formats the value of a body as JSON, but a string stays as it is if the media type is not JSON. If the media type is JSON, a string that
 * is a JSON object or array as text is parsed first, unless the schema has the type `string`.
 */
export function formatBody({ name, schema }: MediaType, value: unknown): string {
  const isText = typeof value === 'string';
  if (isText && !mayBeJson(name)) return value;
  if (isText && !schema?.types.includes('string') && /^\s*[[{]/.test(value)) {
    try {
      return JSON.stringify(JSON.parse(value), undefined, 2);
    } catch {
      // The string only begins like JSON.
    }
  }
  return JSON.stringify(value, undefined, 2);
}

/** Creates the part of a form field, or one for each item if the value is a list. */
function createParts(name: string, value: unknown, { schema, partTypes }: MediaType): FormPart[] {
  const field = schema?.properties.get(name);
  const itemSchema = Array.isArray(value) ? field?.items : field;
  // A list such as `image/png, image/jpeg` allows several types, of which the first is sent.
  const [contentType] = partTypes.get(name)?.split(/,\s*/) ?? [];
  return toList(value).map((item): FormPart => {
    const isStructure = typeof item === 'object' && item !== null;
    const mediaType = contentType ?? (isStructure ? 'application/json' : undefined);
    return itemSchema !== undefined && mayBeFile(itemSchema)
      ? { name, file: placeholderTexts.file, mediaType }
      : { name, value: toText(item), mediaType };
  });
}

function mayBeFile({ format, alternatives }: Schema): boolean {
  const schemas = alternatives.flatMap(({ list }) => list.map(({ schema }) => schema));
  return format === 'binary' || schemas.some(mayBeFile);
}
