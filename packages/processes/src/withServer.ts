import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** How a server is started. */
interface ServerOptions {
  cwd: string;
  /** Port that its arguments name. */
  port: number;
  env?: NodeJS.ProcessEnv;
}

const startTimeout = 300_000;

/** Starts a server, passes on its origin once it answers, and stops it; throws with its output if it does not answer. */
export async function withServer(
  command: string,
  args: readonly string[],
  { cwd, port, env }: ServerOptions,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // Its own process group, so that its children are stopped with it.
    detached: true,
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  try {
    const origin = `http://localhost:${port}`;
    const limit = Date.now() + startTimeout;
    while (!(await answers(origin))) {
      if (child.exitCode !== null || Date.now() > limit) {
        throw new Error(`${command} did not answer at ${origin}\n${output.join('')}`);
      }
      await wait(150);
    }
    await use(origin);
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
