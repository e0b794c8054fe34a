import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as helpers from './tslib';

test('the small tslib has every helper that the framework calls in the browser', () => {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const called = [...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(0);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining(called));
});
