/**
 * Acts on the first of the blocks that wait, which wait no longer then: what fits into a frame of a browser on a slow phone.
 *
 * @param elements how many they may hold together; the last one may go beyond that
 */
export function actOnSome(
  waiting: Set<HTMLElement>,
  elements: number,
  act: (block: HTMLElement) => void,
): void {
  let count = 0;
  for (const block of waiting) {
    if (count >= elements) {
      return;
    }
    waiting.delete(block);
    act(block);
    count += block.getElementsByTagName('*').length;
  }
}
