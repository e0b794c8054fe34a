/** The longest line of code that wraps on no screen, in characters. */
const shortLine = 30;
/** Share of the longer lines that begin left of the hanging indent. */
const most = 0.85;
/** The widest hanging indents, in characters, of a block and of a deep line in it: a phone shows about 40. */
const widest = 7;
const deepest = 11;

/**
 * Hanging indent of wrapped lines of code, in characters: nearly all lines that may wrap begin left of it.
 *
 * @returns undefined where the usual one, 3, does
 */
export function hangingIndent(code: string): number | undefined {
  const depths = code
    .split('\n')
    .filter((line) => line.length > shortLine)
    .map(depthOf)
    .sort((a, b) => a - b);
  const depth = depths[Math.ceil(most * depths.length) - 1] ?? 0;
  return depth < 3 ? undefined : Math.min(widest, (depth + 1) | 1);
}

/** The own hanging indent of a line that may wrap and begins no further left than the one of its block; undefined for any other line. */
export function deepIndent(line: string, ofBlock = 3): number | undefined {
  const depth = depthOf(line);
  return depth < ofBlock || line.trim().length + depth <= shortLine
    ? undefined
    : Math.min(deepest, (depth + 1) | 1);
}

/** Columns before the first letter; a tab is two (`src/css/base.css`). */
export function depthOf(line: string): number {
  return line.replaceAll('\t', '  ').search(/\S/);
}
