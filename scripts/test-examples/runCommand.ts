import { spawn } from 'node:child_process';

/** How a command is run. */
export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until the command counts as hung. @default 300000 */
  timeout?: number;
}

/** Runs a command to its end and returns what it printed; throws with its output when it fails. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, timeout = 300_000 }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, timeout });
    const chunks: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.on('error', (cause) => reject(new Error(`${command} could not be started`, { cause })));
    child.on('close', (code, signal) => {
      const output = chunks.join('');
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `${[command, ...args].join(' ')} ended with ${signal ?? code} in ${cwd}\n${output.slice(-4000)}`,
          ),
        );
    });
  });
}
