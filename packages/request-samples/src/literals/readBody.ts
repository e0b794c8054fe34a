import type { TextBody } from '../httpRequest';
import { plainJson, writeJson } from './writeJson';

/** A body as JSON, which may be formatted, or as text, which is sent verbatim. */
export type ReadBody = { kind: 'json'; json: string } | { kind: 'text'; text: string };

/** Reads a body; JSON is formatted, with the digits of its numbers and the order of its keys kept. */
export function readBody(body: TextBody): ReadBody {
  return isJsonType(body.mediaType) && isJson(body.text)
    ? { kind: 'json', json: writeJson(body.text, plainJson) }
    : { kind: 'text', text: body.text };
}

/** The text of a body, formatted if it is JSON. */
export function readBodyText(body: TextBody): string {
  const read = readBody(body);
  return read.kind === 'json' ? read.json : read.text;
}

/**
 * Reads a body for a language that writes JSON as native values: JSON that such values cannot represent exactly
 * (numbers beyond a double, or just `null`) is returned as text.
 */
export function readNativeBody(body: TextBody): ReadBody {
  const read = readBody(body);
  if (read.kind === 'text') return read;
  const isExact =
    read.json
      .replace(/"(?:[^"\\]|\\.)*"/g, '')
      .match(/-?\d[\d.eE+-]*/g)
      ?.every(isExactNumber) ?? true;
  return isExact && read.json !== 'null' ? read : { kind: 'text', text: read.json };
}

/** Whether a media type holds JSON. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isExactNumber(digits: string): boolean {
  const value = Number(digits);
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
