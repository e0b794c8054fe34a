import { spawn, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { listProcesses } from '@aifindr-docs/processes/runProgram.mjs';

/** How a command ran. */
export interface Run {
  /** Exit code; that of shells, 128 and its number, after a signal. */
  code: number;
  wallSeconds: number;
  cpuSeconds: number;
  /** Seconds in which none of its processes computed, was about to, or waited for a disk. */
  idleSeconds: number;
}

interface MeasureOptions extends SpawnOptions {
  /** Is asked each second; once it is true, the command is ended with SIGTERM. */
  isDone?: () => Promise<boolean>;
  /** Idle seconds after which the command is ended with SIGTERM. */
  maxIdleSeconds: number;
}

/** Processor time in a second up to which a process only looks at clocks, in hundredths. */
const restTicks = 5;

/** Runs a command and measures its processes once a second. Linux only: reads /proc. */
export async function measureRun(
  program: string,
  parameters: readonly string[],
  { isDone, maxIdleSeconds, ...options }: MeasureOptions,
): Promise<Run> {
  const started = performance.now();
  const cpuBefore = readTimes('self').ofChildren;
  const child = spawn(program, parameters, options);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    );
  });
  let isRunning = true;
  void ended.finally(() => (isRunning = false)).catch(() => undefined);
  let idleSeconds = 0;
  let ticks = 0;
  const seen = new Set([child.pid ?? 0]);
  while (isRunning) {
    const sampled = performance.now();
    await Promise.race([wait(1000), ended]);
    const processes = listProcesses();
    for (const [pid, parent] of processes) if (seen.has(parent)) seen.add(pid);
    const times = [...seen].filter((pid) => processes.has(pid)).map(readTimes);
    const now = times.reduce((sum, { own, ofChildren }) => sum + own + ofChildren, 0);
    const isBusy = times.some(({ isWaiting }) => !isWaiting) || Math.abs(now - ticks) > restTicks;
    if (!isBusy) idleSeconds += (performance.now() - sampled) / 1000;
    ticks = now;
    if (idleSeconds > maxIdleSeconds || (await isDone?.())) child.kill('SIGTERM');
  }
  return {
    code: await ended,
    wallSeconds: Math.round((performance.now() - started) / 1000),
    cpuSeconds: Math.round((readTimes('self').ofChildren - cpuBefore) / 100),
    idleSeconds: Math.round(idleSeconds),
  };
}

/** Processor time of a process and of its children that have ended, in hundredths of a second. */
function readTimes(pid: number | string): { isWaiting: boolean; own: number; ofChildren: number } {
  try {
    // proc(5): after the name in parentheses follow the state and numbers.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = fields
      .slice(11, 15)
      .map(Number);
    return {
      isWaiting: fields[0] !== 'R' && fields[0] !== 'D',
      own: user + system,
      ofChildren: userOfChildren + systemOfChildren,
    };
  } catch {
    // It has ended meanwhile.
    return { isWaiting: true, own: 0, ofChildren: 0 };
  }
}
