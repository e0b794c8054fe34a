import path from 'node:path';
import { expect, test } from 'vitest';
import { countFiles, roomOf } from './support/countFiles';

/** How much the next person must know, in lines (docs-internal/adr/0019). */
const limits = { site: 9000, package: 7200 };

const counted = countFiles(path.resolve(__dirname, '..'));
const linesOf = (rooms: readonly string[]) =>
  counted.filter((one) => rooms.includes(roomOf(one))).reduce((sum, { lines }) => sum + lines, 0);
const packages = [...new Set(counted.map(roomOf))].filter((room) => room.startsWith('packages/'));

test("the site's own rooms are small", () => {
  expect(linesOf(['src', 'config', ''])).toBeLessThanOrEqual(limits.site);
});

test('each package is small', () => {
  const large = packages.filter((room) => linesOf([room]) > limits.package);
  expect(large.map((room) => `${room}: ${linesOf([room])} lines`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(5);
});
