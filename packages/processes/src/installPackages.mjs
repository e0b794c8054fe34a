import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the locked npm packages of a project unless node_modules holds them already. Install scripts never run.
 * Plain JavaScript that imports only Node's modules: it runs before anything is installed.
 *
 * @param {string} folder folder of package-lock.json
 * @param {{ omitDev?: boolean }} [options] `omitDev` leaves out what only checks and tests need
 * @throws Error if npm fails three times
 */
export async function installPackages(folder, { omitDev = false } = {}) {
  if (isInstalled(folder, omitDev)) return;
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const parameters = ['ci', ...(omitDev ? ['--omit=dev'] : []), ...flags];
  for (const attempt of [1, 2, 3]) {
    console.log(`npm ${parameters.join(' ')} in ${folder} (attempt ${attempt} of 3) …`);
    const options = { cwd: folder, shell: process.platform === 'win32' };
    if (spawnSync('npm', parameters, { ...options, stdio: 'inherit' }).status === 0) return;
  }
  throw new Error('npm ci failed three times. Is the npm registry reachable?');
}

/**
 * Whether every package that the lock file requires is in node_modules with its version. npm writes
 * node_modules/.package-lock.json last, so without it an installation was interrupted.
 *
 * @param {string} folder
 * @param {boolean} omitDev
 */
function isInstalled(folder, omitDev) {
  if (!existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return false;
  /** @type {{ packages: Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */
  const { packages } = readJson(path.join(folder, 'package-lock.json'));
  return Object.entries(packages).every(
    ([location, { version, link, dev, optional, devOptional }]) => {
      if (location === '' || optional || devOptional || (dev && omitDev)) return true;
      const manifest = path.join(folder, location, 'package.json');
      // A package of this repository is a link, without a version in the lock file.
      return existsSync(manifest) && (link || readJson(manifest).version === version);
    },
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
