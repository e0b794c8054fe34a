import {
  cpSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Sources of a site. */
export interface SiteParts {
  /** Files of WordPress. */
  wordpress: string;
  /** examples/wordpress. */
  example: string;
  socket: string;
  host: string;
}

/** Assembles a WordPress site from its files, the example's and a configuration that blocks requests to other hosts. */
export function createSite(
  folder: string,
  { wordpress, example, socket, host }: SiteParts,
): string {
  const site = path.join(folder, 'site');
  // Links within the unpacked packages are followed; links to Debian packages that are not installed are skipped.
  cpSync(wordpress, site, { recursive: true, dereference: true, filter: isPresent });
  rmSync(path.join(site, 'wp-config.php'), { force: true });
  const content = path.join(site, 'wp-content');
  mkdirSync(path.join(content, 'mu-plugins'), { recursive: true });
  cpSync(
    path.join(__dirname, 'testSwitches.php'),
    path.join(content, 'mu-plugins', 'testSwitches.php'),
  );
  symlinkSync(path.join(example, 'mu-plugins'), path.join(content, 'examples'));
  for (const plugin of ['aifindr-widget', 'aifindr-shortcode.php']) {
    symlinkSync(path.join(example, plugin), path.join(content, 'plugins', plugin));
  }
  symlinkSync(path.join(example, 'aifindr-child'), path.join(content, 'themes', 'aifindr-child'));
  writeFileSync(
    path.join(site, 'wp-config.php'),
    writeConfig(socket, host, path.join(folder, 'php.log')),
  );
  return site;
}

function isPresent(source: string): boolean {
  const stat = lstatSync(source, { throwIfNoEntry: false });
  if (!stat?.isSymbolicLink()) return stat !== undefined;
  const target = path.resolve(path.dirname(source), readlinkSync(source));
  return lstatSync(target, { throwIfNoEntry: false }) !== undefined;
}

function writeConfig(socket: string, host: string, log: string): string {
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
  return [
    '<?php',
    ...lines,
    "$table_prefix = 'wp_';",
    "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n');
}
