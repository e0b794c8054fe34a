import { openerSelector } from '../marks';
import { type Box, choosePlace } from './choosePlace';

/** Windows in which the panel is a sheet at the bottom, as wide as they are. */
const narrow = '(max-width: 40rem)';

/** Space around the line that is scrolled into view. */
const space = 24;

/** What the navbar takes of the window at most, with the bar below it. */
const navbar = 72;

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
  const now = dialog.getBoundingClientRect();
  const isFirst = dialog.dataset.placed === undefined;
  const isInRoom = now.top >= room.top && now.bottom <= room.bottom && now.right <= room.right;
  if (!isFirst && isInRoom && !overlap(now, readSurroundings(subject).line)) return;
  dialog.dataset.placed = '';
  // A button may be in view where the code is not.
  if (isFirst) showLine(subject, room);
  const size = { width: dialog.offsetWidth, height: dialog.offsetHeight };
  const place = matchMedia(narrow).matches
    ? undefined
    : choosePlace(size, { room, ...readSurroundings(subject) });
  const { left, top } = place ?? {
    left: room.left + (room.right - room.left - size.width) / 2,
    top: room.bottom - size.height,
  };
  dialog.style.setProperty('left', `${left}px`);
  dialog.style.setProperty('top', `${top}px`);
  if (place === undefined) showLine(subject, { ...room, bottom: top });
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
  const words = readWords(subject).filter(
    ({ top, bottom }) => top < mark.bottom && bottom > mark.top,
  );
  const line = {
    left: Math.max(block.left, Math.min(...words.map(({ left }) => left))),
    right: Math.min(block.right, Math.max(...words.map(({ right }) => right))),
    top: mark.top,
    bottom: mark.bottom,
  };
  return { mark, line, block };
}

/** Boxes of the texts around a mark; a box of an element may be as wide as the block. */
function readWords(subject: HTMLElement): DOMRect[] {
  const around = subject.closest('pre, p, li, td') ?? subject;
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = [subject.getBoundingClientRect()];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** Scrolls so that the line of a placeholder is in a part of the window, below the navbar. */
function showLine(subject: HTMLElement, room: Box): void {
  const { line } = readSurroundings(subject);
  const least = room.top + navbar;
  const low = line.bottom - Math.max(room.bottom - space, least + line.bottom - line.top);
  const top = line.top < least ? line.top - least - space : Math.max(low, 0);
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}
