import { type FormPart, isJsonType, type SampleBody } from '@aifindr-docs/request-samples';
import { isXmlType } from '../contract/isXmlType';
import { at, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { printJson } from '../contract/numbers';
import { readShape, valuesOf } from '../contract/shape';
import { type SampleContext, sampleXml } from './sampleValue';
import { printScalar, type Serialization, serializePairs } from './serialize';

/** A value as the body of a request. */
export function encodeBody(
  context: SampleContext,
  declaredType: string,
  media: unknown,
  value: unknown,
): SampleBody {
  const schema = at(media, 'schema');
  const mediaType = chooseType(declaredType, value);
  if (isJsonType(mediaType)) return { mediaType, text: toJson(context, schema, value) };
  if (isXmlType(mediaType) && typeof value !== 'string') {
    return { mediaType, text: sampleXml(context, schema, value) };
  }
  if (/^multipart\//i.test(mediaType) && isObject(value)) {
    const parts = Object.entries(value).flatMap(([name, inner]) =>
      toParts(context, name, inner, { schema, encoding: at(media, 'encoding', name) }),
    );
    return { mediaType, parts };
  }
  if (/x-www-form-urlencoded/i.test(mediaType) && isObject(value)) {
    const pairs = Object.entries(value).flatMap(([name, inner]) =>
      encodeField(name, inner, objectAt(media, 'encoding', name)),
    );
    return { mediaType, text: pairs.join('&') };
  }
  if (typeof value !== 'object' && isBinary(context, [schema], mediaType)) {
    return { mediaType, file: context.texts.placeholders.file };
  }
  // Each line of these is JSON.
  const indent = /ndjson|jsonl|json-seq/i.test(mediaType) ? undefined : 2;
  const text = typeof value === 'string' ? printScalar(value) : (printJson(value, indent) ?? '');
  return { mediaType, text };
}

/** What a request sends for a range of media types. */
function chooseType(declared: string, value: unknown): string {
  if (!declared.includes('*')) return declared;
  if (typeof value === 'object' && value !== null) return 'application/json';
  return declared.startsWith('text/') ? 'text/plain' : 'application/octet-stream';
}

/** JSON as text; an example that is JSON already, in a string, is not encoded again. */
export function toJson({ contract }: SampleContext, schema: unknown, value: unknown): string {
  const types = valuesOf(readShape(contract, [schema]), 'type').flat();
  if (typeof value === 'string' && !types.includes('string') && isJsonText(value)) return value;
  return printJson(value, 2) ?? '';
}

function isJsonText(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** A field of a form; an object is JSON unless its style is declared. */
function encodeField(name: string, value: unknown, encoding: Serialization): string[] {
  const { style, explode, allowReserved } = encoding;
  if (style !== undefined || explode !== undefined || allowReserved !== undefined) {
    return serializePairs(name, value, { style, explode, allowReserved });
  }
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  return items.flatMap((item) => serializePairs(name, printScalar(item), {}));
}

interface PartSource {
  schema: unknown;
  encoding: unknown;
}

/** The parts of a field: one for each item of a list. */
function toParts(
  context: SampleContext,
  name: string,
  value: unknown,
  source: PartSource,
): FormPart[] {
  const { contract, texts } = context;
  const [declared] = (stringAt(source.encoding, 'contentType') ?? '').split(',');
  const mediaType = declared?.includes('*') ? undefined : declared?.trim() || undefined;
  const parts = readShape(contract, [source.schema], []).parts;
  const own = parts.flatMap(
    (part) => at(part, 'properties', name) ?? at(part, 'additionalProperties') ?? [],
  );
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  const schemas = Array.isArray(value) ? readItems(context, own) : own;
  return items.map((item): FormPart => {
    if (isBinary(context, schemas, mediaType ?? '')) {
      return { name, file: texts.placeholders.file, ...(mediaType && { mediaType }) };
    }
    const isStructure = typeof item === 'object' && item !== null;
    if (isStructure && mediaType !== undefined && isXmlType(mediaType)) {
      return { name, value: sampleXml(context, own[0], item), mediaType };
    }
    const type = mediaType ?? (isStructure ? 'application/json' : undefined);
    return { name, value: printScalar(item), ...(type && { mediaType: type }) };
  });
}

function readItems({ contract }: SampleContext, schemas: readonly unknown[]): unknown[] {
  return readShape(contract, schemas, []).parts.flatMap((part) => {
    const items = at(part, 'items');
    return items === undefined ? itemsAt(part, 'prefixItems').slice(0, 1) : [items];
  });
}

const textTypes = /^text\/|[/+](json|xml|yaml)\b|x-www-form-urlencoded|javascript|graphql/i;

/** Whether a schema describes bytes: by its format, or because its media type is not one of text. */
function isBinary(
  { contract }: SampleContext,
  schemas: readonly unknown[],
  mediaType: string,
): boolean {
  const shape = readShape(
    contract,
    schemas.filter((schema) => schema !== undefined),
    [],
  );
  if (valuesOf(shape, 'format').includes('binary')) return true;
  const [inner] = valuesOf(shape, 'contentMediaType');
  if (valuesOf(shape, 'contentEncoding').length > 0) return false;
  const type = typeof inner === 'string' ? inner : mediaType;
  const isScalar = valuesOf(shape, 'properties').length === 0;
  return (
    isScalar && /^(application|audio|font|image|model|video)\//i.test(type) && !textTypes.test(type)
  );
}
