import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('an old Node version fails with the version that is needed', () => {
  const fakeVersion = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(fakeVersion)}`,
      path.join(__dirname, 'bootstrap.mjs'),
    ],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Node 20.19 or later is needed; this is 20.18.3');
});
