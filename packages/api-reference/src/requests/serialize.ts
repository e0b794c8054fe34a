import { isObject } from '../contract/json';
import { printJson, unmark } from '../contract/numbers';

/** How a value is written: the fields of a parameter or of an entry of `encoding`. */
export interface Serialization {
  style?: unknown;
  explode?: unknown;
  allowReserved?: unknown;
  /** Media types of a value that is written whole. */
  content?: unknown;
}

type Encode = (text: string) => string;

/** A parameter of the path in its style, which may bring a prefix: `;id=5`. */
export function serializePath(name: string, value: unknown, how: Serialization): string {
  const items = flattenValue(value, how, encodePart);
  const key = encodePart(name);
  if (how.style === 'matrix') {
    if (items.pairs) return items.pairs.map((pair) => `;${pair}`).join('');
    const isList = how.explode === true;
    return isList
      ? items.values.map((item) => `;${key}${item && `=${item}`}`).join('')
      : `;${key}${items.text && `=${items.text}`}`;
  }
  if (how.style === 'label') {
    const isExploded = how.explode === true;
    return `.${isExploded ? (items.pairs ?? items.values).join('.') : items.text}`;
  }
  return items.pairs?.join(',') ?? items.text;
}

/** The value of a header. */
export function serializeHeader(value: unknown, how: Serialization): string {
  const { pairs, text } = flattenValue(value, how, (part) => part);
  return pairs?.join(',') ?? text;
}

/** The `name=value` pairs of a parameter of the query, a field of a form or a cookie. */
export function serializePairs(
  name: string,
  value: unknown,
  { style = 'form', ...how }: Serialization,
): string[] {
  const encode =
    style === 'cookie'
      ? (text: string) => text
      : how.allowReserved === true
        ? encodeReserved
        : encodePart;
  const key = encode === encodePart || encode === encodeReserved ? encodePart(name) : name;
  if (style === 'deepObject' && typeof value === 'object' && value !== null) {
    return listDeep(name, value).map(([path, text]) => `${encodePart(path)}=${encode(text)}`);
  }
  const explode = how.explode ?? (style === 'form' || style === 'cookie');
  const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
  const { pairs, values, text } = flattenValue(
    value,
    { ...how, explode },
    encode,
    separators[String(style)],
  );
  if (pairs) return pairs;
  return Array.isArray(value) && explode === true
    ? values.map((item) => `${key}=${item}`)
    : [`${key}=${text}`];
}

interface Flat {
  /** `key=value`, for the fields of an exploded object only. */
  pairs?: string[];
  values: string[];
  /** All in one. */
  text: string;
}

function flattenValue(
  value: unknown,
  { explode, content }: Serialization,
  encode: Encode,
  separator = ',',
): Flat {
  if (content !== undefined) {
    const text = encode(typeof value === 'string' ? unmark(value) : (printJson(value) ?? ''));
    return { values: [text], text };
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [
      encode(key),
      encode(printScalar(inner)),
    ]);
    const pairs = entries.map((entry) => entry.join('='));
    const text = entries.flat().join(separator);
    return { ...(explode === true && { pairs }), values: entries.flat(), text };
  }
  const values = (Array.isArray(value) ? value : [value]).map((item) => encode(printScalar(item)));
  return { values, text: values.join(separator) };
}

/** Every scalar in a value with its path: `filter[range][from]`. */
function listDeep(path: string, value: unknown): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, printScalar(value)]];
  return Object.entries(value).flatMap(([key, inner]) => listDeep(`${path}[${key}]`, inner));
}

/** A value as text: JSON for what has no other form. */
export function printScalar(value: unknown): string {
  if (typeof value === 'string') return unmark(value);
  return value === null ? '' : (printJson(value) ?? '');
}

/** Percent-encodes a text, with lone surrogates, which a URL cannot contain, replaced. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}

/** Leaves what is encoded already, and reserved characters but those that end a value. */
function encodeReserved(text: string): string {
  return encodePart(text)
    .replaceAll(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, (code) => decodeURIComponent(code))
    .replaceAll(/%25(?=[\dA-F]{2})/gi, '%');
}
