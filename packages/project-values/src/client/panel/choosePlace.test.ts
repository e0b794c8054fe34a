import { expect, test } from 'vitest';
import { type Box, choosePlace } from './choosePlace';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const room = box(0, 0, 1280, 800);
const size = { width: 368, height: 280 };

/** A placeholder in the third line of a block. */
function place(block: Box, window: Box = room) {
  const line = box(block.left, block.top + 80, block.right - block.left, 22);
  const mark = box(block.left + 160, line.top, 110, 22);
  return choosePlace(size, { room: window, mark, line, block });
}

test.each([
  ['after it', box(40, 300, 700, 400), { left: 748, top: 380 - 280 / 3 }],
  ['before it, as in a column of samples', box(840, 300, 420, 400), { left: 464 }],
  ['below it', box(300, 100, 740, 200), { left: 460, top: 308 }],
  ['above it', box(300, 400, 740, 390), { left: 460, top: 112 }],
])('a block with room stays whole: the panel is %s', (_where, block, expected) => {
  expect(place(block)).toMatchObject(expected);
});

test('of a block as high as the window the line stays, else the placeholder', () => {
  expect(place(box(300, 60, 740, 740))).toMatchObject({ top: 170 });
  const low = box(0, 0, 1280, 300);
  expect(place(box(0, 60, 1280, 240), low)).toEqual({ left: 278, top: 12 });
});

test('in a window without room there is no place', () => {
  expect(place(box(16, 100, 358, 300), box(0, 0, 390, 320))).toBeUndefined();
});
