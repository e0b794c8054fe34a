import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { listProcesses } from './runProgram.mjs';
import { createTestFolder } from './testFolder';

const runner = JSON.stringify(pathToFileURL(path.join(__dirname, 'runProgram.mjs')).href);

/** A program, a child of it in another session that no signal ends, and a child of that. */
const programs = {
  'parent.mjs': `import { runProgram } from ${runner};
    process.exit(await runProgram(process.execPath, ['child.mjs'], { cwd: import.meta.dirname }));`,
  'child.mjs': `import { spawn } from 'node:child_process';
    console.log(process.pid);
    spawn(process.execPath, ['stubborn.mjs'], { stdio: 'inherit', detached: true });
    setInterval(() => {}, 1000);`,
  'stubborn.mjs': `import { spawn } from 'node:child_process';
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    console.log(process.pid);
    if (process.argv[2] !== 'last') spawn(process.execPath, ['stubborn.mjs', 'last'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
};

/** Starts the programs by a command; returns the process and the children's ids. */
async function start(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const cwd = createTestFolder(programs);
  const parent = spawn(program, parameters, { cwd, env: { ...process.env, ...env } });
  let output = '';
  parent.stdout.on('data', (data: Buffer) => (output += data.toString()));
  while (output.split('\n').length < 4) await wait(20);
  return { parent, children: output.trim().split('\n').map(Number) };
}

const findAlive = (pids: number[]) => pids.filter((pid) => listProcesses().has(pid));

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s to the parent ends all that it started, with exit code %i',
  async (signal, code) => {
    const { parent, children } = await start(process.execPath, ['parent.mjs']);
    const told = performance.now();
    parent.kill(signal);
    expect(await once(parent, 'exit')).toEqual([code, null]);
    expect(performance.now() - told).toBeLessThan(3000);
    await wait(50);
    expect(findAlive(children)).toEqual([]);
  },
);

test('a program that npm started ends when the shell between them is killed', async () => {
  const shell = `"${process.execPath}" parent.mjs; true`;
  const { parent, children } = await start('sh', ['-c', shell], { npm_lifecycle_event: 'start' });
  parent.kill('SIGKILL');
  await expect.poll(() => findAlive(children), { timeout: 10_000 }).toEqual([]);
});
