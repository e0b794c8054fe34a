import type { SampleRequest } from '../sampleRequest';
import { plainJson, writeJson } from './writeJson';

/** What a body is to the languages: JSON that can be shown laid out, or text to be sent to the letter. */
export type ReadBody = { kind: 'json'; json: string } | { kind: 'text'; text: string };

/** Reads a body; JSON comes back laid out, with its digits and key order kept. */
export function readBody(body: NonNullable<SampleRequest['body']>): ReadBody {
  return isJsonType(body.mediaType) && isJson(body.text)
    ? { kind: 'json', json: writeJson(body.text, plainJson) }
    : { kind: 'text', text: body.text };
}

/** The text of a body, laid out if it is JSON. */
export function readBodyText(body: NonNullable<SampleRequest['body']>): string {
  const read = readBody(body);
  return read.kind === 'json' ? read.json : read.text;
}

/**
 * Reads a body for a language that writes JSON as its own values: JSON that those values cannot carry exactly
 * (numbers beyond a double, or nothing but `null`) comes back as text.
 */
export function readNativeBody(body: NonNullable<SampleRequest['body']>): ReadBody {
  const read = readBody(body);
  if (read.kind === 'text') return read;
  const isExact =
    read.json
      .replace(/"(?:[^"\\]|\\.)*"/g, '')
      .match(/-?\d[\d.eE+-]*/g)
      ?.every(isExactNumber) ?? true;
  return isExact && read.json !== 'null' ? read : { kind: 'text', text: read.json };
}

function isJsonType(mediaType: string): boolean {
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
