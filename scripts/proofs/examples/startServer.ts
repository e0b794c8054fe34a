import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A running server. */
export interface Server {
  origin: string;
  /** What the server has printed so far. */
  readOutput: () => string;
  stop: () => Promise<void>;
}

/** How a server is started. */
export interface ServerOptions {
  cwd: string;
  port: number;
  env?: NodeJS.ProcessEnv;
  /** Path that must answer before the server counts as started. @default '/' */
  readyPath?: string;
}

const startTimeout = 300_000;

/** Starts a server and waits until it answers; throws with its output if it does not. */
export async function startServer(
  command: string,
  args: readonly string[],
  { cwd, port, env, readyPath = '/' }: ServerOptions,
): Promise<Server> {
  const origin = `http://localhost:${port}`;
  if (await answers(origin)) throw new Error(`Port ${port} is taken: ${origin} answers already.`);
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
  const readOutput = () => output.join('');
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const limit = Date.now() + startTimeout;
  while (!(await answers(origin + readyPath))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${command} did not answer at ${origin + readyPath}\n${readOutput()}`);
    }
    await wait(150);
  }
  return { origin, readOutput, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
