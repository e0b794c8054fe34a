import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';

const attempts = 3;

/** Installs an example's locked dependencies into its own node_modules, unless they are there already. */
export async function installExample(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runCommand(
        'npm',
        ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
        {
          cwd: folder,
        },
      );
      return;
    } catch (error) {
      // A registry that does not answer is no fault of the example.
      if (attempt === attempts) throw error;
    }
  }
}

/** npm writes node_modules/.package-lock.json last, so a younger one means a finished installation of this lock file. */
function isInstalled(folder: string): boolean {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs;
}
