import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashFile, readVersion } from './readUpstream';
import type { Hashes, UpstreamUse } from './UpstreamUse';

interface Options {
  siteDir: string;
  /** Folder of the installed packages. */
  modules: string;
  uses: readonly UpstreamUse[];
  /** File that lists them, for messages. */
  usesFile: string;
  hashes: Hashes;
  /** File that has them, for messages. */
  hashesFile: string;
}

/** What no longer holds, one sentence each, with the names of our file and upstream's; empty when all is as recorded. */
export function checkUpstream(options: Options): string[] {
  const { siteDir, modules, uses, usesFile, hashes, hashesFile } = options;
  const vanished = uses
    .filter(({ ours }) => !existsSync(path.join(siteDir, ours)))
    .map(({ ours }) => `${usesFile} lists ${ours}, which does not exist.`);
  const changed = uses.flatMap(({ ours, kind, upstream }) =>
    upstream.flatMap((file) => {
      const problem = checkFile(modules, file, hashes[file]);
      return problem === undefined ? [] : [`${ours} (${kind}) relies on ${file}, ${problem}.`];
    }),
  );
  const files = new Set(uses.flatMap(({ upstream }) => upstream));
  const leftOver = Object.keys(hashes)
    .filter((file) => !files.has(file))
    .map((file) => `${hashesFile} records ${file}, which nothing of ${usesFile} relies on.`);
  return [...vanished, ...changed, ...leftOver];
}

function checkFile(modules: string, file: string, recorded?: Hashes[string]): string | undefined {
  const version = readVersion(modules, file);
  if (version === undefined) {
    return 'whose package is not installed';
  }
  if (recorded === undefined) {
    return 'which nobody has recorded';
  }
  const versions = Object.keys(recorded);
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
