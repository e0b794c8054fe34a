import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { listProcesses } from '@aifindr-docs/processes/runProgram.mjs';
import { copySite, type SiteCopy } from './support/copySite';

/** Commands of npm, and what they print when all their processes run. */
const commands: [command: string, says: RegExp][] = [
  ['start', /AI Findr Docs: http/],
  ['run dev -- --no-open', /Starting the development server/],
  ['test', /=== Types/],
];
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const cases = commands.flatMap(([command, says]) =>
  Object.entries(signals).map(
    ([signal, code]) => [command, signal as keyof typeof signals, code, says] as const,
  ),
);

let site: SiteCopy;
beforeAll(() => {
  site = copySite('signals-');
  // What the server serves is of no matter here.
  site.write('scripts/build.ts', '');
  site.write('build/404.html', '');
  site.write('build/_headers', '');
});
afterAll(() => site.remove());

test.runIf(process.platform !== 'win32').each(cases)(
  'npm %s: all ends within three seconds of %s to npm alone, with %i',
  async (command, signal, code, says) => {
    const npm = spawn('npm', command.split(' '), {
      cwd: site.folder,
      env: { ...process.env, PORT: String(await findFreePort()), NO_COLOR: '1' },
    });
    let started: number[] = [];
    onTestFinished(() => {
      for (const pid of findAlive([npm.pid ?? 0, ...started])) process.kill(pid, 'SIGKILL');
    });
    let output = '';
    npm.stdout.on('data', (data: Buffer) => (output += data.toString()));
    npm.stderr.on('data', (data: Buffer) => (output += data.toString()));
    const exit = once(npm, 'exit');
    await expect.poll(() => output, { timeout: 240_000 }).toMatch(says);
    started = listBelow(npm.pid);
    expect(started.length).toBeGreaterThan(2);
    const told = performance.now();
    npm.kill(signal);
    await expect
      .poll(() => findAlive([npm.pid ?? 0, ...started]), { timeout: 10_000, interval: 20 })
      .toEqual([]);
    expect(performance.now() - told).toBeLessThan(3000);
    const [ownCode, ownSignal] = (await exit) as [number | null, string | null];
    expect(ownSignal ?? ownCode).toBe(ownSignal === null ? code : signal);
  },
  300_000,
);

const findAlive = (pids: readonly number[]) => pids.filter((pid) => listProcesses().has(pid));

/** Processes that a process has started, and those that they have. */
function listBelow(root: number | undefined): number[] {
  const processes = listProcesses();
  const isBelow = (parent: number | undefined): boolean =>
    parent !== undefined && (parent === root || isBelow(processes.get(parent)));
  return [...processes].flatMap(([pid, parent]) => (isBelow(parent) ? [pid] : []));
}
