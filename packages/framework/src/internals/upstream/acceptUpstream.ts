import { hashFile, readVersion } from './readUpstream';
import type { Hashes, UpstreamUse } from './UpstreamUse';

interface Options {
  modules: string;
  uses: readonly UpstreamUse[];
  /** Records of other versions that stay valid. */
  hashes: Hashes;
}

/**
 * Records every listed upstream file as it is installed, beside the versions of it that were read before.
 *
 * @throws Error when a package is not installed
 */
export function acceptUpstream({ modules, uses, hashes }: Options): Hashes {
  const files = [...new Set(uses.flatMap(({ upstream }) => upstream))].sort();
  return Object.fromEntries(
    files.map((file) => {
      const version = readVersion(modules, file);
      if (version === undefined) {
        throw new Error(`The package of ${file} is not installed.`);
      }
      const hash = hashFile(modules, file);
      const before = hashes[file] ?? {};
      const isKnown = hash !== null && Object.values(before).includes(hash);
      return [file, isKnown ? before : { ...before, [version]: hash }];
    }),
  );
}
