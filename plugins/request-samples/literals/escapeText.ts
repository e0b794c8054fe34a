// Control, format and lone surrogate characters and separators: legal in most literals, but a reader cannot see them.
// The joiner U+200D stays: emoji are made with it.
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a character has to be written as an escape in every language. */
export function needsEscape(character: string): boolean {
  return invisible.test(character);
}

/** How a language escapes single characters of a literal. */
export interface Escapes {
  /** Escapes by character. */
  table: Readonly<Record<string, string>>;
  /** Escape of a character that must not stand as it is and is not in the table. */
  codePoint: (codePoint: number) => string;
}

/** Text with each special character escaped; letters of any script stay readable. */
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

/** An octal escape for each UTF-8 byte, as C reads it: always three digits, so that no digit after it can join. */
export function octalBytes(codePoint: number): string {
  return Array.from(
    Buffer.from(String.fromCodePoint(codePoint), 'utf8'),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');
}
