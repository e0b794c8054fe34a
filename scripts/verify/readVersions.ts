import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser/findChromium';

/** Versions of the named packages and programs; those that are not on this machine are left out. */
export function readVersions(root: string, names: Iterable<string>): Record<string, string> {
  const versions = [...new Set(names)]
    .sort()
    .map((name) => [name, readVersion(root, name)] as const);
  return Object.fromEntries(
    versions.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function readVersion(root: string, name: string): string | undefined {
  switch (name) {
    case 'node':
      return process.versions.node;
    case 'chromium':
      return ask(findChromium() ?? 'chromium', '--version');
    case 'nginx':
      return ask('/usr/sbin/nginx', '-v');
    default: {
      const manifest = path.join(root, 'node_modules', name, 'package.json');
      return existsSync(manifest)
        ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
        : undefined;
    }
  }
}

function ask(program: string, parameter: string): string | undefined {
  const { stdout, stderr, status } = spawnSync(program, [parameter], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout + stderr)?.[0] : undefined;
}
