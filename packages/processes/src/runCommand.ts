import { execFile } from 'node:child_process';

/** Where and how a command runs. */
export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until the command is killed. @default 900000 */
  timeout?: number;
}

/** How a command ended, with everything it printed: its output, then its errors. */
export interface CommandOutcome {
  succeeded: boolean;
  output: string;
}

/** Runs a command to its end or its time limit; never throws. `env` is the whole environment. */
export function tryCommand(
  program: string,
  parameters: readonly string[],
  { timeout = 900_000, ...options }: CommandOptions,
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
    const child = execFile(program, parameters, { ...options, ...limits }, (error, out, errors) => {
      // It has a text where the program could not be started.
      const reason = typeof error?.code === 'string' ? error.message : '';
      const end = error?.signal ? `\n(${error.signal}; the time limit is ${timeout} ms)` : '';
      resolve({ succeeded: error === null, output: out + errors + reason + end });
    });
    child.stdin?.end();
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
  { cwd, env }: Omit<CommandOptions, 'timeout'>,
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env } };
  const { succeeded, output } = await tryCommand(program, parameters, options);
  if (succeeded) return output;
  throw new Error(`${program} ${parameters.join(' ')} failed in ${cwd}\n${output.slice(-4000)}`);
}
