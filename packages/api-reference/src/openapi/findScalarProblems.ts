import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Problem } from '../Problem';

/** Matches U+FFFD, which replaces bytes that are not UTF-8, and characters that break URLs, headers, scripts or YAML. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

/** Finds strings with unprintable characters, and numbers that are not valid JSON or whose value JavaScript would change. */
export function findScalarProblems(file: string, text: string): Problem[] {
  const lineCounter = new LineCounter();
  const problems: Problem[] = [];
  // Redocly reports duplicate keys. This parser would take quadratic time to find them.
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  visit(document, {
    Scalar(_key, scalar) {
      const message = describeScalarProblem(scalar);
      if (message === undefined) return;
      const { line, col: column } = lineCounter.linePos(scalar.range?.[0] ?? 0);
      problems.push({ file, line, column, message });
    },
  });
  return problems;
}

function describeScalarProblem({ value, source = '' }: Scalar): string | undefined {
  if (typeof value === 'string') {
    if (!unprintable.test(value)) return undefined;
    return 'has a character that no page can show: remove it, or save the file as UTF-8';
  }
  if (typeof value !== 'number' || isExactJsonNumber(value, source)) return undefined;
  return `JavaScript cannot write the number ${source} as it is: write it in quotes if it is a string, or remove it`;
}

/** Whether a number is valid JSON and keeps its value when parsed: `0.50` and `1e3` do both, `01234` and `9007199254740993` do not. */
function isExactJsonNumber(value: number, source: string): boolean {
  const isDecimal = /^-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?$/i.test(source);
  return isDecimal && significantDigitsOf(source) === significantDigitsOf(value.toExponential());
}

/** Returns the digits of a number without its exponent and without zeros at either end. */
function significantDigitsOf(number: string): string {
  return number
    .replace(/e.*/i, '')
    .replaceAll(/\D/g, '')
    .replaceAll(/^0+|0+$/g, '');
}
