import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type CommandOutcome, tryCommand } from '@aifindr-docs/processes/runCommand';

/** Folder that is kept between runs, with npm packages and the caches of compilers. */
export const cacheFolder = path.resolve(__dirname, '../../.cache/sample-toolchains');

const home = path.join(cacheFolder, 'home');
const environment = {
  // Debian's tools come first, because others of the same name lack the libraries that Debian's packages install.
  PATH: `/usr/bin:/bin:/usr/sbin:/sbin:${process.env['PATH'] ?? ''}`,
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  HOME: home,
  SHIMS: path.join(__dirname, 'shims'),
  NODE_PATH: path.join(cacheFolder, 'node_modules'),
  GOCACHE: path.join(cacheFolder, 'go-build'),
  CARGO_HOME: path.join(cacheFolder, 'cargo'),
  CARGO_TARGET_DIR: path.join(cacheFolder, 'rust-target'),
  RUSTC: '/usr/bin/rustc',
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dfile.encoding=UTF-8',
};

/** Runs a bash script until one of its commands fails, for 15 minutes at most. It gets no variables but `environment` and `$RUN`. */
export function runScript(script: string, cwd: string): Promise<CommandOutcome> {
  mkdirSync(home, { recursive: true });
  const env = { ...environment, RUN: path.basename(cwd) };
  return tryCommand('bash', ['-ec', script], { cwd, env });
}

/** Whether all `packages`, separated by spaces, are installed; true for an empty string. */
export async function hasAllDebianPackages(packages: string): Promise<boolean> {
  return packages === '' || (await runScript(`dpkg -s ${packages} > /dev/null`, '/')).succeeded;
}
