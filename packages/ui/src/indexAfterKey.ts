/**
 * Returns the index of the list entry to which a key moves from the entry at `index` (-1 for none), or undefined for other keys and for an
 * empty list. Arrows wrap around, Home and End move to the ends (ARIA patterns of tabs and combobox).
 */
export function indexAfterKey(
  key: string,
  index: number,
  entryCount: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  const [next, previous] =
    direction === 'horizontal' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  if (entryCount === 0) return undefined;
  if (key === next) return (index + 1) % entryCount;
  if (key === previous) return (Math.max(index, 0) - 1 + entryCount) % entryCount;
  if (key === 'Home') return 0;
  return key === 'End' ? entryCount - 1 : undefined;
}
