import { isObject } from '../contract/json';

/** The value of a parameter of a path or of a header, in the style `simple`. */
export function serializeSimple(
  value: unknown,
  explode = false,
  encode: (text: string) => string = (text) => text,
): string {
  if (!isObject(value)) return listTexts(value).map(encode).join(',');
  const entries = Object.entries(value).map(([key, inner]) => [encode(key), encode(toText(inner))]);
  return entries.map((entry) => entry.join(explode ? '=' : ',')).join(',');
}

/** The `name=value` pairs of a parameter of the query, a field of a form or a cookie, in the style `form`. */
export function serializeForm(name: string, value: unknown, explode = true): string[] {
  const key = encodePart(name);
  if (isObject(value)) {
    const entries = Object.entries(value).map(([inner, text]) => [
      encodePart(inner),
      encodePart(toText(text)),
    ]);
    return explode
      ? entries.map((entry) => entry.join('='))
      : [`${key}=${entries.flat().join(',')}`];
  }
  const texts = listTexts(value).map(encodePart);
  return explode ? texts.map((text) => `${key}=${text}`) : [`${key}=${texts.join(',')}`];
}

function listTexts(value: unknown): string[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).map(toText);
}

/** A value as text: JSON for what has no other form. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** Percent-encodes a text, with lone surrogates, which a URL cannot contain, replaced. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
