import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SHA-256 of an upstream file in hexadecimal; null where there is no such file. */
export function hashFile(modules: string, file: string): string | null {
  const absolute = path.join(modules, file);
  return existsSync(absolute)
    ? createHash('sha256').update(readFileSync(absolute)).digest('hex')
    : null;
}

/** Installed version of the package that holds an upstream file; undefined where the package is not installed. */
export function readVersion(modules: string, file: string): string | undefined {
  const [scope = '', name = ''] = file.split('/');
  const folder = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const manifest = path.join(modules, folder, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    : undefined;
}
