import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listOverrides } from './listOverrides';
import type { Hashes, Reliance } from './Reliance';
import { hashFile, readVersion } from './readUpstream';

interface Options {
  siteDir: string;
  /** Folder of the installed packages. */
  modules: string;
  reliances: readonly Reliance[];
  hashes: Hashes;
}

/** What no longer holds, one sentence each, with the names of our file and upstream's; empty when all is as recorded. */
export function checkUpstream({ siteDir, modules, reliances, hashes }: Options): string[] {
  const vanished = reliances
    .filter(({ ours }) => !existsSync(path.join(siteDir, ours)))
    .map(({ ours }) => `internals/manifest.ts lists ${ours}, which does not exist.`);
  const changed = reliances.flatMap(({ ours, kind, upstream }) =>
    upstream.flatMap((file) => {
      const problem = checkFile(modules, file, hashes[file] ?? {});
      return problem === undefined ? [] : [`${ours} (${kind}) relies on ${file}, ${problem}.`];
    }),
  );
  const files = new Set(reliances.flatMap(({ upstream }) => upstream));
  const leftOver = Object.keys(hashes)
    .filter((file) => !files.has(file))
    .map(
      (file) => `internals/hashes.json records ${file}, which internals/manifest.ts does not list.`,
    );
  const listed = new Set(reliances.map(({ ours }) => ours));
  const unlisted = listThemes(siteDir)
    .flatMap((theme) => listOverrides(siteDir, modules, theme))
    .filter((override) => !listed.has(override))
    .map(
      (override) =>
        `${override} overrides the classic theme, but internals/manifest.ts does not list it.`,
    );
  return [...vanished, ...unlisted, ...changed, ...leftOver];
}

/** Folders whose components can take the place of the classic theme's. */
function listThemes(siteDir: string): string[] {
  const plugins = path.join(siteDir, 'plugins');
  const names = existsSync(plugins) ? readdirSync(plugins) : [];
  return ['src/theme', ...names.map((name) => `plugins/${name}/theme`)];
}

function checkFile(modules: string, file: string, recorded: Hashes[string]): string | undefined {
  const version = readVersion(modules, file);
  const versions = Object.keys(recorded);
  if (version === undefined) {
    return 'whose package is not installed';
  }
  if (versions.length === 0) {
    return 'which is not recorded in internals/hashes.json';
  }
  const hash = hashFile(modules, file);
  if (hash === null) {
    return recorded[version] === null ? undefined : `which does not exist in ${version}`;
  }
  if (Object.values(recorded).includes(hash)) {
    return undefined;
  }
  return Object.values(recorded).every((known) => known === null)
    ? `which is new in ${version}`
    : `which differs in ${version} from what was read (${versions.join(', ')})`;
}
