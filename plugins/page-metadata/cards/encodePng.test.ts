import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { encodePng } from './encodePng';

const size = { width: 30, height: 20 };

/** Pixels of as many colours as asked for, in bands that do not end where rows do. */
const paint = (colours: number, alpha = 255) =>
  Buffer.from(
    Array.from({ length: size.width * size.height }, (_, index) => index % colours).flatMap(
      (colour) => [colour & 255, colour >> 8, 7, alpha],
    ),
  );

const decode = (png: Buffer) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><image width="${size.width}" height="${size.height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render().pixels;

test.each([1, 2, 97, 256])(
  'a picture of %i colours has the same pixels after decoding',
  (count) => {
    const pixels = paint(count);
    const png = encodePng({ ...size, pixels });
    expect(png && decode(png).equals(pixels)).toBe(true);
  },
);

test('a picture of too many colours, or one that is not opaque, has no table', () => {
  expect(encodePng({ ...size, pixels: paint(257) })).toBeUndefined();
  expect(encodePng({ ...size, pixels: paint(2, 254) })).toBeUndefined();
});
