/**
 * Returns the index of the list entry to which a key moves from the entry at `index` (-1 for none), or undefined for other keys and for an
 * empty list. Arrows wrap around, Home and End move to the ends (ARIA patterns of tabs and combobox).
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
