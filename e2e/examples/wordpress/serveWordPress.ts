import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';

const example = path.resolve(__dirname, '../../../examples/wordpress');
const site = path.join(example, '.cache/site');

/** PHP's log file, which exists only if PHP has logged a message. */
export const phpLog = path.join(site, 'wp-content/debug.log');

/** Parameters of npx. WordPress Playground runs PHP and SQLite as WebAssembly, so neither PHP nor a database has to be installed. */
const playground = ['--yes', '--prefer-offline', '@wp-playground/cli@3.1.56'];

/** Serves Debian's WordPress with the code of `examples/wordpress` until `use` has ended. Throws if it cannot be downloaded or started. */
export async function serveWordPress(use: (origin: string) => Promise<void>): Promise<void> {
  await downloadAndAssembleSite();
  // Downloads Playground first, so that the download does not count toward the time limit of the server's start.
  await runCommand('npx', [...playground, '--version'], { cwd: site });
  const port = await findFreePort();
  const options = [
    `--port=${port}`,
    `--site-url=http://localhost:${port}`,
    `--mount-before-install=${site}:/wordpress`,
    '--wordpress-install-mode=install-from-existing-files',
    '--php=8.2',
  ];
  await withServer('npx', [...playground, 'server', ...options], { cwd: site, port }, use);
}

/**
 * Downloads Debian's WordPress, and writes the site's files: WordPress, the example and the files of the tests. The packages are only
 * unpacked, because their installation would start a web server.
 */
async function downloadAndAssembleSite(): Promise<void> {
  const downloads = path.join(example, '.cache/packages');
  const unpacked = path.join(example, '.cache/debian');
  for (const folder of [downloads, unpacked, site]) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(downloads, { recursive: true });
  const options = { cwd: downloads };
  const packages = ['wordpress', 'wordpress-theme-twentytwentyone', 'libjs-underscore'];
  await runCommand('apt-get', ['update', '-q'], options);
  await runCommand('apt-get', ['-o', 'Acquire::Retries=3', 'download', ...packages], options);
  for (const file of readdirSync(downloads)) {
    await runCommand('dpkg', ['-x', file, unpacked], options);
  }
  for (const [source, place] of [
    [path.join(unpacked, 'usr/share/wordpress'), ''],
    [path.join(example, 'mu-plugins'), 'wp-content/examples'],
    [path.join(example, 'aifindr-widget'), 'wp-content/plugins/aifindr-widget'],
    [path.join(example, 'aifindr-shortcode.php'), 'wp-content/plugins/aifindr-shortcode.php'],
    [path.join(example, 'aifindr-child'), 'wp-content/themes/aifindr-child'],
    [path.join(__dirname, 'site'), ''],
  ] as const) {
    cpSync(source, path.join(site, place), {
      recursive: true,
      dereference: true,
      // Skips symbolic links into Debian packages that are not unpacked, and Debian's `wp-config.php`.
      filter: (file) => existsSync(file) && path.basename(file) !== 'wp-config.php',
    });
  }
}
