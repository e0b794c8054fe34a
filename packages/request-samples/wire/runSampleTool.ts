import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type CommandOutcome, tryCommand } from '@aifindr-docs/processes/runCommand';

/** A program with its arguments, and where it runs. */
export interface Command {
  program: string;
  parameters: readonly string[];
  cwd: string;
  environment?: Readonly<Record<string, string>>;
  /** Time limit. @default 600 */
  seconds?: number;
}

/** Folder of what is kept between runs: npm packages and the caches of compilers. */
export const cacheFolder = path.resolve(__dirname, '../../../.cache/sample-toolchains');
const home = path.join(cacheFolder, 'home');

// Debian's tools come first: others of the same name lack the libraries that Debian's packages install.
const environment = {
  PATH: `/usr/bin:/bin:/usr/sbin:/sbin:${process.env['PATH'] ?? ''}`,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  HOME: home,
  GOCACHE: path.join(cacheFolder, 'go-build'),
  CARGO_HOME: path.join(cacheFolder, 'cargo'),
  CARGO_TARGET_DIR: path.join(cacheFolder, 'rust-target'),
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dfile.encoding=UTF-8',
};

/** Runs a compiler, an interpreter or a compiled sample in a clean environment; never throws. */
export function runSampleTool(command: Command): Promise<CommandOutcome> {
  mkdirSync(home, { recursive: true });
  return tryCommand(command.program, command.parameters, {
    cwd: command.cwd,
    env: { ...environment, ...command.environment },
    timeout: (command.seconds ?? 600) * 1000,
  });
}

/** Runs a task for each item, two at a time. */
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
