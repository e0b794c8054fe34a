// `node scripts/run.mjs [--omit=dev] <program> …` installs missing or outdated npm packages, then runs a program of node_modules/.bin.
// `--omit=dev` leaves out `devDependencies`, which a build does not need. This script imports no npm package, not even indirectly,
// because it runs before they are installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureNpmPackages } from '../packages/processes/src/ensureNpmPackages.mjs';

const omitDev = process.argv[2] === '--omit=dev';
const [program = '', ...parameters] = process.argv.slice(omitDev ? 3 : 2);

try {
  // The oldest Node that every dependency accepts, as in `engines` of package.json.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  }
  await ensureNpmPackages(path.resolve(import.meta.dirname, '..'), { omitDev });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// npm has added node_modules/.bin to PATH. On Windows, the programs there are batch files, which need a shell.
const child = spawn(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
// The terminal sends Ctrl+C to both processes. This process ignores it and ends when the program does.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill());
// On SIGTERM, npm ends only the shell that started this process. This process then has another parent, and stops the program.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && child.kill(), 500).unref();
child.on('error', ({ message }) => console.error(message));
child.on('close', (status) => process.exit(status ?? 1));
