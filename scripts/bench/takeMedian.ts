/** The middle one of some numbers, the upper one of two; NaN of none. */
export function takeMedian(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
