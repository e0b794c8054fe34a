import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeIcons, staticFolder } from './makeIcons';

test('the committed icons are those that the script makes', () => {
  const isStale = (icon: { path: string; data: Buffer }) =>
    !readFileSync(path.join(staticFolder, icon.path)).equals(icon.data);
  expect(
    makeIcons()
      .filter(isStale)
      .map((icon) => icon.path),
    'run `npm run make:icons`',
  ).toEqual([]);
});
