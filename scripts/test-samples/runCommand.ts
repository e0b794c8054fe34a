import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** A program with its arguments, and where it runs. */
export interface Command {
  program: string;
  parameters: readonly string[];
  cwd: string;
  environment?: Readonly<Record<string, string>>;
  /** @default 120 */
  seconds?: number;
}

/** How a command ended, with all that it printed. */
export interface Outcome {
  succeeded: boolean;
  output: string;
}

/** Files that the proof keeps between runs. */
export const cacheFolder = path.resolve(__dirname, '../../.cache/sample-toolchains');
const home = path.join(cacheFolder, 'home');

// Debian's own tools come first: others of the same name lack the libraries that the packages bring.
const environment = {
  PATH: `/usr/bin:/bin:/usr/sbin:/sbin:${process.env['PATH'] ?? ''}`,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  HOME: home,
  DEBIAN_FRONTEND: 'noninteractive',
  GOCACHE: path.join(cacheFolder, 'go-build'),
  CARGO_HOME: path.join(cacheFolder, 'cargo'),
  CARGO_TARGET_DIR: path.join(cacheFolder, 'rust-target'),
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dfile.encoding=UTF-8',
};

/** Runs a command to its end, or to its time limit, and never throws. */
export function runCommand({
  program,
  parameters,
  cwd,
  environment: more,
  seconds = 120,
}: Command): Promise<Outcome> {
  mkdirSync(home, { recursive: true });
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const limit = setTimeout(() => {
      output += `\n(stopped after ${seconds} s)`;
      child.kill('SIGKILL');
    }, seconds * 1000);
    const append = (data: Buffer) => (output += data.toString('utf8'));
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ succeeded: false, output: `${output}${error.message}` });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ succeeded: code === 0, output });
    });
  });
}

/** Does a task for each item, two at a time. */
export async function forEachInPairs<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all([work(), work()]);
}
