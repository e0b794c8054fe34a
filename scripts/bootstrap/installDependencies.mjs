import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireNode } from './requireNode.mjs';

/**
 * Makes `node_modules` match the lockfile; does nothing where it does already.
 * Plain JavaScript with no import beyond Node's own: it runs before anything is installed.
 *
 * @param {string} root folder of the repository
 */
export function installDependencies(root) {
  requireNode();
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const marker = path.join(root, 'node_modules', '.installed-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) {
    return;
  }
  console.log('Installing dependencies (npm ci); the first time takes a minute or two …');
  for (let attempt = 1; ; attempt += 1) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status === 0) {
      break;
    }
    if (attempt === 3) {
      console.error('npm ci failed three times. Is the npm registry reachable?');
      process.exit(1);
    }
    console.log(`npm ci failed (attempt ${attempt} of 3), trying again …`);
  }
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}
