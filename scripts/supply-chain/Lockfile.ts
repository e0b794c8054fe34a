import { readFileSync } from 'node:fs';

/** One installed package, as npm's lock file (version 3) has it. */
export interface LockedPackage {
  /** Name that it is imported by. */
  name: string;
  /** Its place, e.g. `node_modules/a/node_modules/b`. */
  place: string;
  version: string;
  /** Left out where npm is told not to write it (`omit-lockfile-registry-resolved`): then it is the registry's own address. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** A manifest's ranges, by the name of the package. */
export type Ranges = Record<string, string>;

/** What the checks read of a `package.json`. */
export interface Manifest {
  dependencies?: Ranges;
  devDependencies?: Ranges;
  overrides?: Ranges;
}

/**
 * The packages of a lock file, without the project itself.
 *
 * @throws Error when it is not of version 3
 */
export function readLockfile(file: string): LockedPackage[] {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    lockfileVersion: number;
    packages: Record<string, Omit<LockedPackage, 'name' | 'place'>>;
  };
  if (lockfileVersion !== 3) {
    throw new Error(`${file}: lock files of version ${lockfileVersion} are not read`);
  }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, place, name: place.replace(/^.*node_modules\//, '') }));
}
