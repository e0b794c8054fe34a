/**
 * Returns the index of the list entry that a key moves to, or undefined for keys that do not move. Arrows wrap around, Home and End
 * move to the ends (ARIA patterns of tabs and combobox).
 *
 * @param index the current entry, -1 for none
 * @param count the number of entries
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  const [next, previous] =
    direction === 'horizontal' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (count === 0) return undefined;
  if (key === next) return (index + 1) % count;
  if (key === previous) return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
