import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string }[];
}

/**
 * Writes the software bill of materials (CycloneDX, made by npm from the lock file) of the site.
 *
 * @returns how many packages it lists
 * @throws Error with what npm said
 */
export function writeSbom(root: string, file: string): number {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    throw new Error(`npm sbom failed: ${stderr}`);
  }
  const { bomFormat, components } = JSON.parse(stdout) as Sbom;
  if (bomFormat !== 'CycloneDX' || components.length === 0) {
    throw new Error('npm sbom wrote no CycloneDX document');
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stdout);
  return components.length;
}
