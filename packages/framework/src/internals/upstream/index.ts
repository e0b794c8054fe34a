import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../options';
import { patchUses } from '../patches';
import { checkUpstream } from './checkUpstream';
import { listOverrides } from './listOverrides';
import type { Hashes, UpstreamUse } from './UpstreamUse';

export { acceptUpstream } from './acceptUpstream';
export { hashFile } from './readUpstream';
export type { Hashes, UpstreamUse } from './UpstreamUse';

/** What `themeClassic.ts` relies on. */
const themeUse: UpstreamUse = {
  ours: 'packages/framework/src/internals/themeClassic.ts',
  kind: 'patch',
  upstream: [
    '@docusaurus/theme-classic/src/index.ts',
    '@docusaurus/theme-classic/src/inlineScripts.ts',
    '@docusaurus/theme-classic/src/prism-include-languages.ts',
    'infima/dist/css/default/default.css',
  ],
};

/** Folder of the installed packages, as the bundler names it, which follows symbolic links. */
export function findModules(siteDir: string): string {
  return realpathSync(path.join(siteDir, 'node_modules'));
}

/** What relies on the framework's internals: overrides of the classic theme, what the site lists, and this package. */
export function listUses(siteDir: string, options: Options): readonly UpstreamUse[] {
  const overrides = listOverrides(siteDir, findModules(siteDir), readHashes(siteDir, options));
  return [...overrides, ...options.uses, themeUse, ...patchUses];
}

/** Recorded hashes of all listed upstream files. */
export function readHashes(siteDir: string, { hashesFile }: Pick<Options, 'hashesFile'>): Hashes {
  return JSON.parse(readFileSync(path.join(siteDir, hashesFile), 'utf8')) as Hashes;
}

/**
 * Stops everything when an upstream file is not the one that was read.
 *
 * @param modules folder of the packages to look at
 * @throws Error with one line for each problem, which names our file and upstream's
 */
export function assertUpstream(
  siteDir: string,
  options: Options,
  modules = findModules(siteDir),
): void {
  const problems = checkUpstream({
    ...options,
    siteDir,
    modules,
    uses: listUses(siteDir, options),
    hashes: readHashes(siteDir, options),
  });
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
