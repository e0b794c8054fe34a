// Runs TypeScript programs of scripts/ one after another, on a clone where nothing may be installed yet:
// `node scripts/bootstrap.mjs [--omit=dev] build.ts serve.ts`. With `--omit=dev`, packages of checks and tests are not installed.
// Other arguments go to the last program. Imports only Node's own modules.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../packages/processes/src/installPackages.mjs';
import { runProgram } from '../packages/processes/src/runProgram.mjs';

/** Oldest Node version that every dependency accepts; the same as `engines` in package.json. */
const [oldestMajor, oldestMinor] = [20, 19];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `Node ${oldestMajor}.${oldestMinor} or later is needed; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

const isLean = process.argv[2] === '--omit=dev';
try {
  await installPackages(root, { omitDev: isLean });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const parameters = process.argv.slice(isLean ? 3 : 2);
const programs = parameters.filter((name) => name.endsWith('.ts'));
for (const program of programs) {
  const isLast = program === programs.at(-1);
  const code = await runProgram(
    process.execPath,
    [
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      path.join(root, 'scripts', program),
      ...(isLast ? parameters.filter((name) => !programs.includes(name)) : []),
    ],
    { cwd: root },
  );
  if (code !== 0) process.exit(code);
}
