import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hashes, UpstreamUse } from './UpstreamUse';

const classicTheme = '@docusaurus/theme-classic/src/theme';
const endings = ['.tsx', '.ts', '/index.tsx', '/index.ts', '/styles.module.css'];

/**
 * Components of the site and its packages that take the place of the classic theme's, with the files of these: those that are installed,
 * and those that an earlier version had.
 */
export function listOverrides(siteDir: string, modules: string, hashes: Hashes): UpstreamUse[] {
  const packages = path.join(siteDir, 'packages');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  return ['src/theme', ...names.map((name) => `packages/${name}/src/theme`)].flatMap((theme) =>
    listModules(path.join(siteDir, theme)).flatMap((file): UpstreamUse[] => {
      // What follows `@theme/` in an import of the file.
      const name = file.replace(/(\/index)?\.tsx?$/, '');
      const upstream = endings
        .map((ending) => `${classicTheme}/${name}${ending}`)
        .filter((other) => other in hashes || existsSync(path.join(modules, other)));
      if (upstream.length === 0) return [];
      const source = readFileSync(path.join(siteDir, theme, file), 'utf8');
      const kind = source.includes('@theme-original/') ? 'wrap' : 'eject';
      return [{ ours: `${theme}/${file.replace(/\/index\.tsx?$/, '')}`, kind, upstream }];
    }),
  );
}

function listModules(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}
