import { openerSelector } from '../marks';
import { type Box, choosePlace } from './choosePlace';

/** Windows in which the panel is a sheet at the bottom, as wide as they are. */
const narrow = '(max-width: 40rem)';

/** Space above and below the line that a sheet leaves in view. */
const space = 48;

/** The placeholder that a panel changes: the mark that opened it, or the one that is nearest to its button. */
export function findSubject(opener: HTMLElement, marks: readonly HTMLElement[]): HTMLElement {
  if (!opener.matches(openerSelector)) return opener;
  const { top } = opener.getBoundingClientRect();
  const distance = (mark: HTMLElement) => Math.abs(mark.getBoundingClientRect().top - top);
  return marks
    .filter(({ offsetWidth }) => offsetWidth > 0)
    .reduce(
      (nearest, mark) =>
        distance(mark) < (nearest === opener ? window.innerHeight : distance(nearest))
          ? mark
          : nearest,
      opener,
    );
}

/** Places an open panel where it leaves its subject in view; one that does already stays. */
export function placeBeside(dialog: HTMLElement, subject: HTMLElement): void {
  const room = readRoom();
  const size = { width: dialog.offsetWidth, height: dialog.offsetHeight };
  const surroundings = { room, ...readSurroundings(subject) };
  const { line } = surroundings;
  const now = dialog.getBoundingClientRect();
  const isInRoom = now.top >= room.top && now.bottom <= room.bottom && now.right <= room.right;
  if (dialog.dataset.placed !== undefined && isInRoom && !overlap(now, line)) return;
  dialog.dataset.placed = '';
  const place = matchMedia(narrow).matches ? undefined : choosePlace(size, surroundings);
  const { left, top } = place ?? {
    left: room.left + (room.right - room.left - size.width) / 2,
    top: room.bottom - size.height,
  };
  dialog.style.setProperty('left', `${left}px`);
  dialog.style.setProperty('top', `${top}px`);
  if (place === undefined) showAbove(line, { ...room, bottom: top });
}

/** What the reader sees of the window: the keyboard of a phone takes a part of it. */
function readRoom(): Box {
  const { visualViewport: seen } = window;
  const width = document.documentElement.clientWidth;
  const [left, top] = [seen?.offsetLeft ?? 0, seen?.offsetTop ?? 0];
  return {
    left,
    top,
    right: left + Math.min(width, seen?.width ?? width),
    bottom: top + (seen?.height ?? window.innerHeight),
  };
}

function readSurroundings(subject: HTMLElement): Record<'mark' | 'line' | 'block', Box> {
  const mark = subject.getBoundingClientRect();
  const around =
    subject.closest('.theme-code-block') ?? subject.closest('pre') ?? subject.closest('p, li, td');
  const block = (around ?? subject).getBoundingClientRect();
  const line = { left: block.left, right: block.right, top: mark.top, bottom: mark.bottom };
  return { mark, line, block };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** Scrolls a line into the part of the window above a sheet. */
function showAbove(line: Box, { top, bottom }: Box): void {
  const low = line.bottom - Math.max(bottom - space, top + space);
  const high = line.top - (top + 2 * space);
  if (low > 0) window.scrollBy({ top: low, behavior: 'instant' });
  else if (high < 0) window.scrollBy({ top: high, behavior: 'instant' });
}
