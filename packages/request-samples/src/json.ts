import { escapeText, escapeUtf16 } from './literals';
import type { WrittenBody } from './sampleWriter';

/** Syntax of JSON values in a language. */
export interface JsonDialect {
  null: string;
  true: string;
  false: string;
  string: (text: string) => string;
  /** Writes a key. @default string */
  key?: (text: string) => string;
  /** @default ': ' */
  colon?: string;
}

/** JSON itself: letters of any script are kept, invisible characters are escaped. */
const plainJson: JsonDialect = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: (text) => escapeText(JSON.stringify(text), {}, escapeUtf16),
};

const tokens = /"(?:[^"\\]|\\.)*"|[[{]\s*[\]}]|[[\]{},:]|[^\s[\]{},:"]+/g;

/** Whether a media type holds JSON. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** JSON in the syntax of a language. Works on tokens, so that numbers keep their digits and keys their order. */
export function writeJson(json: string, dialect: JsonDialect = plainJson): string {
  let depth = 0;
  const breakLine = () => `\n${'  '.repeat(depth)}`;
  const write = (part: string, index: number, parts: readonly string[]): string => {
    switch (part) {
      case '{':
      case '[':
        depth += 1;
        return part + breakLine();
      case '}':
      case ']':
        depth -= 1;
        return breakLine() + part;
      case ',':
        return part + breakLine();
      case ':':
        return dialect.colon ?? ': ';
      case 'null':
      case 'true':
      case 'false':
        return dialect[part];
    }
    if (!part.startsWith('"')) return part.replaceAll(/\s/g, '');
    const writeString = parts[index + 1] === ':' ? (dialect.key ?? dialect.string) : dialect.string;
    return writeString(String(JSON.parse(part)));
  };
  return (json.match(tokens) ?? []).map(write).join('');
}

/** JSON as values of a language; undefined where they cannot hold it exactly: digits beyond a double, or just `null`. */
export function writeValues(body: WrittenBody, dialect: JsonDialect): string | undefined {
  if (body.kind !== 'json' || body.text === 'null') return undefined;
  const numbers = body.text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? [];
  return numbers.every(isExact) ? writeJson(body.text, dialect) : undefined;
}

function isExact(digits: string): boolean {
  const value = Number(digits);
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
