type MaybeLines = string | readonly string[] | false | undefined;

/**
 * Template tag that renders a program. The items of an array stand on lines of their own, with the indentation of the first. A line that
 * consists of `false`, `undefined`, '' or `[]` is left out. The line break after the opening backtick is not part of the program.
 */
export function program(strings: TemplateStringsArray, ...values: readonly MaybeLines[]): string {
  const [start = '', ...texts] = strings;
  return texts.reduce((code, text, index) => {
    const value = values[index];
    // Undefined if the value does not stand at the start of its line.
    const indentation = /(?:^|\n)([ \t]*)$/.exec(code)?.[1];
    const rendered = typeof value === 'object' ? value.join(`\n${indentation ?? ''}`) : value || '';
    const isEmptyLine = rendered === '' && indentation !== undefined && text.startsWith('\n');
    return isEmptyLine
      ? code.slice(0, code.length - indentation.length) + text.slice(1)
      : code + rendered + text;
  }, start.slice(1));
}

/** Formats entries between braces, each on a line of its own; without entries just the braces. */
export function formatObject(entries: readonly string[], indentation = ''): string {
  if (entries.length === 0) return '{}';
  const lines = entries.map((entry) => `\n${indentation}  ${entry}`);
  return `{${lines.join(',')}\n${indentation}}`;
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Creates a function that formats string literals with the escapes of C, and escapes `alsoEscaped`, such as the `$` of interpolations. */
function createStringQuoter(delimiter: string, alsoEscaped = ''): (text: string) => string {
  const escaped = new RegExp(`[\\\\\\n\\r\\t${delimiter}${alsoEscaped}]`, 'g');
  return (text) => {
    const content = text.replaceAll(escaped, (found) => escapes[found] ?? `\\${found}`);
    return delimiter + content + delimiter;
  };
}

/** Formats a double-quoted string literal, as most languages have it. */
export const quote = createStringQuoter('"');
/** Formats a single-quoted string literal, as JavaScript and Python have it. */
export const quoteSingle = createStringQuoter("'");
/** Formats a double-quoted string literal in which `$` interpolates, as Kotlin and PHP have it. */
export const quoteInterpolated = createStringQuoter('"', '$');
/** Formats a Dart string literal, in which `$` interpolates. */
export const quoteDart = createStringQuoter("'", '$');

/** Formats a Ruby string literal, in which `#{`, `#$` and `#@` interpolate. */
export function quoteRuby(text: string): string {
  return quote(text).replaceAll(/#(?=[{$@])/g, '\\#');
}

/** Formats a string literal for each line of the text; C and Objective-C concatenate them. Two or more stand on lines of their own. */
export function quoteAsAdjacentLiterals(text: string, quoteLine: (line: string) => string): string {
  const lines = text.split(/(?<=\n)/).map(quoteLine);
  return lines.length === 1 ? lines.join('') : lines.map((line) => `\n      ${line}`).join('');
}

/** Formats an argument of a POSIX shell command. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Formats a PHP string literal. A carriage return is escaped, because HTML cannot show one. */
export function quotePhp(text: string): string {
  return text.includes('\r') ? quoteInterpolated(text) : `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

/** Formats an expandable PowerShell string. In PowerShell, typographic double quotes are delimiters too. */
export function quotePowershell(text: string): string {
  const escaped = text.replaceAll(/[`$"\u201c\u201d\u201e]/g, '`$&');
  return `"${escaped.replaceAll('\r', '`r').replaceAll('\n', '`n')}"`;
}

/** Formats a verbatim PowerShell string, or an expandable one if the text has a carriage return. Typographic quotes delimit too. */
export function quotePowershellLiteral(text: string): string {
  return text.includes('\r')
    ? quotePowershell(text)
    : `'${text.replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}

/** Returns the fewest repetitions of a character, possibly none, for which the delimiter made with them does not occur in the text. */
export function findUnusedRepetition(
  text: string,
  character: string,
  createDelimiter: (repeated: string) => string,
): string {
  let repeated = '';
  while (text.includes(createDelimiter(repeated))) repeated += character;
  return repeated;
}

/** How a language writes JSON values. */
interface JsonDialect {
  quote: (text: string) => string;
  /** Text between a key and its value. @default ': ' */
  separator?: string;
  /** Literals for `null`, `true` and `false`, if they differ from those of JSON. */
  literals?: Readonly<Record<string, string>>;
}

/** Converts formatted JSON to the syntax of a language; layout and numbers stay as they are. */
export function convertJson(
  json: string,
  { quote: quoteString, separator = ': ', literals }: JsonDialect,
): string {
  const tokens = /("(?:[^"\\]|\\.)*")(: )?|\b(?:null|true|false)\b/g;
  return json.replaceAll(tokens, (token, string?: string, isKey?: string) =>
    string === undefined
      ? (literals?.[token] ?? token)
      : quoteString(String(JSON.parse(string))) + (isKey ? separator : ''),
  );
}
