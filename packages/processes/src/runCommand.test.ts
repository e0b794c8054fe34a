import { expect, test } from 'vitest';
import { tryCommand } from './runCommand';

test.each([
  ['a missing program', 'no-such-program', '', 'ENOENT'],
  ['one that throws', process.execPath, 'throw new Error("why")', 'why'],
  ['one beyond its time', process.execPath, 'setInterval(() => {}, 99)', 'the time limit is 5000'],
])('%s fails, and the output says why', async (_name, program, code, reason) => {
  const outcome = await tryCommand(program, ['-e', code], { cwd: __dirname, timeout: 5000 });
  expect(outcome).toEqual({ succeeded: false, output: expect.stringContaining(reason) as string });
});
