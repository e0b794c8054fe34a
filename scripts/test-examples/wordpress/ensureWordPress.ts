import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../runCommand';

const tools = ['php-cli', 'php-mysql', 'php-getid3', 'mariadb-server-core', 'mariadb-client-core'];
const debs = ['wordpress', 'wordpress-theme-twentytwentyone', 'libjs-underscore'];

/**
 * Debian's WordPress, unpacked into a cache folder, with PHP and MariaDB installed. The package itself is not installed:
 * it would bring a web server and start it.
 *
 * @returns folder of the WordPress files
 */
export async function ensureWordPress(cache: string): Promise<string> {
  await ensureTools();
  const root = path.join(cache, 'debian');
  const wordpress = path.join(root, 'usr', 'share', 'wordpress');
  if (existsSync(path.join(root, 'complete'))) return wordpress;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const packages = path.join(cache, 'packages');
  mkdirSync(packages, { recursive: true });
  await retry(() => runCommand('apt-get', ['download', ...debs], { cwd: packages }));
  for (const file of readdirSync(packages)) {
    if (file.endsWith('.deb')) await runCommand('dpkg', ['-x', file, root], { cwd: packages });
  }
  mkdirSync(path.join(root, 'complete'));
  return wordpress;
}

async function ensureTools(): Promise<void> {
  if (hasTools()) return;
  const cwd = process.cwd();
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await retry(async () => {
    await runCommand('apt-get', ['update', '-q'], { cwd, env });
    await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...tools], {
      cwd,
      env,
    });
  });
  if (!hasTools()) throw new Error(`WordPress needs these packages: ${tools.join(', ')}`);
}

function hasTools(): boolean {
  const php = spawnSync('php', ['-m'], { encoding: 'utf8' });
  return (
    php.status === 0 &&
    php.stdout.includes('mysqli') &&
    spawnSync('mariadbd', ['--version']).status === 0
  );
}

/** A mirror that does not answer is no fault of the example. */
async function retry<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch {
    return run();
  }
}
