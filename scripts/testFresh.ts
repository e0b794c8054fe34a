import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { hideTools } from './testFresh/hideTools';
import { measureRun } from './testFresh/measureRun';

const root = path.resolve(__dirname, '..');

/** Longest idle time of a command: what waits longer has forgotten a timer or a process. */
const maxIdleSeconds = 60;

/** First suites of `npm test`, as their names begin. */
const firstSuites = ['Types', 'Production build', 'Unit tests', 'Request samples'];

/** What a new machine has too: its way to the network. */
const kept = /^(LANG|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

/**
 * `npm run test:fresh [-- --all]`: both commands of the README in a clone of HEAD, on a machine that has only Node, npm, git and the
 * system's base, with nothing in a cache. Ends with 1 when one fails or idles. CHROMIUM_PATH names a Chromium that need not be downloaded.
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
    maxIdleSeconds,
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
  const [start, ...startParameters] = wrap(['start']);
  const [test, ...testParameters] = wrap(['test', ...suites]);
  const runs = {
    'npm start': await measureRun(start, startParameters, { ...options, isDone: answers }),
    'npm test': await measureRun(test, testParameters, options),
  };
  console.table(runs);
  const errors = Object.entries(runs).flatMap(([name, { code, idleSeconds }]) => [
    ...(idleSeconds > maxIdleSeconds ? [`${name} idles for more than ${maxIdleSeconds} s`] : []),
    // What answers is ended with SIGTERM.
    ...(code === (name === 'npm start' ? 143 : 0) ? [] : [`${name} ends with ${code}`]),
  ]);
  if (!hasAnswered) errors.push('npm start never answers');
  errors.forEach((error) => console.error(error));
  if (errors.length === 0) rmSync(folder, { recursive: true });
  process.exitCode = errors.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
