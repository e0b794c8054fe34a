/** Versions of the packages that package.json names, for one kind of dependency. */
type Dependencies = Record<string, string>;

interface Manifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

/** A published version, as `npm view <package> version peerDependencies --json` prints it. */
export interface Published {
  version: string;
  peerDependencies?: Dependencies;
}

export const apiPlugin = 'docusaurus-plugin-openapi-docs';

/** A manifest in which all packages of Docusaurus have one version, and the API plugin another. */
export function moveVersions<T extends Manifest>(
  manifest: T,
  docusaurus: string,
  openapi: string,
): T {
  const move = (dependencies: Dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [
        name,
        name.startsWith('@docusaurus/') ? docusaurus : name === apiPlugin ? openapi : version,
      ]),
    );
  return {
    ...manifest,
    dependencies: move(manifest.dependencies),
    devDependencies: move(manifest.devDependencies),
  };
}

/**
 * The newest version of the API plugin whose peer dependencies accept a version of Docusaurus; pre-releases are left out.
 *
 * @throws Error when there is none
 */
export function chooseApiPlugin(published: readonly Published[], docusaurus: string): string {
  const [chosen] = published
    .filter(
      ({ version, peerDependencies = {} }) =>
        !version.includes('-') &&
        Object.entries(peerDependencies).every(
          ([name, range]) => !name.startsWith('@docusaurus/') || accepts(range, docusaurus),
        ),
    )
    .map(({ version }) => version)
    .sort((one, other) => compare(other, one));
  if (chosen === undefined) {
    throw new Error(`No version of ${apiPlugin} accepts Docusaurus ${docusaurus}.`);
  }
  return chosen;
}

/** Whether a range of the form `^1.2.3 || ^2.0.0` holds a version. */
function accepts(range: string, version: string): boolean {
  return range.split('||').some((part) => {
    const oldest = /^\^(\d+\.\d+\.\d+)$/.exec(part.trim())?.[1];
    return (
      oldest !== undefined &&
      oldest.split('.')[0] === version.split('.')[0] &&
      compare(version, oldest) >= 0
    );
  });
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
