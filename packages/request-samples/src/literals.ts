const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes literals between marks with the escapes of C; `special` is a character that begins something else in a literal. */
function createQuote(mark: string, special = ''): (text: string) => string {
  const escaped = new RegExp(`[\\\\\\n\\r\\t${mark}${special}]`, 'g');
  return (text) =>
    mark + text.replaceAll(escaped, (found) => escapes[found] ?? `\\${found}`) + mark;
}

/** A literal of most languages. */
export const quote = createQuote('"');
/** One of JavaScript or Python. */
export const quoteSingle = createQuote("'");
/** A Kotlin literal, where `$` interpolates. */
export const quoteKotlin = createQuote('"', '$');
/** A Dart literal, where `$` interpolates. */
export const quoteDart = createQuote("'", '$');

/** A Ruby literal, where `#{`, `#$` and `#@` interpolate. */
export function quoteRuby(text: string): string {
  return quote(text).replaceAll(/#(?=[{$@])/g, '\\#');
}

/** Adjacent literals of C, one for each line of a text; from two on, each on a line of its own. */
export function quoteLines(text: string, quoteLine: (line: string) => string): string {
  const lines = text.split(/(?<=\n)/).map(quoteLine);
  return lines.length === 1 ? lines.join('') : lines.map((line) => `\n      ${line}`).join('');
}

/** A word of the shell. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A PHP literal. A carriage return is escaped, because HTML has none. */
export function quotePhp(text: string): string {
  if (!text.includes('\r')) return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
  return `"${text
    .replaceAll(/[\\"$]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')}"`;
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

/** A fence of the shortest length that a text does not hold. */
export function chooseFence(
  text: string,
  mark: string,
  fenceOf: (marks: string) => string,
): string {
  let marks = '';
  while (text.includes(fenceOf(marks))) marks += mark;
  return marks;
}

/** How a language writes JSON values. */
interface JsonDialect {
  string: (text: string) => string;
  /** @default ': ' */
  colon?: string;
  /** What it calls `null`, `true` and `false`, where that differs. */
  words?: Readonly<Record<string, string>>;
}

/** Formatted JSON in the syntax of a language. */
export function writeJson(json: string, { string, colon = ': ', words }: JsonDialect): string {
  const tokens = /("(?:[^"\\]|\\.)*")(: )?|\b(?:null|true|false)\b/g;
  return json.replaceAll(tokens, (found, text?: string, isKey?: string) =>
    text === undefined
      ? (words?.[found] ?? found)
      : string(String(JSON.parse(text))) + (isKey ? colon : ''),
  );
}
