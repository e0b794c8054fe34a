import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tryCommand } from './runCommand';

const cwd = __dirname;

test('a missing program fails, and no timer keeps the process alive', () => {
  const code = `import { tryCommand } from './runCommand';
    void tryCommand('no-such-program', [], { cwd: '.', timeout: 600_000 }).then(console.log);`;
  const tsx = path.join(cwd, '../../../node_modules/tsx/dist/cli.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tsx, '-e', code], {
    cwd,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stdout).toContain('ENOENT');
  expect(status).toBe(0);
});

test('a command beyond its time limit is killed, and says so', async () => {
  const command = ['-e', 'setInterval(() => {}, 1000)'];
  const { succeeded, output } = await tryCommand(process.execPath, command, { cwd, timeout: 300 });
  expect(succeeded).toBe(false);
  expect(output).toContain('killed by SIGKILL; the time limit is 300 ms');
});
