import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';

const tools = ['php-cli', 'php-mysql', 'php-getid3', 'mariadb-server-core', 'mariadb-client-core'];
const packages = ['wordpress', 'wordpress-theme-twentytwentyone', 'libjs-underscore'];

/** A running WordPress site. */
export interface WordPress {
  folder: string;
  origin: string;
  /** Path of PHP's log, a file that exists once PHP has logged a message. */
  log: string;
}

/**
 * Serves WordPress with the example in a folder until `use` has ended.
 *
 * @throws Error if WordPress, PHP or MariaDB cannot be installed or started
 */
export async function startWordPress(
  folder: string,
  example: string,
  use: (site: WordPress) => Promise<void>,
): Promise<void> {
  const site = path.join(folder, 'site');
  const log = path.join(folder, 'php.log');
  assembleSite(await ensureWordPress(path.join(example, '.cache')), example, site);
  const port = await findFreePort();
  const host = `localhost:${port}`;
  const { socket, stop } = await startDatabase(folder);
  writeFileSync(path.join(site, 'wp-config.php'), renderConfig(socket, host, log));
  try {
    const options = { cwd: site, port };
    await withServer('php', ['-S', host, '-t', site], options, (origin) =>
      use({ folder: site, origin, log }),
    );
  } finally {
    await stop();
  }
}

/**
 * Installs PHP and MariaDB, and unpacks Debian's WordPress without installing it, because the installation would start a web server. Returns
 * the folder of WordPress.
 */
async function ensureWordPress(cache: string): Promise<string> {
  const hasTools = () =>
    spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout?.includes('mysqli') &&
    spawnSync('mariadbd', ['--version']).status === 0;
  if (!hasTools() && !installDebianPackages(tools)) {
    throw new Error(`WordPress needs these packages: ${tools.join(', ')}`);
  }
  const root = path.join(cache, 'debian');
  if (!existsSync(path.join(root, 'complete'))) {
    const downloads = path.join(cache, 'packages');
    mkdirSync(downloads, { recursive: true });
    const options = { cwd: downloads };
    await runCommand('apt-get', ['update', '-q'], options);
    await runCommand('apt-get', ['-o', 'Acquire::Retries=3', 'download', ...packages], options);
    for (const file of readdirSync(downloads).filter((name) => name.endsWith('.deb'))) {
      await runCommand('dpkg', ['-x', file, root], options);
    }
    mkdirSync(path.join(root, 'complete'));
  }
  return path.join(root, 'usr', 'share', 'wordpress');
}

/** Copies WordPress and links the example into it. */
function assembleSite(wordpress: string, example: string, site: string): void {
  // Links within the unpacked packages are followed; links to Debian packages that are not installed are skipped.
  cpSync(wordpress, site, { recursive: true, dereference: true, filter: existsSync });
  const content = path.join(site, 'wp-content');
  const switches = 'mu-plugins/testSwitches.php';
  cpSync(path.join(__dirname, path.basename(switches)), path.join(content, switches));
  for (const [file, place] of [
    ['mu-plugins', 'examples'],
    ['aifindr-widget', 'plugins/aifindr-widget'],
    ['aifindr-shortcode.php', 'plugins/aifindr-shortcode.php'],
    ['aifindr-child', 'themes/aifindr-child'],
  ] as const) {
    symlinkSync(path.join(example, file), path.join(content, place));
  }
}

/** Returns the code of a `wp-config.php` that blocks requests to other hosts. */
function renderConfig(socket: string, host: string, log: string): string {
  const constants: Record<string, string | boolean> = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: `http://${host}`,
    WP_SITEURL: `http://${host}`,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: log,
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    AIFINDR_CLIENT_ID: 'cliente-de-muestra',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  );
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Starts MariaDB on a socket, without network, with an empty database `wordpress`. */
async function startDatabase(folder: string) {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'db.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', `--datadir=${data}`, ...user];
  const install = ['--auth-root-authentication-method=normal', '--skip-test-db'];
  await runCommand('mariadb-install-db', [...common, ...install], { cwd: folder });
  // MariaDB takes each folder in its data folder for a database.
  mkdirSync(path.join(data, 'wordpress'));
  const child = spawn('mariadbd', [...common, `--socket=${socket}`, '--skip-networking'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('MariaDB did not start');
    await wait(200);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { socket, stop };
}
