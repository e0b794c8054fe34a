/** The longest line of code that wraps on no screen, in characters. */
const shortLine = 30;
/** Share of the longer lines that begin left of the hanging indent. */
const most = 0.85;
/** The widest hanging indent, in characters: a phone shows about 40. */
const widest = 7;

/**
 * Hanging indent of wrapped lines of code, in characters: nearly all lines that may wrap begin left of it.
 *
 * @returns undefined where the usual one, 3, does
 */
export function hangingIndent(code: string): number | undefined {
  const depths = code
    .split('\n')
    .filter((line) => line.length > shortLine)
    .map((line) => line.search(/\S/))
    .sort((a, b) => a - b);
  const depth = depths[Math.ceil(most * depths.length) - 1] ?? 0;
  return depth < 3 ? undefined : Math.min(widest, (depth + 1) | 1);
}
