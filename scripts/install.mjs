// Installs what a clone lacks: `node scripts/install.mjs [--omit=dev]`. With `--omit=dev`, packages of checks and tests are left out.
// Imports only Node's own modules.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../packages/processes/src/installPackages.mjs';

/** Oldest Node version that every dependency accepts; the same as `engines` in package.json. */
const [oldestMajor, oldestMinor] = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `Node ${oldestMajor}.${oldestMinor} or later is needed; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

try {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  await installPackages(root, { omitDev: process.argv.includes('--omit=dev') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
