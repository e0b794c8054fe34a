/** A part of the window, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Surroundings {
  /** Where the panel may be. */
  room: Box;
  /** The placeholder that the panel changes, the line that it is in, the block around that. */
  mark: Box;
  line: Box;
  block: Box;
}

/** Space between the panel, what it leaves in view and the edges of the window. */
const gap = 8;

/**
 * Where a panel leaves most of the code that it changes in view: the whole block where the window has room beside, below or above it,
 * else the line with the placeholder, else the placeholder.
 *
 * @returns undefined where it would cover each of them
 */
export function choosePlace(
  { width, height }: { width: number; height: number },
  { room, mark, line, block }: Surroundings,
): { left: number; top: number } | undefined {
  const within = (least: number, wanted: number, most: number) =>
    Math.max(least, Math.min(wanted, most));
  const last = { left: room.right - width - gap, top: room.bottom - height - gap };
  const left = within(room.left + gap, mark.left, last.left);
  const top = within(room.top + gap, mark.top - height / 3, last.top);
  for (const seen of [block, line, mark]) {
    const places = [
      { left: seen.right + gap, top },
      { left: seen.left - width - gap, top },
      { left, top: seen.bottom + gap },
      { left, top: seen.top - height - gap },
    ];
    const place = places.find(
      (each) =>
        each.left >= room.left + gap &&
        each.left <= last.left &&
        each.top >= room.top + gap &&
        each.top <= last.top,
    );
    if (place !== undefined) return place;
  }
  return undefined;
}
