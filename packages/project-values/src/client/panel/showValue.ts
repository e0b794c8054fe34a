/**
 * Shows a value in a mark, or its placeholder where there is none. Only the data of its text node changes: React keeps those that it
 * has made.
 *
 * @param titles of a placeholder, of a value of the reader's own
 */
export function showValue(
  mark: HTMLElement,
  value: string | undefined,
  titles: readonly [placeholder: string, own: string],
): void {
  const text = mark.firstChild as Text;
  const original = (mark.dataset.original ??= text.data);
  const shown = value ?? original;
  if (text.data !== shown) text.data = shown;
  mark.title = titles[value === undefined ? 0 : 1];
  if (value === undefined) delete mark.dataset.original;
}
