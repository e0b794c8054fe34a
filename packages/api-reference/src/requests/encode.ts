import type { FormPart, SampleBody } from '@aifindr-docs/request-samples';
import { isJson } from '../contract/checks';
import { isObject, stringAt } from '../contract/json';
import type { Content } from '../contract/readApi';
import type { Schema } from '../contract/schema';
import { texts } from '../texts';

/** A value as the body of a request. */
export function encodeBody(content: Content, value: unknown): SampleBody {
  const { mediaType, schema } = content;
  if (isJson(mediaType)) {
    const sent = mediaType.includes('*') ? 'application/json' : mediaType;
    return { mediaType: sent, text: toJson(value, schema) };
  }
  const fields = isObject(value) ? Object.entries(value) : [];
  if (/^multipart\//i.test(mediaType)) {
    return { mediaType, parts: fields.flatMap(([name, inner]) => toParts(name, inner, content)) };
  }
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    const pairs = fields.flatMap(([name, inner]) => encodeField(name, inner, content));
    return { mediaType, text: pairs.join('&') };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
  return { mediaType: mediaType.replace('*', 'plain'), text };
}

/** JSON as text; an example that is JSON already, in a string, is not encoded again. */
export function toJson(value: unknown, schema: Schema | undefined): string {
  let json = value;
  if (typeof value === 'string' && !schema?.types.includes('string') && /^\s*[[{]/.test(value)) {
    try {
      json = JSON.parse(value);
    } catch {
      // It is a text that begins like JSON.
    }
  }
  return JSON.stringify(json, undefined, 2);
}

function encodingOf(name: string, { encoding }: Content): unknown {
  return encoding.find(([field]) => field === name)?.[1];
}

/** A field of a form; an object is JSON unless its style is declared. */
function encodeField(name: string, value: unknown, content: Content): string[] {
  const encoding = encodingOf(name, content);
  if (isObject(encoding) && ('style' in encoding || 'explode' in encoding)) {
    return serializeForm(name, value, encoding.explode !== false);
  }
  return toList(value).flatMap((item) => serializeForm(name, toText(item)));
}

/** The parts of a field: one for each item of a list. */
function toParts(name: string, value: unknown, content: Content): FormPart[] {
  const declared = stringAt(encodingOf(name, content), 'contentType')?.split(',')[0]?.trim();
  const mediaType = declared?.includes('*') ? undefined : declared;
  const own = content.schema?.properties.get(name);
  const schema = Array.isArray(value) ? own?.items : own;
  return toList(value).map((item): FormPart => {
    if (schema !== undefined && isFile(schema)) {
      return { name, file: texts.placeholders.file, ...(mediaType && { mediaType }) };
    }
    const isStructure = typeof item === 'object' && item !== null;
    const type = mediaType ?? (isStructure ? 'application/json' : undefined);
    return { name, value: toText(item), ...(type && { mediaType: type }) };
  });
}

/** Whether a schema describes bytes. */
function isFile(schema: Schema): boolean {
  const type = schema.get('contentMediaType');
  const isBytes = typeof type === 'string' && !/^text\/|[/+]json\b/.test(type);
  return schema.get('format') === 'binary' || isBytes;
}

/** The value of a parameter of a path or of a header, in the style `simple`. */
export function serializeSimple(
  value: unknown,
  explode = false,
  encode: (text: string) => string = (text) => text,
): string {
  if (!isObject(value)) {
    return toList(value)
      .map((one) => encode(toText(one)))
      .join(',');
  }
  const entries = Object.entries(value).map(([key, inner]) => [encode(key), encode(toText(inner))]);
  return entries.map((entry) => entry.join(explode ? '=' : ',')).join(',');
}

/** The `name=value` pairs of a parameter of the query, a field of a form or a cookie, in the style `form`. */
export function serializeForm(name: string, value: unknown, explode = true): string[] {
  const key = encodePart(name);
  if (!explode) return [`${key}=${serializeSimple(value, false, encodePart)}`];
  const pairs = isObject(value)
    ? Object.entries(value).map(([inner, one]) => [encodePart(inner), one] as const)
    : toList(value).map((one) => [key, one] as const);
  return pairs.map(([inner, one]) => `${inner}=${encodePart(toText(one))}`);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** A value as text: JSON for what has no other form. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** Percent-encodes a text, with lone surrogates, which a URL cannot contain, replaced. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
