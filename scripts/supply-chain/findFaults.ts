import type { LockedPackage, Manifest } from './Lockfile';
import {
  advisories,
  idleInstallScripts,
  licencesReadByHand,
  otherLicences,
  permissive,
} from './policy';

const registry = 'https://registry.npmjs.org/';
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Ranges in a manifest that leave the version to the day of the install. */
export function findLooseVersions({
  dependencies,
  devDependencies,
  overrides,
}: Manifest): string[] {
  return Object.entries({ ...overrides, ...devDependencies, ...dependencies })
    .filter(([, range]) => !exact.test(range))
    .map(([name, range]) => `${name} is "${range}", which is no exact version`);
}

/** What is wrong with one package of a lock file, whoever installs it. */
export function findPackageFaults(entry: LockedPackage): string[] {
  const { name, version, resolved, integrity, hasInstallScript } = entry;
  const title = `${name}@${version}`;
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${title} has no SHA-512 integrity`]),
    ...(resolved === undefined || resolved.startsWith(registry)
      ? []
      : [`${title} comes from ${resolved}`]),
    ...(hasInstallScript && !(name in idleInstallScripts)
      ? [`${title} has an install script that nobody has looked at`]
      : []),
    ...advisories
      .filter((advisory) => advisory.package === name && isAffected(version, advisory.fixedIn))
      .map(({ ids, fault }) => `${title}: ${fault} (${ids.join(', ')})`),
  ];
}

/** What is wrong with the licence of a package. */
export function findLicenceFaults({ name, version, license }: LockedPackage): string[] {
  const licence = license ?? licencesReadByHand[name];
  if (licence === undefined) {
    return [`${name}@${version} names no licence`];
  }
  const exception = Object.entries(otherLicences).find(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )?.[1];
  return isPermissive(licence) || exception?.licence === licence
    ? []
    : [`${name}@${version} is under ${licence}, which nobody has decided on`];
}

/** Reads the expressions that packages write: names joined by OR or AND, in brackets or not. */
function isPermissive(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permissive.has(name)));
}

function isAffected(version: string, fixedIn: Record<number, string>): boolean {
  const major = Number(version.split('.')[0]);
  const fix = fixedIn[major];
  return fix !== undefined && compareVersions(version, fix) < 0;
}

function compareVersions(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.split(/[.-]/).map(Number));
  const index = [0, 1, 2].find((part) => left[part] !== right[part]);
  return index === undefined ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** Entries of the policy that nothing in the tree needs any more. */
export function findStaleEntries(tree: readonly LockedPackage[]): string[] {
  const names = new Set(tree.map(({ name }) => name));
  const isUsed = (pattern: string) =>
    pattern.endsWith('*')
      ? [...names].some((name) => name.startsWith(pattern.slice(0, -1)))
      : names.has(pattern);
  return [otherLicences, licencesReadByHand, idleInstallScripts]
    .flatMap((table) => Object.keys(table))
    .filter((pattern) => !isUsed(pattern))
    .map((pattern) => `${pattern} is in scripts/supply-chain/policy.ts, and in no lock file`);
}
