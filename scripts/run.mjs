// Installs what a clone lacks and then runs a program of node_modules/.bin: `node scripts/run.mjs [--omit=dev] <program> …`.
// With `--omit=dev`, packages of checks and tests are left out. It imports only Node's own modules, because it runs before any other
// is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from '../packages/processes/src/installPackages.mjs';

const omitDev = process.argv[2] === '--omit=dev';
const [program = '', ...parameters] = process.argv.slice(omitDev ? 3 : 2);

try {
  // Oldest Node that every dependency accepts; the same as `engines` in package.json.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  }
  await installPackages(path.resolve(import.meta.dirname, '..'), { omitDev });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// npm has put node_modules/.bin into the path; its programs are batch files on Windows.
const child = spawn(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
// Ctrl+C reaches both processes by itself, and the program decides when it ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill());
// A reader who stops npm means the program, but npm stops only the shell between them. This process then has another parent.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && child.kill(), 500).unref();
child.on('error', ({ message }) => console.error(message));
child.on('close', (status) => process.exit(status ?? 1));
