import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the npm packages of a project's lock file unless node_modules has the required ones. Install scripts never run. This module is
 * plain JavaScript and imports only Node's built-in modules, because it runs before anything is installed.
 *
 * @param {string} folder folder of package-lock.json
 * @param {{ omitDev?: boolean }} [options] `omitDev` leaves out `devDependencies`, which a build does not need
 * @throws Error if npm fails
 */
export async function ensureNpmPackages(folder, { omitDev = false } = {}) {
  if (arePackagesInstalled(folder, omitDev)) return;
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const parameters = ['ci', '--fetch-retries=5', ...flags, ...(omitDev ? ['--omit=dev'] : [])];
  console.log(`npm ${parameters.join(' ')} in ${folder} …`);
  const options = { cwd: folder, shell: process.platform === 'win32' };
  if (spawnSync('npm', parameters, { ...options, stdio: 'inherit' }).status !== 0) {
    throw new Error('npm ci failed. Is the npm registry reachable?');
  }
}

/**
 * Whether node_modules has every required package of the lock file in its locked version, according to `.package-lock.json`. npm writes
 * that file into node_modules last, so it is missing after an interrupted installation.
 *
 * @param {string} folder
 * @param {boolean} omitDev
 */
function arePackagesInstalled(folder, omitDev) {
  const list = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readLockedPackages(list);
  return Object.entries(readLockedPackages(path.join(folder, 'package-lock.json'))).every(
    ([location, { version, dev, optional, devOptional }]) =>
      location === '' ||
      optional ||
      devOptional ||
      (dev && omitDev) ||
      (location in installed && installed[location]?.version === version),
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readLockedPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
