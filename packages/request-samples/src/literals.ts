// Control, format and separator characters and lone surrogates: legal in most literals, but invisible to readers.
// Except the joiner U+200D, which emoji need.
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Replaces characters by the escapes of a language; letters of any script are kept. */
export function escapeText(
  text: string,
  escapes: Readonly<Record<string, string>>,
  escapeInvisible: (character: string) => string,
): string {
  return Array.from(
    text,
    (character) =>
      escapes[character] ?? (invisible.test(character) ? escapeInvisible(character) : character),
  ).join('');
}

/** Writes literals between marks, with the escapes of C. */
function createQuote(
  mark: string,
  escapeInvisible: (character: string) => string,
  more: Readonly<Record<string, string>> = {},
): (text: string) => string {
  const escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', [mark]: `\\${mark}` };
  return (text) => mark + escapeText(text, { ...escapes, ...more }, escapeInvisible) + mark;
}

function toHex(character: string, length: number): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(length, '0');
}

/** `\uXXXX` for each UTF-16 unit. */
export function escapeUtf16(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${toHex(unit, 4)}`)
    .join('');
}

function escapeUtf32(character: string): string {
  return character.length > 1 ? `\\U${toHex(character, 8)}` : `\\u${toHex(character, 4)}`;
}

function escapeBraced(character: string): string {
  return `\\u{${toHex(character, 1)}}`;
}

/** Three octal digits for each UTF-8 byte, so that a digit after it is not read as part of it. */
function escapeBytes(character: string): string {
  return Array.from(
    Buffer.from(character, 'utf8'),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');
}

/** A literal of JavaScript, Java or C#. */
export const quoteUtf16 = createQuote('"', escapeUtf16);
/** A JavaScript literal in single quotes. */
export const quoteJavaScript = createQuote("'", escapeUtf16);
/** A Kotlin literal, where `$` interpolates. */
export const quoteKotlin = createQuote('"', escapeUtf16, { $: '\\$' });
/** A Dart literal, where `$` interpolates. */
export const quoteDart = createQuote("'", escapeUtf16, { $: '\\$' });
/** A Python or an interpreted Go literal. */
export const quoteUtf32 = createQuote('"', escapeUtf32);
/** A Python literal in single quotes. */
export const quotePython = createQuote("'", escapeUtf32);
/** A literal of OCaml, Swift or Rust. Swift interpolates after a backslash, which is escaped. */
export const quoteBraced = createQuote('"', escapeBraced);
/** An R literal. */
export const quoteR = createQuote('"', (character) =>
  character < '\x80' ? `\\x${toHex(character, 2)}` : `\\u{${toHex(character, 4)}}`,
);

/** A Ruby literal, where `#{`, `#$` and `#@` interpolate. */
export function quoteRuby(text: string): string {
  return quoteBraced(text).replaceAll(/#(?=[{$@])/g, '\\#');
}

const quoteBytes = createQuote('"', escapeBytes);

/** A C or Objective-C literal; `??` would start a trigraph. */
export function quoteC(text: string): string {
  return quoteBytes(text).replaceAll(/\?(?=\?)/g, '?\\');
}

/** Adjacent literals, one for each line of a text; from two on, each on a line of its own. */
export function quoteLines(text: string, quoteLine: (line: string) => string): string {
  const lines = text.split(/(?<=\n)/).map(quoteLine);
  return lines.length === 1 ? lines.join('') : lines.map((line) => `\n      ${line}`).join('');
}

/** A word of the shell. A carriage return is escaped, because HTML has none. */
export function quoteShell(text: string): string {
  if (!text.includes('\r')) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\r', '\\r')}'`;
}

/** A PHP literal: a backslash is escaped before a quote, before another one and at the end. */
export function quotePhp(text: string): string {
  if (text.includes('\r')) {
    const escaped = text.replaceAll(/[\\"$]/g, '\\$&');
    return `"${escaped.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
  }
  return `'${text.replaceAll(/\\{2,}|\\(?='|$)|'/g, (found) => found.replaceAll(/./g, '\\$&'))}'`;
}

/** A PowerShell literal in double quotes, which may be typographic. */
export function quotePowershell(text: string): string {
  const escaped = text.replaceAll(/[`$"\u201c\u201d\u201e]/g, '`$&');
  return `"${escaped.replaceAll('\r', '`r').replaceAll('\n', '`n')}"`;
}

/** A literal PowerShell text; its quotes may be typographic. */
export function quotePowershellLiteral(text: string): string {
  return text.includes('\r')
    ? quotePowershell(text)
    : `'${text.replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}

/** Length of the shortest fence that a text does not hold. */
export function fenceLength(text: string, fenceOf: (length: number) => string): number {
  let length = 0;
  while (text.includes(fenceOf(length))) length += 1;
  return length;
}
