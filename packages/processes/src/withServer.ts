import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const startTimeout = 300_000;

/** Starts a server on `port`, which `args` or `env` must set, runs `use`, and stops it. Throws with its output if it does not answer. */
export async function withServer(
  command: string,
  args: readonly string[],
  { cwd, port, env }: { cwd: string; port: number; env?: NodeJS.ProcessEnv },
  use: (origin: string) => Promise<void>,
): Promise<void> {
  // In a process group of its own, the server can be stopped together with its child processes.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', ({ message }) => (output += message)).once('close', () => resolve());
  }).then(() => (hasEnded = true));
  try {
    const origin = `http://localhost:${port}`;
    const limit = Date.now() + startTimeout;
    while (!(await isAnswering(origin))) {
      if (hasEnded || Date.now() > limit) {
        throw new Error(`${command} did not answer at ${origin}\n${output}`);
      }
      await wait(150);
    }
    await use(origin);
  } finally {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

function isAnswering(url: string): Promise<boolean> {
  const answer = fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  return answer.then(Boolean, () => false);
}
