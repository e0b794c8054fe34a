import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectAssets } from '.';

test('the build serves the examples byte for byte', () => {
  const assets = collectAssets('.', { files: {}, folders: { examples: 'examples' } });
  expect(assets.length).toBeGreaterThan(50);
  const changed = assets.filter(
    ({ target, read }) => !readFileSync(path.resolve('build', target)).equals(read()),
  );
  expect(changed.map(({ target }) => target)).toEqual([]);
});
