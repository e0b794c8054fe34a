import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reliances } from '../../../internals/manifest';
import type { Finding } from '../Finding';
import type { Site } from '../readSite';
import { findFaults } from './findFaults';

/** Checks the rules for folders and imports, which ARCHITECTURE.md lists. */
export function checkStructure({ siteDir }: Site): Finding[] {
  const files = execFileSync('git', ['ls-files'], { cwd: siteDir, encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(path.join(siteDir, file)) && !file.startsWith('examples/'));
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const sources = new Map(
    files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file)).map((file) => [file, read(file)]),
  );
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const modules = path.join(siteDir, 'node_modules');
  const clientExports = path.join(modules, '@docusaurus/core/lib/client/exports');
  // Aliases of the bundler: declared for TypeScript and not installed.
  const aliases = [...sources.values()]
    .flatMap((text) => [...text.matchAll(/^declare module '([^']+)'/gm)])
    .flatMap(([, name = '']) => (existsSync(path.join(modules, name)) ? [] : name));

  return findFaults({
    files: new Set(files),
    sources,
    packages: { ...dependencies, ...devDependencies },
    devPackages: new Set(Object.keys(devDependencies)),
    reliances: reliances.map(({ ours }) => ours),
    isAlias: (specifier) =>
      /^@(theme|theme-original|theme-init|generated)\//.test(specifier) ||
      aliases.includes(specifier) ||
      existsSync(path.join(clientExports, `${specifier.replace('@docusaurus/', '')}.js`)),
  });
}
