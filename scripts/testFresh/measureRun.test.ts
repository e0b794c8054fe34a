import { expect, test } from 'vitest';
import { measureRun } from './measureRun';

const run = (code: string, maxIdleSeconds = 60) =>
  measureRun('sh', ['-c', `"${process.execPath}" -e "${code}"; exit $?`], { maxIdleSeconds });

test.runIf(process.platform === 'linux')('seconds of waiting are idle', async () => {
  const { code, idleSeconds, wallSeconds } = await run('setTimeout(() => {}, 6000)');
  expect(code).toBe(0);
  expect(idleSeconds).toBeGreaterThanOrEqual(3);
  expect(wallSeconds).toBeGreaterThanOrEqual(6);
});

test.runIf(process.platform === 'linux')('seconds of work in a child are not idle', async () => {
  const { idleSeconds, cpuSeconds } = await run('while (process.cpuUsage().user < 2_500_000);');
  expect(idleSeconds).toBeLessThanOrEqual(1);
  expect(cpuSeconds).toBeGreaterThanOrEqual(2);
});

test.runIf(process.platform === 'linux')('a command that only waits is ended', async () => {
  expect((await run('setTimeout(() => {}, 60000)', 2)).code).toBe(143);
});
