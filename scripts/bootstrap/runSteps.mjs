import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './installDependencies.mjs';

/** Folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs what is missing, then runs TypeScript programs of `scripts/` one after another; stops at the first that fails.
 *
 * @param {string[][]} steps name of the script and its arguments
 */
export function runSteps(steps) {
  installDependencies(root);
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  for (const [script = '', ...parameters] of steps) {
    const { status } = spawnSync(
      process.execPath,
      [tsx, path.join(root, 'scripts', script), ...parameters],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) {
      process.exit(status ?? 1);
    }
  }
}
