import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reliances } from './manifest';
import { modules, siteDir } from './paths';
import { checkUpstream } from './upstream/checkUpstream';
import type { Hashes } from './upstream/Reliance';

/** Path of the recorded hashes. */
export const hashesFile = path.join(siteDir, 'internals/hashes.json');

/** Recorded hashes of all listed upstream files. */
export function readHashes(): Hashes {
  return JSON.parse(readFileSync(hashesFile, 'utf8')) as Hashes;
}

/**
 * Stops everything when an upstream file is not the one that was read.
 *
 * @param installed folder of the packages to look at
 * @throws Error with one line for each problem, which names our file and upstream's
 */
export function assertUpstream(installed = modules): void {
  const problems = checkUpstream({ siteDir, modules: installed, reliances, hashes: readHashes() });
  if (problems.length > 0) {
    throw new Error(
      [
        'The site relies on upstream files that are not as they were read:',
        ...problems.map((problem) => `- ${problem}`),
        'Read what changed (`npm run internals -- --diff <other node_modules>`), adapt our file, then record it: `npm run internals -- --accept`.',
      ].join('\n'),
    );
  }
}
