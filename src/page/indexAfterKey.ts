const arrows = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

/**
 * The entry of a list that a key leads to: arrows go round, Home and End go to the ends (the ARIA patterns of tabs and of
 * combobox ask for that).
 *
 * @param index where the reader is now
 * @param count of entries
 * @returns an index, or undefined for keys that lead nowhere
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof arrows,
): number | undefined {
  const { next, previous } = arrows[direction];
  switch (count === 0 ? undefined : key) {
    case next:
      return (index + 1) % count;
    case previous:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
