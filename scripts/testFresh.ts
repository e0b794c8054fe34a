import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { hideTools } from './testFresh/hideTools';

const root = path.resolve(__dirname, '..');

/** Minutes after which a command is ended, several times what it takes: what takes longer waits for something that never comes. */
const limits = { start: 12, firstSuites: 20, allSuites: 60 };

/** First suites of `npm test`, as their names begin. */
const firstSuites = ['Types', 'Production build', 'Unit tests', 'Request samples'];

/** What a new machine has too: its way to the network. */
const kept = /^(LANG|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

/**
 * `npm run test:fresh [-- --all]`: both commands of the README in a clone of HEAD, on a machine that has only Node, npm, git and the
 * system's base, with nothing in a cache. Ends with 1 when one fails. CHROMIUM_PATH names a Chromium that need not be downloaded.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'));
  const clone = path.join(folder, 'clone');
  const home = path.join(folder, 'home');
  mkdirSync(home);
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const visible = process.env.CHROMIUM_PATH === undefined ? [] : [process.env.CHROMIUM_PATH];
  const { description, PATH, wrap } = hideTools(folder, visible);
  console.log(`In ${clone}. Hidden: ${description}.`);
  const port = await findFreePort();
  const options = {
    cwd: clone,
    stdio: 'inherit' as const,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name))),
      PATH,
      HOME: home,
      npm_config_cache: path.join(home, 'npm'),
      npm_config_registry: registry,
      PLAYWRIGHT_BROWSERS_PATH: path.join(home, 'browsers'),
      PORT: String(port),
    },
  };
  let hasAnswered = false;
  const answers = async () =>
    (hasAnswered ||= await fetch(`http://localhost:${port}`).then(
      ({ ok }) => ok,
      () => false,
    ));
  const suites = values.all ? [] : ['--', ...firstSuites];
  const errors: string[] = [];
  const codeOfStart = await run(wrap(['start']), limits.start, options, answers);
  if (!hasAnswered) errors.push('npm start never answers');
  // What answers is ended with SIGTERM.
  if (codeOfStart !== 143) errors.push(`npm start ends with ${codeOfStart}`);
  const limit = values.all ? limits.allSuites : limits.firstSuites;
  const codeOfTest = await run(wrap(['test', ...suites]), limit, options);
  if (codeOfTest !== 0) errors.push(`npm test ends with ${codeOfTest}`);
  errors.forEach((error) => console.error(error));
  if (errors.length === 0) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exitCode = errors.length === 0 ? 0 : 1;
}

/** Runs a command to its end, or until it is done, and returns its exit code; that of shells, 128 and its number, after a signal. */
async function run(
  [program, ...parameters]: [string, ...string[]],
  minutes: number,
  options: SpawnOptions,
  isDone?: () => Promise<boolean>,
): Promise<number> {
  const child = spawn(program, parameters, { ...options, timeout: minutes * 60_000 });
  const endOnceDone = async () => {
    if (await isDone?.()) child.kill('SIGTERM');
  };
  const timer = setInterval(() => void endOnceDone(), 1000);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearInterval(timer);
  return code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
