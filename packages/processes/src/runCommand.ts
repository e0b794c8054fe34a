import { execFile } from 'node:child_process';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until the command is killed. @default 900000 */
  timeout?: number;
}

/** Whether a command succeeded, and its stdout, its stderr and, if it could not start or was killed, the reason. */
export interface CommandOutcome {
  succeeded: boolean;
  output: string;
}

/** Runs a command until it ends or `timeout` kills it, and does not reject if it fails. A given `env` replaces that of this process. */
export function tryCommand(
  program: string,
  parameters: readonly string[],
  { timeout = 900_000, ...options }: CommandOptions,
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
    const child = execFile(program, parameters, { ...options, ...limits }, (error, out, errors) => {
      // The code is a string, such as ENOENT, if the program could not be started.
      const reason = typeof error?.code === 'string' ? error.message : '';
      const end = error?.signal ? `\n(${error.signal}; the time limit is ${timeout} ms)` : '';
      resolve({ succeeded: error === null, output: out + errors + reason + end });
    });
    child.stdin?.end();
  });
}

/**
 * Runs a command and returns its output. The command gets the variables of this process and those of `env`.
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
