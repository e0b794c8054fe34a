import { type Escapes, escapeText, hex, octalBytes, utf16Escape } from './escapeText';

const backslash = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' } as const;

/** Escapes of the C family, by the quote around the literal. */
function cLike(
  quote: string,
  codePoint: Escapes['codePoint'],
  extra: Readonly<Record<string, string>> = {},
): Escapes {
  return { table: { ...backslash, [quote]: `\\${quote}`, ...extra }, codePoint };
}

/** Inside a JavaScript, Java or C# literal. */
export function escapeUtf16(text: string, quote: string): string {
  return escapeText(text, cLike(quote, utf16Escape));
}

/** Inside a Kotlin or Dart literal, where `$` starts an interpolation. */
export function escapeWithDollar(text: string, quote: string): string {
  return escapeText(text, cLike(quote, utf16Escape, { $: '\\$' }));
}

/** Inside a Python or an interpreted Go literal. */
export function escapeUtf32(text: string, quote: string): string {
  return escapeText(
    text,
    cLike(quote, (codePoint) =>
      codePoint > 0xffff ? `\\U${hex(codePoint, 8)}` : `\\u${hex(codePoint, 4)}`,
    ),
  );
}

/** Inside a double-quoted Ruby literal, where `#{`, `#$` and `#@` start an interpolation. */
export function escapeRuby(text: string, quote: string): string {
  return escapeText(
    text,
    cLike(quote, (codePoint) => `\\u{${hex(codePoint, 1)}}`),
  ).replace(/#(?=[{$@])/g, '\\#');
}

/** Inside a C or Objective-C literal; `??` would start a trigraph. */
export function escapeC(text: string, quote: string): string {
  return escapeText(text, cLike(quote, octalBytes)).replace(/\?(?=\?)/g, '?\\');
}

/** Inside an R literal. */
export function escapeR(text: string, quote: string): string {
  return escapeText(
    text,
    cLike(quote, (codePoint) =>
      codePoint < 0x80 ? `\\x${hex(codePoint, 2)}` : `\\u{${hex(codePoint, 4)}}`,
    ),
  );
}

/** Inside an OCaml, Swift or Rust literal. Swift's interpolation starts with a backslash, which is escaped. */
export function escapeBraced(text: string, quote: string): string {
  return escapeText(
    text,
    cLike(quote, (codePoint) => `\\u{${hex(codePoint, 1)}}`),
  );
}

/** Inside a shell word in single quotes: only the quote is special. */
export function escapeShell(text: string): string {
  return text.replaceAll("'", "'\\''");
}

/** Inside a single-quoted PHP literal: a backslash needs escaping before a quote, before another one and at the end. */
export function escapePhp(text: string): string {
  return text.replace(/\\{2,}|\\(?='|$)|'/g, (found) => found.replace(/./g, '\\$&'));
}

// PowerShell treats typographic quotes like plain ones.
const powershellSingle = /['\u2018\u2019\u201a\u201b]/g;
const powershellDouble = /[`$"\u201c\u201d\u201e]/g;

/** Inside a PowerShell literal, single- or double-quoted. */
export function escapePowershell(text: string, quote: string): string {
  return quote === "'"
    ? text.replace(powershellSingle, '$&$&')
    : text.replace(powershellDouble, '`$&');
}
