import { spawn } from 'node:child_process';

/** Where and how a command runs. */
export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until the command is killed. @default 900000 */
  timeout?: number;
}

/** How a command ended, with everything it printed. */
export interface CommandOutcome {
  succeeded: boolean;
  output: string;
}

/** Runs a command to its end or its time limit; never throws. `env` is the whole environment. */
export function tryCommand(
  program: string,
  parameters: readonly string[],
  { cwd, env = process.env, timeout = 900_000 }: CommandOptions,
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The `timeout` of `spawn` outlives a program that does not exist, and would keep this process alive.
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', ({ message }) => {
      clearTimeout(timer);
      resolve({ succeeded: false, output: output + message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (signal !== null) output += `\n(killed by ${signal}; the time limit is ${timeout} ms)`;
      resolve({ succeeded: code === 0, output });
    });
  });
}

/**
 * Runs a command and returns what it printed. `env` is added to this process's environment.
 *
 * @throws Error with the end of the output if the command fails
 */
export async function runCommand(
  program: string,
  parameters: readonly string[],
  { env, ...options }: CommandOptions,
): Promise<string> {
  const { succeeded, output } = await tryCommand(program, parameters, {
    ...options,
    env: { ...process.env, ...env },
  });
  if (!succeeded) {
    const command = [program, ...parameters].join(' ');
    throw new Error(`${command} failed in ${options.cwd}\n${output.slice(-4000)}`);
  }
  return output;
}
