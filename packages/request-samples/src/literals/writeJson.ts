import { needsEscape, utf16Escape } from './escapeText';

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

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** JSON itself: non-ASCII text is kept, invisible characters are escaped. */
export const plainJson: JsonDialect = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: (text) =>
    Array.from(JSON.stringify(text), (character) =>
      needsEscape(character) ? utf16Escape(character.codePointAt(0) ?? 0) : character,
    ).join(''),
};

/**
 * Translates JSON text to the syntax of a language, indented by two spaces. Works on tokens rather than on a parsed value,
 * so that numbers keep their digits and keys their order.
 */
export function writeJson(json: string, dialect: JsonDialect): string {
  const parts = json.match(tokens) ?? [];
  let depth = 0;
  return parts
    .map((part, index) => {
      const next = parts[index + 1];
      switch (part) {
        case '{':
        case '[':
          if (next === '}' || next === ']') return part;
          depth += 1;
          return part + newLine(depth);
        case '}':
        case ']': {
          const isEmpty = parts[index - 1] === '{' || parts[index - 1] === '[';
          if (isEmpty) return part;
          depth -= 1;
          return newLine(depth) + part;
        }
        case ',':
          return part + newLine(depth);
        case ':':
          return dialect.colon ?? ': ';
        case 'null':
        case 'true':
        case 'false':
          return dialect[part];
        default:
          return part.startsWith('"') ? writeString(part, next === ':', dialect) : part;
      }
    })
    .join('');
}

function newLine(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}

function writeString(part: string, isKey: boolean, dialect: JsonDialect): string {
  const text = String(JSON.parse(part));
  return isKey && dialect.key ? dialect.key(text) : dialect.string(text);
}
