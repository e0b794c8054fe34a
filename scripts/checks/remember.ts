import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './Finding';
import { listFiles } from './readPages';

/** Folder of results of earlier runs; git-ignored, and may be deleted at any time. */
const folder = '.cache/checks';

/**
 * What a check found for the same inputs in an earlier run, else what it finds now.
 *
 * @param inputs everything that the result depends on, besides installed packages and the checks themselves
 */
export async function remember(
  siteDir: string,
  inputs: readonly string[],
  check: () => Finding[] | Promise<Finding[]>,
): Promise<Finding[]> {
  const hash = createHash('sha256');
  inputs.forEach((input) => hash.update(`${input.length}:${input}`));
  const name = hash.digest('hex');
  const earlier = recall<Finding[]>(siteDir, name);
  if (earlier !== undefined) return earlier;
  const findings = await check();
  keep(siteDir, name, findings);
  return findings;
}

/** A value that `keep` kept, unless packages or checks have changed since. */
export function recall<T>(siteDir: string, name: string): T | undefined {
  const file = fileOf(siteDir, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Keeps a value for later runs. */
export function keep(siteDir: string, name: string, value: unknown): void {
  const file = fileOf(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

function fileOf(siteDir: string, name: string): string {
  return path.join(siteDir, folder, readVersion(siteDir), `${name}.json`);
}

let version: string | undefined;

/** Installed packages and the sources of the checks, as one hash. */
function readVersion(siteDir: string): string {
  if (version === undefined) {
    const hash = createHash('sha256');
    const sources = listFiles(siteDir, 'scripts/checks').filter((file) => /\.(ts|txt)$/.test(file));
    const settings = ['package-lock.json', '.htmlvalidate.json', 'cspell.config.yaml'];
    for (const file of [...settings, ...sources]) {
      hash.update(readFileSync(path.join(siteDir, file)));
    }
    version = hash.digest('hex').slice(0, 16);
  }
  return version;
}
