import { type FormPart, isJsonType, type SampleBody } from '../../../lib/request-samples';
import { isXmlType } from '../contract/isXmlType';
import { at, isObject, itemsAt, objectAt, stringAt } from '../contract/json';
import { printJson } from '../contract/numbers';
import { readShape, valuesOf } from '../model/shape';
import { type SampleContext, sampleXml } from './sampleValue';
import { printScalar, type Serialization, serializePairs } from './serialize';

/** A value as the body of a request. */
export function encodeBody(
  context: SampleContext,
  mediaType: string,
  media: unknown,
  value: unknown,
): SampleBody {
  const schema = at(media, 'schema');
  if (isJsonType(mediaType)) return { mediaType, text: toJson(context, schema, value) };
  if (isXmlType(mediaType) && typeof value !== 'string')
    return { mediaType, text: sampleXml(context, schema, value) };
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
  if (isBinary(context, [schema], mediaType))
    return { mediaType, file: context.texts.placeholders.file };
  return {
    mediaType,
    text: typeof value === 'string' ? printScalar(value) : (printJson(value, 2) ?? ''),
  };
}

/** JSON as text; an example that is JSON already, in a string, is not encoded again. */
export function toJson({ contract }: SampleContext, schema: unknown, value: unknown): string {
  const types = valuesOf(readShape(contract, [schema], []), 'type').flat();
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
  if (style !== undefined || explode !== undefined || allowReserved !== undefined)
    return serializePairs(name, value, { style, explode, allowReserved });
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
  const mediaType = declared?.trim() || undefined;
  const parts = readShape(contract, [source.schema], []).parts;
  const own = parts.flatMap((part) => at(part, 'properties', name) ?? []);
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  const schemas = Array.isArray(value) ? readItems(context, own) : own;
  return items.map((item): FormPart => {
    if (isBinary(context, schemas, mediaType ?? ''))
      return { name, file: texts.placeholders.file, ...(mediaType && { mediaType }) };
    const type =
      mediaType ?? (typeof item === 'object' && item !== null ? 'application/json' : undefined);
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
