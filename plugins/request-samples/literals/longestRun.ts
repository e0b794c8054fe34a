/** Length of the longest text that the pattern's first group takes anywhere in the text; 0 without a match. */
export function longestRun(text: string, pattern: RegExp): number {
  return Math.max(0, ...Array.from(text.matchAll(pattern), ([, run]) => run?.length ?? 0));
}
