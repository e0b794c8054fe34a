// Control, format and separator characters and lone surrogates: legal in most literals, but invisible to readers.
// Except the joiner U+200D, which emoji need.
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a character is written as an escape in every language. */
export function needsEscape(character: string): boolean {
  return invisible.test(character);
}

/** Character escapes of a language. */
export interface Escapes {
  /** Escapes by character. */
  table: Readonly<Record<string, string>>;
  /** Escape of an invisible character that is not in the table. */
  codePoint: (codePoint: number) => string;
}

/** Escapes special characters; letters of any script are kept. */
export function escapeText(text: string, { table, codePoint }: Escapes): string {
  return Array.from(text, (character) => {
    const escape = table[character];
    if (escape !== undefined) return escape;
    return needsEscape(character) ? codePoint(character.codePointAt(0) ?? 0) : character;
  }).join('');
}

/** Hexadecimal digits of a code point, at least `length` of them. */
export function hex(codePoint: number, length: number): string {
  return codePoint.toString(16).padStart(length, '0');
}

/** `\uXXXX` for each UTF-16 unit, as JavaScript, Java, C#, Dart and Kotlin read it. */
export function utf16Escape(codePoint: number): string {
  return Array.from(
    { length: String.fromCodePoint(codePoint).length },
    (_, index) => `\\u${hex(String.fromCodePoint(codePoint).charCodeAt(index), 4)}`,
  ).join('');
}

/** An octal escape for each UTF-8 byte, for C: always three digits, so that a digit after it is not read as part of it. */
export function octalBytes(codePoint: number): string {
  return Array.from(
    Buffer.from(String.fromCodePoint(codePoint), 'utf8'),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');
}
