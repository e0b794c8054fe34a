import type { FormPart, SampleBody } from '@aifindr-docs/request-samples';
import { isJson } from '../contract/checkObject';
import { isObject, stringAt } from '../contract/json';
import type { Content } from '../contract/readApi';
import type { Schema } from '../contract/schema';
import { texts } from '../texts';
import { serializeForm, toText } from './serialize';

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
  const isText = typeof value === 'string' && schema?.types.includes('string') !== true;
  const parsed = isText ? parse(value) : undefined;
  return JSON.stringify(isObject(parsed) || Array.isArray(parsed) ? parsed : value, undefined, 2);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.flatMap((item) => serializeForm(name, toText(item)));
}

/** The parts of a field: one for each item of a list. */
function toParts(name: string, value: unknown, content: Content): FormPart[] {
  const declared = stringAt(encodingOf(name, content), 'contentType')?.split(',')[0]?.trim();
  const mediaType = declared?.includes('*') ? undefined : declared;
  const own = content.schema?.properties.get(name);
  const schema = Array.isArray(value) ? own?.items : own;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.map((item): FormPart => {
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
