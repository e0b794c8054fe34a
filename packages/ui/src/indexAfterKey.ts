const arrows = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const;

/**
 * The entry of a list that a key moves to: arrows wrap around, Home and End move to the ends (ARIA patterns of tabs and
 * combobox).
 *
 * @param index the current entry, -1 for none
 * @param count number of entries
 * @returns an index, or undefined for other keys
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
      return (Math.max(index, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
