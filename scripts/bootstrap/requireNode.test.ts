import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const scripts = path.resolve(__dirname, '..');

const runOn = (version: string, script: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, path.join(scripts, script)],
    { encoding: 'utf8' },
  );
};

test.each(['start.mjs', 'test.mjs', 'dev.mjs', 'checkNode.mjs'])(
  '%s on an old Node says which one is needed, and fails',
  (script) => {
    const { status, stderr } = runOn('20.18.3', script);
    expect(status).toBe(1);
    expect(stderr).toContain('Node 20.19 or later is needed; this is 20.18.3');
  },
);

test('a Node that is new enough passes', () => {
  expect(runOn('20.19.0', 'checkNode.mjs').status).toBe(0);
  expect(runOn('24.1.0', 'checkNode.mjs').status).toBe(0);
});
