/** Length of the longest match of the pattern's first group; 0 without a match. */
export function longestRun(text: string, pattern: RegExp): number {
  return Math.max(0, ...Array.from(text.matchAll(pattern), ([, run]) => run?.length ?? 0));
}
