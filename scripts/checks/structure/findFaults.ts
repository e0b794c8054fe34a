import { builtinModules } from 'node:module';
import path from 'node:path';
import type { Finding } from '../Finding';
import { readImports, type Import } from './readImports';

/** What the check reads of the repository; paths are relative to its root. */
export interface Repository {
  /** Text of each source file. */
  sources: ReadonlyMap<string, string>;
  /** All files. */
  files: ReadonlySet<string>;
  /** Dependencies of package.json with their versions. */
  packages: Readonly<Record<string, string>>;
  /** Names of those that `npm start` does not install. */
  devPackages: ReadonlySet<string>;
  /** Files and folders that may use what the framework does not document: those of internals/manifest.ts. */
  reliances: readonly string[];
  /** Whether the bundler resolves a module, e.g. `@docusaurus/Link` or `@theme/Layout`. */
  isAlias: (specifier: string) => boolean;
}

/** An import with the file it is in and, if it is not of a package, the file it names. */
interface Edge extends Import {
  from: string;
  to: string | undefined;
}

const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file);

/** Modules that run only when pages are rendered. */
const isServerCode = (file: string) => /(^|[./])server\.tsx?$/.test(file);

/** Code that the browser loads. */
const isBrowserCode = (file: string) =>
  /^src\/|^plugins\/[^/]+\/(theme|client)\//.test(file) && !isTest(file) && !isServerCode(file);

/** Finds violations of the rules for folders and imports. */
export function findFaults(repository: Repository): Finding[] {
  const edges = [...repository.sources].flatMap(([from, text]) =>
    readImports(from, text).map((found): Edge => {
      const to = resolveFile(found.specifier, from, repository.sources);
      return { ...found, from, to };
    }),
  );
  return [
    ...findUndeclared(edges, repository),
    ...findLooseVersions(repository.packages),
    ...findIncompletePlugins(repository),
    ...findDevPackagesInBuild(edges, repository),
    ...findUnlistedInternals(edges, repository),
    ...findCycles(edges),
  ];
}

/** The repository's file that an import names; undefined for packages and aliases of the framework. */
function resolveFile(
  specifier: string,
  from: string,
  sources: ReadonlyMap<string, string>,
): string | undefined {
  const isRelative = specifier.startsWith('.');
  if (!isRelative && !specifier.startsWith('@site/')) return undefined;
  const target = isRelative
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.slice('@site/'.length);
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
  return endings.map((ending) => target + ending).find((file) => sources.has(file)) ?? target;
}

function findUndeclared(edges: readonly Edge[], repository: Repository): Finding[] {
  const { packages, isAlias } = repository;
  return edges.flatMap(({ specifier, from, line, to }) => {
    const isFile = to !== undefined || specifier.startsWith('/');
    const packageName = nameOfPackage(specifier);
    const isDeclared =
      isFile ||
      packageName in packages ||
      `@types/${packageName}` in packages ||
      isBuiltin(specifier) ||
      isAlias(specifier);
    const message = `${packageName} is not declared in package.json`;
    return isDeclared ? [] : [{ file: from, line, message }];
  });
}

function nameOfPackage(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** What `npm start` and `npm run dev` run, which install no devDependencies, and the pages and components of the site. */
const isBuildEntry = (file: string) =>
  /^(scripts\/(build|serve|dev)\.ts|docusaurus\.config\.ts|sidebars\.ts|preset\/.*|plugins\/[^/]+\/index\.ts)$/.test(
    file,
  ) || isBrowserCode(file);

/** Follows imports from the build to packages that it would run without. */
function findDevPackagesInBuild(edges: readonly Edge[], { devPackages }: Repository): Finding[] {
  const loaded = edges.filter(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic);
  const reached = new Set(
    edges.map(({ from }) => from).filter((file) => isBuildEntry(file) && !isTest(file)),
  );
  const faults: Finding[] = [];
  for (const file of reached) {
    for (const { line, specifier, to } of loaded.filter(({ from }) => from === file)) {
      if (to !== undefined) {
        reached.add(to);
      } else if (devPackages.has(nameOfPackage(specifier))) {
        const message = `the build needs ${nameOfPackage(specifier)}: move it from devDependencies to dependencies`;
        faults.push({ file, line, message });
      }
    }
  }
  return faults;
}

/** Specifiers that reach behind a public interface of the framework. */
const internal = /^(@docusaurus\/[\w-]+\/(internal|lib|src)(\/|$)|@theme-init\/|@generated\/)/;

function findUnlistedInternals(edges: readonly Edge[], { reliances }: Repository): Finding[] {
  return edges
    .filter(
      ({ specifier, from }) =>
        internal.test(specifier) && !/^internals\/|\.(test|d)\.\w+$/.test(from),
    )
    .filter(({ from }) => !reliances.some((ours) => `${from}/`.startsWith(`${ours}/`)))
    .map(({ specifier, from, line }) => ({
      file: from,
      line,
      message: `internals/manifest.ts does not list this file, which imports ${specifier}`,
    }));
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function findLooseVersions(packages: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(packages)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({
      file: 'package.json',
      line: 1,
      message: `${name} has no exact version: ${version}`,
    }));
}

/** Every plugin has a lifecycle and a README; the type of its options, if it has some, is in options.ts. */
function findIncompletePlugins({ files, sources }: Repository): Finding[] {
  const plugins = new Set([...files].flatMap((file) => /^plugins\/[^/]+(?=\/)/.exec(file) ?? []));
  return [...plugins].flatMap((plugin) => {
    const hasOptions = /\bOptions\b/.test(sources.get(`${plugin}/index.ts`) ?? '');
    return ['index.ts', 'README.md', ...(hasOptions ? ['options.ts'] : [])]
      .filter((name) => !files.has(`${plugin}/${name}`))
      .map((name) => ({ file: plugin, line: 1, message: `${name} is missing` }));
  });
}

/** Import cycles between top-level folders, where each plugin counts as one. */
function findCycles(edges: readonly Edge[]): Finding[] {
  const folderOf = (file: string) => /^plugins\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0];
  const crossing = edges.flatMap(({ from, to, line, isTypeOnly }) => {
    const [source, target] = [folderOf(from), to === undefined ? undefined : folderOf(to)];
    const isCrossing = source !== undefined && target !== undefined && source !== target;
    return isCrossing && !isTypeOnly ? [{ source, target, from, line }] : [];
  });
  const reaches = (start: string, end: string): boolean => {
    const reached = new Set([start]);
    for (const folder of reached)
      for (const { source, target } of crossing) if (source === folder) reached.add(target);
    return reached.has(end);
  };
  return crossing
    .filter(({ source, target }) => reaches(target, source))
    .map(({ source, target, from, line }) => ({
      file: from,
      line,
      message: `${source} → ${target} closes an import cycle`,
    }));
}
