import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { runCommand } from '@aifindr-docs/processes/runCommand';

const tools = ['php-cli', 'php-mysql', 'php-getid3', 'mariadb-server-core', 'mariadb-client-core'];
const packages = ['wordpress', 'wordpress-theme-twentytwentyone', 'libjs-underscore'];

/**
 * Unpacks Debian's WordPress into a cache folder and installs PHP and MariaDB. The WordPress package itself is not installed,
 * because it would install and start a web server.
 *
 * @returns folder of the WordPress files
 * @throws Error if PHP or MariaDB cannot be installed
 */
export async function ensureWordPress(cache: string): Promise<string> {
  if (!hasTools()) installDebianPackages(tools);
  if (!hasTools()) throw new Error(`WordPress needs these packages: ${tools.join(', ')}`);
  const root = path.join(cache, 'debian');
  const wordpress = path.join(root, 'usr', 'share', 'wordpress');
  if (existsSync(path.join(root, 'complete'))) return wordpress;
  rmSync(root, { recursive: true, force: true });
  const downloads = path.join(cache, 'packages');
  for (const folder of [root, downloads]) mkdirSync(folder, { recursive: true });
  const download = ['-o', 'Acquire::Retries=3', 'download', ...packages];
  try {
    await runCommand('apt-get', download, { cwd: downloads });
  } catch {
    // The package lists may be missing or stale.
    await runCommand('apt-get', ['update', '-q'], { cwd: downloads });
    await runCommand('apt-get', download, { cwd: downloads });
  }
  for (const file of readdirSync(downloads)) {
    if (file.endsWith('.deb')) await runCommand('dpkg', ['-x', file, root], { cwd: downloads });
  }
  mkdirSync(path.join(root, 'complete'));
  return wordpress;
}

function hasTools(): boolean {
  const php = spawnSync('php', ['-m'], { encoding: 'utf8' });
  return (
    php.status === 0 &&
    php.stdout.includes('mysqli') &&
    spawnSync('mariadbd', ['--version']).status === 0
  );
}
