// Installs what a clone lacks: `node scripts/install.mjs [--omit=dev]`. With `--omit=dev`, packages of checks and tests are left out.
// Imports only Node's own modules.
import path from 'node:path';
import { installPackages } from '../packages/processes/src/installPackages.mjs';

/** Oldest Node that every dependency accepts; the same as `engines` in package.json. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
try {
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  }
  const root = path.resolve(import.meta.dirname, '..');
  await installPackages(root, { omitDev: process.argv.includes('--omit=dev') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
